import { event } from '@polyphony/domain/kinds/event.js';
import {
  EVENT_SECTIONS,
  EVENT_TEXTS,
  type EventSection,
  type EventText,
  type EventTextName,
} from '@polyphony/domain/kinds/eventTexts.js';
import { IMAGE_SIZES } from '@polyphony/domain/limits.js';
import { screenTexts } from '@polyphony/domain/screenTexts.js';
import { DayInput } from '../../fields/DayInput';
import { FormSections } from '../../fields/FormSections';
import { ImageInput } from '../../fields/ImageInput';
import { NumberInput } from '../../fields/NumberInput';
import { OrderNumberInput } from '../../fields/OrderNumberInput';
import { ReferenceInput } from '../../fields/ReferenceInput';
import { RichTextInput } from '../../fields/RichTextInput';
import { SlugInput } from '../../fields/SlugInput';
import { TextAreaInput } from '../../fields/TextAreaInput';
import { TextInput } from '../../fields/TextInput';
import { eventOperations as operations } from '../../graphql/generated/operations/event';
import { eventCategoryOperations } from '../../graphql/generated/operations/eventCategory';
import { eventDifficultyOperations } from '../../graphql/generated/operations/eventDifficulty';
import { formScreen } from '../../records/screen';
import { EventAdvice } from './prices/EventAdvice';
import { EventPrices } from './prices/EventPrices';

/** Texts that may be longer than this are written on several lines. */
const ONE_LINE_MAX = 200;

/** What the texts are for that do not say so themselves. */
const HINT_WORDS: Readonly<Partial<Record<EventTextName, string>>> = {
  buttonLabel: 'For apps that show events as cards. The website does not show it.',
  bannerTitle: 'Below the name of the event, in the banner',
  speakerName: 'Shown in the banner: “With …”',
  bannerButtonLabel: 'Replaces “Book a place” on the button in the banner',
  aboutHeading: 'Heading of the section. Leave blank for “What it is about”.',
  benefitHeading: 'Heading of the section. Leave blank for “What you take home”.',
  infoHeading: 'Heading of the box with date and place. Leave blank for “Good to know”.',
  infoDateRange: 'Dates in words, shown beside the start and end date, e.g. “every second Sunday”',
  infoStartEndTimeLabel: 'Times in words, shown beside the start and end time, e.g. “doors open at 9”',
  infoAddressLabel: 'The place as visitors read it',
  infoType: 'Format of the event, e.g. “Workshop, on site”',
  infoTargetAudienceTitle: "Leave blank for “Who it's for”.",
  priceTitle: 'Heading above the prices. Leave blank for “Prices”.',
};

const isNarrow = ({ max, rich }: EventText) => !rich && max <= ONE_LINE_MAX;

/** The inputs of a section's texts, in the order in which the kind declares them; one that would be alone in its row takes the whole row. */
function Texts({ of }: { of: EventSection }) {
  const texts = Object.entries(EVENT_TEXTS[of] as Readonly<Partial<Record<EventTextName, EventText>>>) as [
    EventTextName,
    EventText,
  ][];
  let besides = 0;
  return texts.map(([name, text], index) => {
    besides = isNarrow(text) ? besides + 1 : 0;
    const next = texts[index + 1];
    const alone = besides % 2 === 1 && !(next && isNarrow(next[1]));
    const Input = text.rich ? RichTextInput : isNarrow(text) ? TextInput : TextAreaInput;
    return <Input key={name} name={name} label={text.label} hint={HINT_WORDS[name]} {...(alone && { wide: true })} />;
  });
}

/** What each section holds beside its texts: its fields, and their inputs above and below those. */
const PARTS: Readonly<
  Record<
    EventSection,
    { readonly fields: readonly string[]; readonly above?: React.ReactNode; readonly below?: React.ReactNode }
  >
> = {
  'section-1': {
    fields: ['name', 'slug', 'categoryId', 'difficultyId', 'featuredImage', 'orderNumber', 'capacity'],
    above: (
      <>
        <TextInput name="name" label="Event Name" />
        <SlugInput name="slug" label="Slug" />
        <ReferenceInput
          name="categoryId"
          label="Category"
          options={eventCategoryOperations.options}
          empty={screenTexts.categoryNotCreated}
        />
        <ReferenceInput
          name="difficultyId"
          label="Difficulty"
          options={eventDifficultyOperations.options}
          none="None"
          empty={screenTexts.difficultiesNotCreated}
        />
        <OrderNumberInput />
        <NumberInput name="capacity" label="Capacity" hint="Number of places. Leave blank for no limit." />
      </>
    ),
    below: <ImageInput name="featuredImage" label="Featured image" />,
  },
  'section-2': {
    fields: ['bannerImage'],
    below: <ImageInput name="bannerImage" label="Banner image" size={IMAGE_SIZES.banner} />,
  },
  'section-3': { fields: ['aboutImage'], below: <ImageInput name="aboutImage" label="About image" /> },
  'section-4': { fields: ['benefitImage'], below: <ImageInput name="benefitImage" label="Benefit image" /> },
  'section-5': {
    fields: ['startsOn', 'endsOn', 'infoStartTime', 'infoEndTime', 'infoAddressUrl'],
    above: (
      <>
        <DayInput name="startsOn" label="Start date" />
        <DayInput name="endsOn" label="End date" />
        <DayInput type="time" name="infoStartTime" label="Start time" />
        <DayInput type="time" name="infoEndTime" label="End time" />
        <TextInput name="infoAddressUrl" label="Address URL" wide />
      </>
    ),
  },
  'section-6': { fields: [], below: <EventPrices /> },
  'section-7': {
    fields: ['metaTitle', 'metaImage', 'metaKeywords', 'metaDescription'],
    above: (
      <>
        <TextInput name="metaTitle" label="Meta Title" />
        <ImageInput name="metaImage" label="Meta Image" size={IMAGE_SIZES.meta} />
        <TextInput name="metaKeywords" label="Meta Keywords" hint={screenTexts.keywordsHint} wide />
        <TextAreaInput name="metaDescription" label="Meta Description" />
      </>
    ),
  },
};

const sections = EVENT_SECTIONS.map(({ id, label }) => {
  const { fields, above, below } = PARTS[id];
  return {
    id,
    label,
    fields: [...fields, ...Object.keys(EVENT_TEXTS[id])],
    content: (
      <>
        {above}
        <Texts of={id} />
        {below}
      </>
    ),
  };
});

export const screen = formScreen({
  kind: event,
  operations,
  Fields: () => <FormSections sections={sections} />,
  Advice: EventAdvice,
  sitePath: ({ slug, category }) => (category?.active ? `/event/${slug}` : null),
});
