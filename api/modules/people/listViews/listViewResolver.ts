import { LIST_VIEWS_MAX } from '@polyphony/domain/limits.js';
import { listViewRules } from '@polyphony/domain/listView.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types } from 'mongoose';
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../../access/gates.js';
import { RequirePermission } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import { notFound } from '../../../platform/errors.js';
import { withLease } from '../../../platform/database/lease.js';
import { invalid } from '../../../records/write/outcome.js';
import { objectId } from '../../../records/read/recordFinds.js';
import { Payload } from '../../../records/schema/types.js';
import { ListViewModel } from './listView.js';

@ObjectType({ description: 'A list as its owner wants to find it again.' })
class ListView {
  @Field(() => ID, { description: 'Id of the view.' }) id!: string;
  @Field({ description: 'What its owner calls it.' }) name!: string;
  @Field({ description: "What the list's address says after the question mark." }) query!: string;
}

@ObjectType({ description: 'What became of a view.' })
class ListViewPayload extends Payload {
  @Field(() => ListView, { nullable: true, description: 'The view as it is kept; null when refused.' })
  view!: ListView | null;
}

const refused = (message: Message, field: string): ListViewPayload => ({
  success: false,
  message,
  errors: [invalid(field, message)],
  view: null,
});

const LIST = { description: "The plural of the kind listed: 'eventCategories'." };

/** The views of lists that the signed-in person keeps; nobody else sees them. */
@Resolver()
export class ListViewResolver {
  @RequirePermission()
  @Query(() => [ListView], { description: "The asker's own views of a list, by name." })
  async myListViews(@Arg('list', () => String, LIST) list: string, @Ctx() context: Context): Promise<ListView[]> {
    const userId = new Types.ObjectId(signedIn(context).userId);
    const rows = await ListViewModel.find({ userId, list }).sort({ nameKey: 1 }).lean();
    return rows.map(({ _id, name, query }) => ({ id: _id.toHexString(), name, query }));
  }

  @RequirePermission()
  @Mutation(() => ListViewPayload, { description: 'Keeps a view of a list; one of the same name is replaced.' })
  async saveListView(
    @Arg('list', () => String, LIST) list: string,
    @Arg('name', () => String, { description: 'What it is to be called.' }) name: string,
    @Arg('query', () => String, { description: "What the list's address says after the question mark." })
    query: string,
    @Ctx() context: Context,
  ): Promise<ListViewPayload> {
    const { userId } = signedIn(context);
    const { value, errors } = await validate(listViewRules, { list, name, query });
    const [error] = errors ?? [];
    if (error || !value) return refused(error?.message ?? messages.notSaved, error?.field ?? 'name');
    const key = { userId: new Types.ObjectId(userId), list: value.list, nameKey: value.name.toLowerCase() };
    // Two windows of one person that save at once: no more views come of it than the limit.
    return withLease(`list views ${userId}`, async () => {
      const known = await ListViewModel.findOne(key, { _id: 1 }).lean();
      if (!known && (await ListViewModel.countDocuments({ userId: key.userId })) >= LIST_VIEWS_MAX) {
        return refused(messages.viewsTooMany(LIST_VIEWS_MAX), 'name');
      }
      const saved = await ListViewModel.findOneAndUpdate(
        key,
        { $set: { name: value.name, query: value.query } },
        { upsert: true, returnDocument: 'after' },
      ).lean();
      if (!saved) throw new Error('A view that was kept was not answered.');
      const view = { id: saved._id.toHexString(), name: saved.name, query: saved.query };
      return { success: true, message: messages.viewSaved, errors: [], view };
    });
  }

  @RequirePermission()
  @Mutation(() => ListViewPayload, { description: "Deletes a view of the asker's own." })
  async deleteListView(
    @Arg('id', () => ID, { description: 'Id of the view.' }) id: string,
    @Ctx() context: Context,
  ): Promise<ListViewPayload> {
    const own = { _id: objectId(id), userId: new Types.ObjectId(signedIn(context).userId) };
    const { deletedCount } = await ListViewModel.deleteOne(own);
    if (deletedCount === 0) throw notFound(messages.notFound('labels.view'));
    return { success: true, message: messages.viewDeleted, errors: [], view: null };
  }
}
