import { join } from 'node:path';
import { frontDoor, type UnitRequest } from '@riposte/rules';
import { type Ask, evaluation } from '../cases/adapter.ts';
import { loadAdapters } from '../cases/adapters/index.ts';
import { casesIn } from '../cases/reading.ts';

const folder = join(import.meta.dirname, '../cases');
const SYSTEMS = ['cerberus', 'dex-rank', 'percentile-dodge', 'phase-combat'];

/** What the catalogue's cases ask of each unit, by its id. */
export async function catalogueRequests(): Promise<ReadonlyMap<string, readonly UnitRequest[]>> {
  const asked = new Map<string, UnitRequest[]>();
  const adapters = await loadAdapters();
  const ask: Ask = async (id, request) => {
    asked.set(id, [...(asked.get(id) ?? []), request as UnitRequest]);
    return frontDoor.registry.operations.has(id)
      ? frontDoor.resolve(id, request as UnitRequest)
      : frontDoor.evaluate(id, request as UnitRequest);
  };
  for (const { rule, given } of SYSTEMS.flatMap((system) => casesIn(join(folder, system)))) {
    // a case may expect a refusal, of which the adapter throws the words
    await (adapters.get(rule) ?? evaluation(rule))(given, ask).catch(() => undefined);
  }
  return asked;
}
