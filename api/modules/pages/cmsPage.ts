import { prop } from '@typegoose/typegoose';
import type { ContentField } from '@polyphony/domain/content/fields.js';
import { toFlat } from '@polyphony/domain/content/flat.js';
import { sectionsOf, sitePages } from '@polyphony/domain/content/pages/index.js';
import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { kinds } from '@polyphony/domain/kinds/index.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import mongoose from 'mongoose';
import { Field, ID } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import { forVisitors } from '../../records/read/localizedRead.js';
import { isPublishedRead, markPublishedRead } from '../../records/read/published.js';
import { Computed } from '../../records/schema/computed.js';
import { choiceFor, LANG_ARGUMENT } from '../../records/graphql/fields.js';
import { RecordBase, type StoredRecord } from '../../records/schema/record.js';
import { Record, recordClassOf, workersOf } from '../../records/graphql/recordClass.js';
import { contentDetails, contentIn, ownContent, picturesIn } from './content.js';
import { ContentMap } from './contentMap.js';

@Record(cmsPage, 'A page of the site. Its slug says which sections it has.')
export class CmsPage extends RecordBase {
  /** Made with the record, unique, and never changed, as SPEC-D20 wants it: the id has all of that. */
  @Computed<StoredRecord>(({ _id }) => _id.toHexString(), { needs: ['_id'] })
  @Field(() => ID, { description: 'What links to it are made of; the id of the record.' })
  readonly linkId!: string;

  @Computed<StoredRecord, { lang?: string }>(
    (record, args, context) => {
      const page = sectionsOf(record.slug);
      const choice = choiceFor(args, context);
      if (!page) return {};
      const content = isPublishedRead(record)
        ? contentIn(page, record, forVisitors(choice))
        : ownContent(page, record, choice.requested);
      return toFlat(page.fields, content);
    },
    { needs: ['*'], args: LANG_ARGUMENT },
  )
  @Field(() => ContentMap, {
    description:
      'The content of its sections in a language. Visitors read what is missing in the default language or in the base language; pictures and links are the same in all.',
  })
  readonly contentDetails!: object;

  @Computed<StoredRecord>(
    (record) => {
      const page = sectionsOf(record.slug);
      return page ? contentDetails(page, record) : {};
    },
    { needs: ['*'] },
  )
  @RequirePermission(...(workersOf(cmsPage) satisfies readonly Permission[]))
  @Field(() => ContentMap, { description: 'The content in every language, the cards of a list together.' })
  readonly content!: object;

  @Computed<StoredRecord>(
    async (record, _args, { loaders }) => {
      const page = sectionsOf(record.slug);
      const files = loaders.stores.of(kinds.file.name);
      const ids = page ? picturesIn(page, record) : [];
      const found = await Promise.all(ids.map((id) => loaders.record(files, id)));
      const known = found.filter((file) => file !== null);
      if (!isPublishedRead(record)) return known;
      loaders.noteParts(
        kinds.file.name,
        ids.map((id) => id.toHexString()),
      );
      return known.map(markPublishedRead);
    },
    { needs: ['*'] },
  )
  @Field(() => [recordClassOf(kinds.file.name)], { description: 'The pictures that its content names, each once.' })
  readonly pictures!: readonly object[];
}

/** Storage type of a field. Nothing is stored, until it is written: no page has the content of another one. */
const storedAs = ({ holds }: ContentField) => {
  if (holds === 'image') return mongoose.Schema.Types.ObjectId;
  return holds === 'cards' ? [mongoose.Schema.Types.Mixed] : mongoose.Schema.Types.Mixed;
};

for (const { fields } of sitePages)
  for (const [key, field] of Object.entries(fields))
    prop({ type: () => storedAs(field), default: undefined })(CmsPage.prototype, key);
