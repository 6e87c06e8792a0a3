/** `cerberus.martial.attack` → `cerberus.martial`. It stands apart, so that asking for a chapter does not load what chapters need. */
export function chapterNameOf(operation: string): string {
  return operation.split('.', 2).join('.');
}
