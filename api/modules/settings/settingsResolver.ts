import { draftNames } from '@polyphony/domain/kinds/parts/kindNames.js';
import { GraphQLID } from 'graphql';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { SETTINGS_PERMISSIONS } from '@polyphony/domain/settings/settingsPanel.js';
import { Public, RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { forbidden } from '../../platform/errors.js';
import { addDraftsOf } from '../../records/graphql/draftOperations.js';
import { panelFor, requirePanel, settingsForStaff, settingsForVisitors } from './readSettings.js';
import { Setting, SettingsPanelType, SettingsPayload, SiteSettings, WebsiteSettingsInput } from './settingsTypes.js';
import { siteSettings } from './siteSettings.js';
import { storeOf } from './settingsStore.js';
import { updateSettings } from './updateSettings.js';

const KEYS = { description: "Keys of settings: 'meta_title', 'link_one_label'." } as const;

/** The website's settings, by their keys and panel by panel. */
@Resolver()
export class SettingsResolver {
  @RequirePermission(...SETTINGS_PERMISSIONS)
  @Query(() => [Setting], { description: 'The values of keys in the base language, or of one other language alone.' })
  websiteSettings(
    @Arg('keys', () => [String], KEYS) keys: string[],
    @Arg('lang', () => String, { nullable: true, description: 'Code of the language.' }) lang: string | null,
    @Ctx() context: Context,
  ) {
    return settingsForStaff(keys, lang ?? null, context);
  }

  @RequirePermission(...SETTINGS_PERMISSIONS)
  @Query(() => SettingsPanelType, {
    description: 'A panel of settings in every active language. Each panel has its own permission.',
  })
  async settingsPanel(
    @Arg('id', () => ID, { description: "The panel's name: 'globalSeo'." }) id: string,
    @Ctx() context: Context,
  ) {
    const store = storeOf(requirePanel(id));
    const refusal = store.refuses(context);
    if (refusal) throw forbidden(refusal);
    return panelFor(store.panel, await store.get(store.single), context);
  }

  @RequirePermission(...SETTINGS_PERMISSIONS)
  @Mutation(() => SettingsPayload, {
    description: 'Stores settings, all or none. Each panel has its own permission.',
  })
  async updateWebsiteSettings(
    @Arg('types', () => [String], {
      nullable: true,
      description: 'The keys to store. Without them, all that have a value.',
    })
    types: string[] | null,
    @Arg('values', () => WebsiteSettingsInput, { description: 'Their values.' }) values: object,
    @Arg('lang', () => String, {
      nullable: true,
      description: 'Code of the language of the texts; the base language without it.',
    })
    lang: string | null,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version of the panel that was loaded; a CONFLICT when it has changed since. For keys of one panel.',
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<SettingsPayload> {
    const update = { types: types ?? null, values: { ...values }, lang: lang ?? null, version: version ?? null };
    const { panel, ...outcome } = await updateSettings(update, context);
    return {
      ...outcome,
      errors: [...outcome.errors],
      record: panel && outcome.record ? panelFor(panel, outcome.record, context) : null,
    };
  }

  @Public()
  @Query(() => [Setting], { description: 'The values of keys as visitors read them.' })
  publishedSettings(
    @Arg('keys', () => [String], KEYS) keys: string[],
    @Arg('lang', () => String, { nullable: true, description: "Code of the language; without it, the request's." })
    lang: string | null,
    @Ctx() context: Context,
  ) {
    return settingsForVisitors(keys, lang ?? null, context);
  }

  @Public()
  @Query(() => SiteSettings, { description: 'What a header of the site is made of.' })
  siteSettings(@Ctx() context: Context) {
    return siteSettings(context);
  }
}

addDraftsOf(SettingsResolver.prototype, {
  names: draftNames('settings'),
  gate: SETTINGS_PERMISSIONS,
  id: { name: 'id', type: () => GraphQLID, description: "The panel's name: 'globalSeo'." },
  find: (name) => {
    const store = storeOf(requirePanel(name));
    return Promise.resolve({ form: store.form, id: store.single });
  },
  returns: SettingsPayload,
  payload: ({ record, ...outcome }, { id }, context) => ({
    ...outcome,
    record: record && panelFor(requirePanel(id), record, context),
  }),
});
