declare const process: { cpuUsage(): { user: number; system: number } };

/** How long something takes of the processor, in seconds; how busy the machine is with other things does not matter. */
export function seconds(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage();
  return (user + system - started.user - started.system) / 1e6;
}
