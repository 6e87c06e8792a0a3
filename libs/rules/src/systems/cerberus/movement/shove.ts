import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { displayName, rolledTotal } from '../base/figures.ts';
import { combatantId } from '../vocabulary.ts';
import { forcedEdge } from './forced.edge.ts';
import { forced, forcedFields } from './forced.ts';
import { feet } from './moving/fields.ts';
import { effectDc, reflexField, reflexMode } from './moving/reflex-save.ts';

const Shoved = z
  .strictObject({
    id: combatantId().optional(),
    name: displayName('Name, for sentences.'),
    size: forcedFields.targetSize,
    reflex: reflexField(),
    mode: reflexMode(),
  })
  .meta({ id: 'CerberusShoved', title: 'Target', description: 'Who is moved against their will.' });

const Effect = z
  .strictObject({
    distance_ft: forcedFields.distance_ft,
    allowedSize: forcedFields.allowedSize,
    dc: effectDc(),
  })
  .meta({ id: 'CerberusShove', title: 'Effect', description: 'The spell, breath or blow that moves the target.' });

/** An effect moves somebody, as far as size lets it; before real danger a Reflex Save may stop them at the brink. */
export const shove = operation({
  id: 'cerberus.movement.shove',
  title: 'Move somebody by force',
  summary: 'How far an effect moves an unwilling creature, and whether it stops at the brink of a pit or fire.',
  input: z.strictObject({
    target: Shoved,
    effect: Effect,
    edge_ft: feet('Distance to the brink, where there is one.').optional(),
  }),
  output: z.strictObject({
    moved_ft: feet('How far the target is moved.'),
    inDanger: flag('Whether it goes over the brink.'),
    total: rolledTotal('The Reflex Save; absent when none was made.').optional(),
  }),
  dice: forcedEdge.dice,
  uses: [forced, forcedEdge],
  odds: { moved_ft: ({ moved_ft: moved }) => moved, inDanger: ({ inDanger }) => inDanger },
  resolve({ target: { id, size, reflex, mode }, effect: { dc, ...effect }, edge_ft }, ruling) {
    ruling.cast('target', id);
    const { moved_ft } = ruling.run(forced, { ...effect, targetSize: size });
    const { outcome, details } = ruling.detailed(forcedEdge, { moved_ft, edge_ft, reflex, mode, dc });
    return { moved_ft: outcome.moved_ft, inDanger: outcome.inDanger, total: partOf(details, 'total') };
  },
  sentence({ moved_ft: moved, inDanger, total }, { target: { name = 'The target' }, effect: { dc } }) {
    const save = total === undefined ? '' : `, ${total} against DC ${dc}`;
    if (moved === 0) return `${name} is not moved${save}.`;
    return `${name} is moved ${moved} ft${inDanger ? ', over the brink' : ''}${save}.`;
  },
  changes: () => [],
  groups: [
    { title: 'The shove', fields: ['effect.distance_ft', 'effect.allowedSize', 'target.size'] },
    { title: 'The brink', fields: ['edge_ft', 'effect.dc', 'target.reflex', 'target.mode'] },
    { title: 'Who', fields: ['target.name', 'target.id'] },
  ],
  examples: [
    {
      title: 'Toward a pit, stopped at its edge by a Save that reaches the DC, rolled at the table',
      request: {
        input: {
          target: { name: 'Brant', size: 'medium', reflex: 6 },
          effect: { distance_ft: 20, allowedSize: 'medium', dc: 15 },
          edge_ft: 10,
        },
        dice: { rolls: [{ key: 'target.reflexSave', faces: [9] }] },
      },
    },
    {
      title: 'One size too large: half the distance',
      request: {
        input: {
          target: { size: 'large', reflex: 2 },
          effect: { distance_ft: 15, allowedSize: 'medium', dc: 15 },
        },
      },
    },
  ],
});
