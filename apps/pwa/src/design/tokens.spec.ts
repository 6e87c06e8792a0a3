import { describe, expect, it } from 'vitest';

// The app's types know no Node, and vitest empties stylesheets: the file is read as it lies.
const { readFileSync } = (await import('node:fs' as string)) as { readFileSync(at: URL, encoding: string): string };
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours of the blocks whose selector is one of these, later ones winning. */
function colours(...selectors: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/^(:root[^{]*)\{([^}]*)\}/gm)) {
    if (!selectors.includes(selector.trim())) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)) found[name] = value;
  }
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const accents = ['', '1', '2', '3', '4'];
const themes = (['dark', 'light'] as const).flatMap((theme) =>
  accents.map((accent) => {
    const light = theme === 'light' ? [':root[data-theme="light"]'] : [];
    const own = accent && `${light[0] ?? ':root'} [data-accent="${accent}"]`;
    return [`${theme} ${accent}`, colours(':root', ...light, own)] as const;
  }),
);

describe.each(themes)('the %s theme', (_, colour) => {
  const surfaces = ['surface', 'raised', 'pressed'].map((name) => colour[name] as string);

  it.each(['ink', 'muted', 'accent', 'harm', 'heal', 'warn'])('has 7:1 for %s on every surface', (role) => {
    for (const surface of surfaces) expect(contrast(colour[role] as string, surface)).toBeGreaterThanOrEqual(7);
  });

  it('has 7:1 for what stands on the accent', () => {
    expect(contrast(colour['on-accent'] as string, colour.accent as string)).toBeGreaterThanOrEqual(7);
  });

  it('has 3:1 for the borders of controls', () => {
    for (const surface of surfaces) expect(contrast(colour.control as string, surface)).toBeGreaterThanOrEqual(3);
  });
});
