/** A reference to a schema of the document, for routes written by hand. */
export function component(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
