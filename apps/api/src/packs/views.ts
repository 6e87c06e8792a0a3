import { ObjectType } from '@nestjs/graphql';
import { Shown, ShownCount, ShownJson } from '../lookups/decorators.ts';
import { pageOf } from '../lookups/views.ts';

@ObjectType('PackKindCount', { description: 'How much of one kind a pack holds.' })
export class KindCountView {
  @Shown('The kind.', { example: 'weapons' }) kind!: string;
  @ShownCount('How many entries it has of it.') entries!: number;
}

@ObjectType('PackFault', { description: 'One fault of a pack that was refused.' })
export class PackFaultView {
  @Shown('JSON pointer into the document; empty for the whole.') pointer!: string;
  @Shown('The fault in one sentence: which entry, which field, what would be right.') says!: string;
}

@ObjectType('PackSummary', { description: 'A pack of content.' })
export class PackSummaryView {
  @Shown('Its id; entries are called pack:entry. Empty for one that was refused.', { example: 'dex-rank-sample' })
  id!: string;
  @Shown('Its title; of one that was refused, the file.') title!: string;
  @Shown("The content's own version.") version!: string;
  @ShownCount('The version of its form; 0 for one that was refused.') formatVersion!: number;
  @Shown('Its system.') system!: string;
  @Shown('Where it is from: sample, folder, or request for one that was only checked.') from!: string;
  @Shown('Its file in the folder of packs.', { isOptional: true }) file?: string;
  @Shown('Whether it was refused, so that nothing of it can be used.') refused!: boolean;
  @Shown('What it holds.', { type: () => KindCountView, isList: true }) kinds!: KindCountView[];
  @Shown('Why it was refused.', { type: () => PackFaultView, isList: true }) errors!: PackFaultView[];
}

@ObjectType('Pack', { description: 'A whole pack of content, as a document that can be loaded elsewhere.' })
export class PackView {
  @ShownCount('The version of its form.') formatVersion!: number;
  @Shown('Its id.', { example: 'dex-rank-sample' }) id!: string;
  @Shown('Its title.') title!: string;
  @Shown("The content's own version.") version!: string;
  @Shown('Its system.') system!: string;
  @ShownJson('Its entries: lists by kind, as GET /v1/packs/kinds describes them.') entries!: object;
}

@ObjectType('PackEntry', { description: 'One entry of a pack.' })
export class EntryView {
  @Shown('How requests refer to it: pack:entry.', { example: 'dex-rank-sample:broadblade' }) reference!: string;
  @Shown('Its pack.') pack!: string;
  @Shown('Its kind.') kind!: string;
  @ShownJson('The entry by value.') entry!: object;
}

@ObjectType('PackKind', { description: 'A kind of content that packs of a system may hold.' })
export class KindView {
  @Shown('The system.') system!: string;
  @Shown("Its list in a pack's entries.", { example: 'weapons' }) id!: string;
  @Shown('What one of them is called.', { example: 'weapon' }) one!: string;
  @ShownCount('The most of them in one pack.') most!: number;
  @ShownJson('JSON Schema of an entry.') schema!: object;
}

export const PackPage = pageOf(PackSummaryView, 'PackPage');
