/** Made while the app is built; see build/catalogue.ts and build/odds-worker.ts. */

declare module 'virtual:catalogue' {
  export const catalogue: readonly import('./engine/catalogue.ts').CatalogueSystem[];
}

declare module 'virtual:titles' {
  /** The title of every rule, by id. */
  export const titles: Readonly<Record<string, string>>;
}

declare module 'virtual:forms' {
  /** By chapter: what the forms of its operations are made from. */
  export const formLoaders: Readonly<
    Record<string, () => Promise<{ forms: import('./engine/description.ts').ChapterForms }>>
  >;
}

declare module 'virtual:odds-worker' {
  const address: string;
  export default address;
}
