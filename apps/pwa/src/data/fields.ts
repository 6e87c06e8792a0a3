/** Whether a value of unknown origin is a group of fields: neither a list nor a single value. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
