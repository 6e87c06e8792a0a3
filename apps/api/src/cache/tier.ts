/** One store of texts by key. It may forget anything at any time. */
export interface Tier {
  get(key: string): Promise<string | undefined> | string | undefined;
  set(key: string, value: string, seconds: number): void;
}
