import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { idsName, settingKeys } from '@polyphony/domain/settings/settingKeys.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { GraphQLID, GraphQLString } from 'graphql';
import { Field, ID, InputType, Int, ObjectType, type ClassType } from 'type-graphql';
import { File } from '../../files/file.js';
import { Computed } from '../../records/schema/computed.js';
import { SwitchInput } from '../../records/schema/scalars.js';
import { referencedForVisitors } from '../../records/graphql/reference.js';
import { Payload } from '../../records/schema/types.js';
import { Types } from 'mongoose';

@ObjectType({ description: 'A setting of the website, under its key.', simpleResolvers: true })
export class Setting {
  @Field({ description: "Its key: 'meta_title'." }) key!: string;
  @Field({ description: "Its value: a text, an id, '1' or '0'; of a list its JSON text. '' where it has none." })
  value!: string;
  @Field(() => [String], { nullable: true, description: 'The texts of a list; null for other values.' })
  list!: readonly string[] | null;

  @Computed<Setting & { readonly picture: string | null }>(
    ({ picture }, _, context) => picture && referencedForVisitors('file', new Types.ObjectId(picture), context),
    { needs: [] },
  )
  @Field(() => File, { nullable: true, description: 'The picture that the value is the id of, while there is one.' })
  file!: File | null;
}

@ObjectType({
  description: 'The values of a panel in one language, as that language alone has them.',
  simpleResolvers: true,
})
export class SettingsOfLanguage {
  @Field({ description: 'Code of the language.' }) lang!: string;
  @Field(() => [Setting], {
    description: 'Its values: all of them in the base language, those that are translated in others.',
  })
  values!: Setting[];
}

@ObjectType({ description: 'Ids of the entries of a list, in their order.', simpleResolvers: true })
export class SettingEntries {
  @Field({ description: 'The name that they are sent under.' }) name!: string;
  @Field(() => [ID], { description: 'The ids.' }) ids!: readonly string[];
}

@ObjectType({ description: 'A panel of settings, as its form shows it.', simpleResolvers: true })
export class SettingsPanelType {
  @Field(() => ID, { description: "The panel's name: 'globalSeo'." }) id!: string;
  @Field(() => Int, { description: 'Raised by every save; a save that names an older one is a CONFLICT.' })
  version!: number;
  @Field(() => [SettingsOfLanguage], { description: 'Its values in every active language.' })
  languages!: SettingsOfLanguage[];
  @Field(() => [SettingEntries], { description: 'The ids of the entries of its lists.' }) entries!: SettingEntries[];
}

@ObjectType({ description: 'What came of storing settings.' })
export class SettingsPayload extends Payload {
  @Field(() => SettingsPanelType, { nullable: true, description: 'The panel as it is now; null for several panels.' })
  record!: SettingsPanelType | null;
}

@ObjectType({ description: 'An entry of the header menu.', simpleResolvers: true })
export class HeaderMenuItem {
  @Field({ description: 'What it is called.' }) label!: string;
  @Field({ description: 'Where it leads.' }) link!: string;
}

@ObjectType({ description: 'What a header of the site is made of.', simpleResolvers: true })
export class SiteSettings {
  @Field({ description: 'Where the banner above the header leads; empty without one.' }) topbarBannerLink!: string;
  @Field({ description: 'The number that visitors call for help; empty without one.' }) helplineNumber!: string;
  @Field(() => [HeaderMenuItem], { description: 'The entries of the header menu, without those below them.' })
  headerMenuItems!: HeaderMenuItem[];
}

function describe(rule: unknown): string {
  const { label } = factsOf(rule);
  return label ? textInEnglish(label) : '';
}

/** The values of settings by their keys, whose hyphens are underscores here. */
function settingsInput(): ClassType<object> {
  @InputType('WebsiteSettingsInput', { description: 'Values of settings. A key that is left out is not changed.' })
  class Input {}
  for (const { key, name, column, rule } of settingKeys.values()) {
    const type = factsOf(rule).format === 'switch' ? SwitchInput : GraphQLString;
    const description = `${describe(rule)} (${key}).`;
    Field(() => (column === null ? type : [type]), { nullable: true, description })(Input.prototype, name);
  }
  for (const { name } of allPanels.flatMap(({ rules }) => entryListsOf(rules))) {
    const description = `Ids of the entries of '${name}', in the order of their texts; without them, entries are matched by their texts.`;
    Field(() => [GraphQLID], { nullable: true, description })(Input.prototype, idsName(name));
  }
  return Input;
}

export const WebsiteSettingsInput = settingsInput();
