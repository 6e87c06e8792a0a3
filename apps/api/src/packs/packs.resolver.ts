import { Args, Query, Resolver } from '@nestjs/graphql';
import { asked } from '../lookups/lookups.resolver.ts';
import { ListQuery } from '../lookups/queries.ts';
import { Packs } from './packs.ts';
import { EntryArgs, KindsQuery } from './queries.ts';
import { EntryView, KindView, PackPage, PackView } from './views.ts';

/** The packs of REST, as GraphQL fields. */
@Resolver()
export class PacksResolver {
  private readonly shelf: Packs;

  constructor(packs: Packs) {
    this.shelf = packs;
  }

  @Query(() => PackPage, { description: 'The packs that are here, and those that were refused.', nullable: true })
  packs(@Args() query: ListQuery): object {
    return this.shelf.list(asked(ListQuery, query));
  }

  @Query(() => [KindView], { description: 'What packs may hold, with the schema of each entry.', nullable: true })
  packKinds(@Args() query: KindsQuery): KindView[] {
    return this.shelf.kinds(asked(KindsQuery, query).system);
  }

  @Query(() => PackView, { description: 'A whole pack.', nullable: true })
  pack(@Args('id', { description: "The pack's id." }) id: string): PackView {
    return this.shelf.pack(id);
  }

  @Query(() => EntryView, {
    description: 'One entry. Where an input must have the fields that it brings, give them by value.',
    nullable: true,
  })
  packEntry(@Args() args: EntryArgs): EntryView {
    const { pack, kind, entry } = asked(EntryArgs, args);
    return this.shelf.entry(pack, kind, entry);
  }
}
