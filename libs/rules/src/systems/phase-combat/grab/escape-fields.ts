import { flag } from '../../../kernel/schema.ts';
import { strength } from '../vocabulary.ts';

/** What both kinds of escape take. */
export const escapeFields = {
  victimStr: strength("The victim's STR."),
  grabberStr: strength("The grabber's STR."),
  oneArm: flag('Whether only one arm holds.'),
};
