/** The one thing of the platform that the library uses; Node and browsers have it alike. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new seed from the platform's cryptographic generator: 60 random bits in twelve letters that can be read aloud. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
