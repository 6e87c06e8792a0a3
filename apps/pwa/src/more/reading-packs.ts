import type { Pack } from '@riposte/rules';
import { keptPacks, type PackRecord } from '../data/index.ts';
import { checkedDocument } from '../engine/packs.ts';

/** A pack that was read, and what of it is here already; or what is wrong with it. */
export type Looked =
  | {
      pack: Pack;
      /** What keeping it would replace. */
      present?: PackRecord;
      /** Positive when it is newer than what is here, 0 when nothing is or its version is the same. */
      order: number;
    }
  | { pack?: undefined; faults: readonly string[] };

/** Why nothing could be read, in words for the person. */
export class PackUnreadable extends Error {
  override name = 'PackUnreadable';
}

/** Longest document that is looked at, in bytes: a pack of a thousand entries has a tenth of it. */
const LARGEST = 4 * 1024 * 1024;

const TOO_LARGE = 'This is far larger than a pack can be. Choose another.';
const NO_PACK =
  'This is not a pack, or it was cut off on its way. Choose another file, or copy it to this device again.';

export async function fromFile(file: File): Promise<Looked> {
  if (file.size > LARGEST) throw new PackUnreadable(TOO_LARGE);
  return lookedAt(await file.text());
}

/** Only the server that the app came from is asked: its pages may speak with no other. */
export async function fromAddress(address: string): Promise<Looked> {
  const url = urlOf(address.trim());
  if (url.origin !== location.origin)
    throw new PackUnreadable(
      `Riposte asks only ${location.host}. Open the address in a browser, save the pack as a file, and choose that.`,
    );
  const answer = await fetch(url).catch(() => {
    throw new PackUnreadable('The server cannot be reached. Try again with a connection, or choose a file.');
  });
  if (!answer.ok) throw new PackUnreadable('There is no pack at this address.');
  const text = await answer.text();
  if (text.length > LARGEST) throw new PackUnreadable(TOO_LARGE);
  return lookedAt(text);
}

function urlOf(address: string): URL {
  try {
    return new URL(address, location.origin);
  } catch {
    throw new PackUnreadable('This is no address. One begins with a slash, such as /v1/packs/ and the id of a pack.');
  }
}

async function lookedAt(text: string): Promise<Looked> {
  const checked = await checkedDocument(parsed(text));
  if (!checked.pack) return checked;
  const { pack } = checked;
  const { comparedVersions, samples } = await import('../engine/packing.ts');
  if (samples.some(({ id }) => id === pack.id))
    return { faults: [`The pack: id should be another one; “${pack.id}” is that of a sample, which is here already.`] };
  const present = (await keptPacks()).find(({ id }) => id === pack.id);
  return present ? { pack, present, order: comparedVersions(pack.version, present.version) } : { pack, order: 0 };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PackUnreadable(NO_PACK);
  }
}
