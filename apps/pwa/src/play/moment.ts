/** When something was, as one says it: `just now`, `5 minutes ago`, `yesterday, 21:04`. */
export function momentWords(time: number, now: number): string {
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return '1 minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  const [then, today] = [new Date(time), new Date(now)];
  const clock = then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (sameDay(then, today)) return `today, ${clock}`;
  if (sameDay(then, new Date(now - 86_400_000))) return `yesterday, ${clock}`;
  return `${then.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}, ${clock}`;
}

function sameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}
