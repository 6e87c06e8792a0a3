import { ArgsType } from '@nestjs/graphql';
import { AskedText } from '../lookups/decorators.ts';

@ArgsType()
export class KindsQuery {
  @AskedText('Only of this system.', { max: 60, example: 'dex-rank' })
  system?: string;
}

@ArgsType()
export class EntryArgs {
  @AskedText('The pack.', { max: 300, isRequired: true })
  pack!: string;

  @AskedText('The kind.', { max: 300, isRequired: true })
  kind!: string;

  @AskedText("The entry's id.", { max: 300, isRequired: true })
  entry!: string;
}
