import type { Description, JsonSchema } from '@riposte/rules';

export type { JsonSchema };
export type FormGroup = Description['groups'][number];
export type Example = Description['examples'][number];
