/** Which of the decisions, amendments and outcomes of a request were needed, by their pointers. */
export class Usage {
  private pointers = new Set<string>();

  add(pointer: string): void {
    this.pointers.add(pointer);
  }

  has(pointer: string): boolean {
    return this.pointers.has(pointer);
  }

  /** Does some work and tells what it needed; here that counts as needed too. */
  during<T>(work: () => T): { value: T; needed: readonly string[] } {
    const outer = this.pointers;
    this.pointers = new Set();
    try {
      const value = work();
      return { value, needed: [...this.pointers] };
    } finally {
      for (const pointer of this.pointers) outer.add(pointer);
      this.pointers = outer;
    }
  }
}
