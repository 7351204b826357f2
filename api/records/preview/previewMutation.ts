import { PREVIEW_HOURS } from '@polyphony/domain/publishing/preview.js';
import { Field, ObjectType } from 'type-graphql';
import { addMutation } from '../schema/addMutation.js';
import { DateTime } from '../schema/scalars.js';
import { ID_OF_RECORD } from '../schema/writeMutations.js';
import type { RecordStore } from '../write/recordStore.js';

@ObjectType({ description: 'A link to the page of a record that visitors need not see yet.' })
class PreviewLink {
  @Field({ description: 'The address. Who has it sees the page, without an account.' }) url!: string;
  @Field(() => DateTime, { description: `When it ends: ${PREVIEW_HOURS} hours from now.` }) expiresAt!: Date;
}

/** Adds the link to the preview of a record, for those who may read the record. */
export const addPreview = (proto: object, store: RecordStore) =>
  addMutation<[id: string]>(proto, {
    name: store.kind.names.preview,
    description: 'Makes a link to the page of a record as it is now, whether or not visitors see it.',
    returns: PreviewLink,
    gate: store.kind.permissions.details,
    args: [ID_OF_RECORD],
    run: async ({ services }, id) => {
      const record = await store.get(id);
      return services.previewLinks.issue({ kind: store.kind.name, id: record._id.toHexString() });
    },
  });
