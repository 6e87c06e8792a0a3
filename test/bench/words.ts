/** `1,234/s` */
export function perSecond(rate: number): string {
  return `${grouped(rate)}/s`;
}

/** Three digits that count, thousands set apart. */
export function grouped(value: number): string {
  const rounded = value >= 1000 ? Number(value.toPrecision(3)) : Math.round(value);
  return String(rounded).replace(/\B(?=(\d{3})+$)/g, ',');
}
