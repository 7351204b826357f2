import { home as homePage } from '@polyphony/domain/content/pages/home.js';
import { system } from '@polyphony/domain/settings/panels/system.js';
import { eventStore } from '../../modules/events/event.js';
import { languageStore } from '../../modules/languages/language.js';
import { cmsPageStore } from '../../modules/pages/cmsPageStore.js';
import { staffStore } from '../../modules/people/staff/staffStore.js';
import { panelId, PanelModel } from '../../modules/settings/settingsRecord.js';
import { installationNotes } from '../../platform/database/installationNotes.js';
import { isValues } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { DemoRecordModel, type DemoRecord } from '../demo/removal/demoRecord.js';

/** What a new installation still needs to be someone's own site, in the order of the list. */
export const FIRST_TASKS = ['NAME', 'LOGO', 'LANGUAGE', 'PAGE', 'EVENT', 'STAFF', 'DEMO'] as const;
export type FirstTask = (typeof FIRST_TASKS)[number];

/** NEW: nobody has seen the guide; BEGUN: the list is on Home; DISMISSED: it is not, as in an installation of before. */
export const FIRST_STEPS_STATES = ['NEW', 'BEGUN', 'DISMISSED'] as const;
export type FirstStepsState = (typeof FIRST_STEPS_STATES)[number];

const NOTE = { _id: 'first steps' } as const;

export async function firstStepsState(): Promise<FirstStepsState> {
  const note = await installationNotes().findOne(NOTE);
  return FIRST_STEPS_STATES.find((state) => state === note?.value) ?? 'DISMISSED';
}

export async function setFirstSteps(value: FirstStepsState): Promise<void> {
  await installationNotes().updateOne(NOTE, { $set: { value } }, { upsert: true });
}

/** Whether a value holds a text or an id, in some language. */
const isFilled = (value: unknown): boolean =>
  isValues(value) && Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).some(isFilled)
    : value !== null && value !== undefined && value !== '';

/** Whether someone has written the record, beside the demo content and its removal. */
function isOwn(record: StoredRecord | null, noted: DemoRecord | undefined): boolean {
  if (!record || record.version === 1) return false;
  return record.version !== (noted?.removedAt ? noted.cleared : noted?.version);
}

/** The tasks, each with whether it is done, as the site is now. That of the demo content is there while its records are. */
export async function firstTasks(): Promise<readonly { readonly name: FirstTask; readonly done: boolean }[]> {
  const [notes, settings, home, languages] = await Promise.all([
    DemoRecordModel.find({}, { copy: 0 }).lean<DemoRecord[]>(),
    PanelModel.findById(panelId(system)).lean<StoredRecord>(),
    cmsPageStore.model.findOne({ slug: homePage.slug }).lean<StoredRecord>(),
    languageStore.model.countDocuments({ active: true }),
  ]);
  const noted = new Map(notes.map((one) => [one._id.toHexString(), one]));
  const others = { _id: { $nin: notes.map(({ _id }) => _id) } };
  const ownOf = (record: StoredRecord | null) =>
    isOwn(record, record ? noted.get(record._id.toHexString()) : undefined);
  const named = isFilled(settings?.system_name) || isFilled(settings?.frontend_website_name);
  const [staff, ownEvent] = await Promise.all([
    staffStore.model.countDocuments({ ...staffStore.scope, ...others }),
    eventStore.model.exists(others),
  ]);
  const done: Readonly<Record<FirstTask, boolean>> = {
    NAME: ownOf(settings) && named,
    LOGO: isFilled(settings?.logo_dark_image) || isFilled(settings?.logo_white_image),
    LANGUAGE: languages > 1,
    PAGE: ownOf(home),
    EVENT: ownEvent !== null,
    STAFF: staff > 1,
    DEMO: false,
  };
  const isDemo = notes.some(({ removedAt }) => removedAt === null);
  return FIRST_TASKS.filter((name) => name !== 'DEMO' || isDemo).map((name) => ({ name, done: done[name] }));
}
