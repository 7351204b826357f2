import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { typedDocument } from '../clients/typedDocument.js';
import { OUTCOME, type Outcome } from './payloads.js';

/** What an operation on several records responds with. */
export interface BulkOutcome extends Outcome {
  readonly results: readonly {
    readonly id: string;
    readonly success: boolean;
    readonly changed: boolean;
    readonly message: string;
  }[];
}

const RESULTS = `{ ${OUTCOME} results { id success changed message } }`;

/** The operations on several records of a kind as documents. */
export const bulkOperationsOf = ({ names }: AnyKind) => ({
  delete: typedDocument<BulkOutcome>(`mutation ($ids: [ID!]!) { ${names.deleteMany}(ids: $ids) ${RESULTS} }`),
  toggle: (toggle: Toggle) =>
    typedDocument<BulkOutcome>(
      `mutation ($ids: [ID!]!, $to: Boolean!) { ${names.toggleMany(toggle)}(ids: $ids, to: $to) ${RESULTS} }`,
    ),
  schedule: typedDocument<BulkOutcome>(
    `mutation ($ids: [ID!]!, $at: String!) { ${names.scheduleMany}(ids: $ids, at: $at) ${RESULTS} }`,
  ),
});
