import { eventDifficulty } from '@polyphony/domain/kinds/eventDifficulty.js';
import { eventDifficultyOperations as operations } from '../../graphql/generated/operations/eventDifficulty';
import { NamedFields } from '../../records/form/NamedFields';
import { formScreen } from '../../records/screen';

export const screen = formScreen({ kind: eventDifficulty, operations, Fields: NamedFields });
