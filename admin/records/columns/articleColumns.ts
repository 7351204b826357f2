import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import type { Picture } from '@polyphony/domain/files/pictures.js';
import { text } from '../../texts/useT';
import { nameOrPlaceholder } from '../format';
import type { RecordOperations } from '../operations';
import { updatedColumn } from './columns';
import { imageColumn } from './imageColumn';

interface Row {
  readonly bannerImageFile?: Picture | null;
  readonly category?: { readonly name: string } | null;
}

/** The columns of posts and articles, beside those that every list has. */
export const articleColumns = [
  imageColumn('bannerImageFile'),
  { field: 'category', show: ({ category }: Row) => nameOrPlaceholder(category?.name, text(screenTexts.noCategory)) },
  updatedColumn,
] as const;

/** Fields that exports of them have beside the columns. */
export const articleExports = [
  { field: 'tags', exported: ({ tags }: { readonly tags: readonly string[] }) => tags.join(', ') },
] as const;

/** Filters of their lists, beside the status. */
export const articleFilters = ({ options }: Pick<RecordOperations, 'options'>) =>
  [{ param: 'category', field: 'categoryId', options, empty: screenTexts.categoryNotCreated }] as const;
