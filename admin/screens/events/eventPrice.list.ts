import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { eventOperations } from '../../graphql/generated/operations/event';
import { eventPriceOperations as operations } from '../../graphql/generated/operations/eventPrice';
import { updatedColumn } from '../../records/columns/columns';
import { nameOrPlaceholder } from '../../records/format';
import { listScreen } from '../../records/screen';
import { moneyText } from '../../records/moneyText';
import { text } from '../../texts/useT';

export const screen = listScreen({
  kind: kindFacts.eventPrice,
  operations,
  columns: [
    {
      field: 'event',
      summary: true,
      show: ({ event }) => nameOrPlaceholder(event?.name, text(screenTexts.notFoundLabel)),
    },
    { field: 'nationality', width: 132, show: ({ nationalityName }) => nationalityName },
    { field: 'priceType', width: 96, show: ({ priceTypeName }) => priceTypeName },
    { field: 'amount', width: 116, summary: true, show: moneyText },
    updatedColumn,
  ],
  filters: [{ param: 'event', field: 'eventId', options: eventOperations.options, empty: screenTexts.noData }],
  empty: screenTexts.noData,
});
