import { pageOf } from '@polyphony/domain/kinds/parts/kind.js';
import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { presentSlug } from './presentSlug.js';

@ObjectType({ description: 'Where visitors find a record whose slug was changed.' })
class PresentAddress {
  @Field({ description: 'Its slug now.' })
  readonly slug!: string;

  @Field({ description: "The path of its page on the site: '/event/dawn-walk'." })
  readonly path!: string;
}

@Resolver()
export class AddressResolver {
  @Public()
  @Query(() => PresentAddress, {
    nullable: true,
    description:
      'Where visitors find the record that had a slug before. Null while a record has it, and where none had.',
  })
  async presentAddress(
    @Arg('kind', () => String, { description: "The kind of the record: 'event', 'blogCategory', …" }) kind: string,
    @Arg('slug', () => String, { description: 'A slug that a record may have had.' }) slug: string,
    @Ctx() { loaders, services }: Context,
  ): Promise<PresentAddress | null> {
    const store = loaders.stores.all.find((one) => one.kind.name === kind);
    const present = store ? await presentSlug(store, slug, services.stamps) : null;
    const page = store && pageOf(store.kind);
    return present !== null && page
      ? { slug: present, path: page.replace(':slug', encodeURIComponent(present)) }
      : null;
  }
}
