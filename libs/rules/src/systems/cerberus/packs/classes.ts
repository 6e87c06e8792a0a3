import { z } from 'zod';
import { packKind } from '../../../kernel/packs/kind.ts';
import { entryId } from '../../../kernel/packs/pack.ts';
import { classFields } from '../character/deriving/class-figures.ts';

const ClassEntry = z
  .strictObject({ id: entryId(), ...classFields })
  .meta({ id: 'CerberusClassEntry', title: 'Class', description: 'A class, with what is known of it.' });

/** Classes of your own. What is left out of one is asked for when a character needs it. */
export const classes = packKind({ id: 'classes', one: 'class', most: 200, schema: ClassEntry });
