import { describe, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { soundDraft } from './sound-draft.ts';

const draft: Draft = {
  input: { attacker: { name: 'Séra' } },
  left: {},
  decisions: [],
  amendments: [],
  origin: { from: 'carried', changes: ['Maelis: HP 96 → 87'] },
};
const asked = { question: { input: {} }, decisions: [], rolls: [], missing: 'ask' as const };

describe('a kept draft', () => {
  it.each([
    draft,
    { ...draft, asked },
    { ...draft, corrects: { rolls: [], missing: 'ask', replaces: 'r1' } },
    { ...draft, origin: { from: 'last' } },
    { ...draft, input: undefined },
  ])('is taken as it is: %j', (kept) => {
    expect(soundDraft(kept)).toBe(kept);
  });

  it.each([
    5,
    'x',
    null,
    [],
    {},
    { input: {} },
    { ...draft, left: null },
    { ...draft, decisions: {} },
    { ...draft, amendments: [5] },
    { ...draft, origin: { from: 'carried' } },
    { ...draft, origin: { from: 'toString' } },
    { ...draft, asked: {} },
    { ...draft, asked: { ...asked, rolls: 'many' } },
    { ...draft, corrects: {} },
  ])('is left where it is none: %j', (kept) => {
    expect(soundDraft(kept)).toBeUndefined();
  });
});
