import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { testimonialOperations as operations } from '../../graphql/generated/operations/testimonial';
import { orderNumberColumn, updatedColumn } from '../../records/columns/columns';
import { imageColumn } from '../../records/columns/imageColumn';
import { cut } from '../../records/format';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.testimonial,
  operations,
  columns: [
    imageColumn('imageFile'),
    {
      field: 'message',
      show: ({ message }) => cut(message, 'excerpt'),
      exported: ({ message }) => message,
      summary: true,
    },
    {
      field: 'rating',
      width: 84,
      show: ({ rating }) => (typeof rating === 'number' ? `${rating} ★` : ''),
      exported: ({ rating }) => rating,
    },
    orderNumberColumn,
    updatedColumn,
  ],
  empty: screenTexts.noData,
});
