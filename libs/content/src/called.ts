/** Whether something is called exactly so, in any case: by its title, or by what it is sought as. */
export function isCalled(asked: string, title: string, soughtAs = ''): boolean {
  const name = asked.trim().toLowerCase();
  return title.toLowerCase() === name || soughtAs.toLowerCase().split(', ').includes(name);
}
