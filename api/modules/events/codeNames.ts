import { inLanguage } from '@polyphony/domain/languages.js';
import { Field } from 'type-graphql';
import type { Context } from '../../context.js';
import { choiceFor, LANG_ARGUMENT } from '../../records/graphql/fields.js';
import { Computed } from '../../records/schema/computed.js';
import type { Pricing } from '@polyphony/domain/money/participants.js';

type Stored = Readonly<Record<string, unknown>>;

/** The name that the settings give a code in a language; a code that they do not have is its own name. */
const named =
  (list: keyof Pricing, code: string, description: string): PropertyDecorator =>
  (target, key) => {
    Field(() => String, { description })(target, key);
    Computed<Stored, { lang?: string }>(
      async (record, args, context: Context) => {
        const entries = (await context.services.pricing())[list];
        const name = entries.find((entry) => entry.code === record[code])?.name;
        return inLanguage(name, choiceFor(args, context)) ?? String(record[code]);
      },
      { needs: [code], args: LANG_ARGUMENT },
    )(target, key);
  };

/** The name of a participant group, by the field with its code. */
export const GroupName = (code: string) => named('groups', code, 'What the settings call its participant group.');

/** The name of a price type, by the field with its code. */
export const TypeName = (code: string) => named('types', code, 'What the settings call its price type.');
