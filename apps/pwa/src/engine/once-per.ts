/**
 * The same, made once for each key. A failure is kept as well: a screen that asks again and again would never get to say so.
 */
export function oncePer<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
