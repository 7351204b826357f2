import { event } from '@polyphony/domain/kinds/event.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ReferenceInput } from '../../fields/choices/ReferenceInput';
import { SectionedInputs } from '../../fields/SectionedInputs';
import { eventOperations as operations } from '../../graphql/generated/operations/event';
import { eventCategoryOperations } from '../../graphql/generated/operations/eventCategory';
import { eventDifficultyOperations } from '../../graphql/generated/operations/eventDifficulty';
import { formScreen } from '../../records/screen';
import { EventAdvice } from './prices/EventAdvice';
import { EventPrices } from './prices/EventPrices';

const own = {
  categoryId: (
    <ReferenceInput
      name="categoryId"
      options={eventCategoryOperations.options}
      empty={screenTexts.categoryNotCreated}
    />
  ),
  difficultyId: (
    <ReferenceInput
      name="difficultyId"
      options={eventDifficultyOperations.options}
      none="words.none"
      empty={screenTexts.difficultiesNotCreated}
    />
  ),
};

export const screen = formScreen({
  kind: event,
  operations,
  Fields: () => <SectionedInputs kind={event} own={own} below={{ 'section-6': <EventPrices /> }} />,
  Advice: EventAdvice,
  sitePath: ({ slug, category }) => (category?.active ? `/event/${slug}` : null),
});
