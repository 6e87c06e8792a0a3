/** What stands under a name that may come from a file: it may be called like something that every object has, such as `__proto__`. */
export function ownOf<T>(list: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(list, name) ? list[name] : undefined;
}
