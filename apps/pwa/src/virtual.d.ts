/** Made while the app is built; see build/catalogue.ts, build/reference.ts and build/rules-worker.ts. */

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

declare module 'virtual:texts' {
  type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;
  export const listLoader: () => Promise<{ systems: readonly import('./reference/shelves.ts').ListedSystem[] }>;
  /** By chapter. */
  export const textLoaders: Loaders<{ texts: import('./reference/shelves.ts').ChapterTexts }>;
  /** By system. */
  export const wordLoaders: Loaders<{ words: readonly import('@riposte/content').Term[] }>;
}

declare module 'virtual:rules-worker' {
  const address: string;
  export default address;
}
