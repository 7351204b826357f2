import type { TextName } from '../texts/translate';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { entryRulesOf } from '@polyphony/domain/validation/entryLists.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { ArrangementInput } from './ArrangementInput';
import { ColourInput } from './ColourInput';
import { DayInput } from './DayInput';
import { GradientInput } from './GradientInput';
import { useFieldScope } from './binding/FieldScope';
import { FlagInput } from './FlagInput';
import { ImageInput } from './image/ImageInput';
import { LookInput } from './LookInput';
import { NumberInput } from './NumberInput';
import { RepeaterInput } from './repeater/RepeaterInput';
import { RichTextInput } from './richText/RichTextInput';
import { ruleFacts, type RuleFacts } from './binding/ruleFacts';
import { SlugInput } from './SlugInput';
import { TimeZoneInput } from './choices/TimeZoneInput';
import { TagsInput } from './tags/TagsInput';
import { SuggestedTagsInput } from './tags/SuggestedTagsInput';
import { TextAreaInput } from './TextAreaInput';
import { TextInput } from './TextInput';
import type { FieldProps } from './binding/useField';

/** The inputs of texts that are more than a line, by what their rule says they are. */
const INPUTS: Readonly<Partial<Record<NonNullable<RuleFacts['format']>, ComponentType<FieldProps>>>> = {
  slug: SlugInput,
  lines: TextAreaInput,
  richText: RichTextInput,
  day: DayInput,
  time: DayInput,
  tags: SuggestedTagsInput,
  switch: FlagInput,
  colour: ColourInput,
  gradient: GradientInput,
  timeZone: TimeZoneInput,
  look: LookInput,
  arrangement: ArrangementInput,
};

function inputOf({ format, reference, isNumber, isFlag, isList }: RuleFacts): ComponentType<FieldProps> {
  if (reference === 'file') return ImageInput;
  if (isNumber) return NumberInput;
  if (isFlag) return FlagInput;
  return (format && INPUTS[format]) ?? (isList ? TagsInput : TextInput);
}

/** The formats that take a whole row of the form. */
const WIDE: ReadonlySet<RuleFacts['format']> = new Set(['lines', 'richText', 'url', 'look', 'arrangement']);
const isWide = ({ format, isList }: RuleFacts) => isList || WIDE.has(format);

interface RuleInputsProps {
  readonly names: readonly string[];
  /** Inputs that need more than the rule of their field says: of records to choose from. They take half a row. */
  readonly own?: Readonly<Record<string, ReactNode>>;
}

/** Whether each would be alone in its row: what is before it fills rows, and what comes next takes one of its own. */
function alone(fields: readonly RuleFacts[]): readonly boolean[] {
  let besides = 0;
  return fields.map((facts, index) => {
    besides = isWide(facts) ? 0 : besides + 1;
    const next = fields[index + 1];
    return besides % 2 === 1 && (!next || isWide(next));
  });
}

/** One input for each field, chosen by its rule, in the given order; an input alone in its row spans the row. */
export function RuleInputs({ names, own = {} }: RuleInputsProps) {
  const { rules, reference } = useFieldScope();
  const visibleNames = names.filter((name) => !reference || name in reference);
  const single = alone(visibleNames.map((name) => ruleFacts(rules[name])));
  return visibleNames.map((name, index) => {
    if (name in own) return <Fragment key={name}>{own[name]}</Fragment>;
    const facts = ruleFacts(rules[name]);
    const fields = entryFieldsOf(rules[name]);
    if (fields) return <EntryInputs key={name} name={name} noun={facts.noun ?? facts.label} fields={fields} />;
    const Input = inputOf(facts);
    return <Input key={name} name={name} {...((single[index] || isWide(facts)) && { wide: true })} />;
  });
}

/** A list of entries, with one input for each field of an entry. */
function EntryInputs({ name, noun, fields }: { name: string; noun: TextName | ''; fields: readonly string[] }) {
  return (
    <RepeaterInput name={name} noun={noun}>
      {(at) => <RuleInputs names={fields.map(at)} />}
    </RepeaterInput>
  );
}

/** The fields of the entries of a list that people fill; null for the rule of something else. */
function entryFieldsOf(rule: unknown): string[] | null {
  const rules = entryRulesOf(rule);
  return rules && Object.keys(rules).filter((field) => field !== ENTRY_ID);
}
