import { choice } from '../../../../kernel/schema.ts';

/** Why a board refuses an event, in the order of checking. The last is for declared actions that are taken back. */
export const RejectionCode = choice(
  'CerberusRejection',
  [
    'cannot-act',
    'bad-category',
    'wrong-category',
    'bad-duration',
    'id-in-use',
    'not-running',
    'not-releasing',
    'already-advanced',
    'not-current-tick',
    'no-attack',
    'already-defended',
    'no-dodge',
    'no-token',
    'no-slot',
    'already-answered',
  ],
  'Why the board refuses it.',
);

export const PaymentCode = choice(
  'CerberusPaymentRejection',
  ['no-token', 'no-slot'],
  'What is missing: a token, or else a slot.',
);
