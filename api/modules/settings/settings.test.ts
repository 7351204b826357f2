import {
  literalKeys,
  isTranslated,
  samples,
  wrongSamples,
  type SettingSort,
} from '@polyphony/domain/settings/testing/literalSettings.js';
import { IMAGE_SIZES } from '@polyphony/domain/limits.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { settingKeys } from '@polyphony/domain/settings/settingKeys.js';
import { SETTINGS_PERMISSIONS } from '@polyphony/domain/settings/settingsPanel.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { PDF, PNG } from '../../testing/files/sampleFiles.js';
import { uploadFile } from '../../testing/files/uploads.js';
import { createArabic, createLanguage, setSwitch } from '../../testing/records/createRecord.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

const LISTS = '/api/website-settings/lists';
const UPDATE = '/api/website-settings/update';
const CLIENT = '/api/client/website-settings/list';

const SETTINGS = gql(`query SettingsByKey($keys: [String!]!) { websiteSettings(keys: $keys) { key value } }`);
const SIZE = gql(`query SizeOfLogo($id: ID!) { file(id: $id) { width height } }`);
const TRAIL = gql(`
  query TrailOfSettings {
    auditEntries(pageSize: 2) { rows { action target { kind label } changes { field before after } } }
  }
`);
const USES = gql(`query UsesOfLogo($id: ID!) { file(id: $id) { usedBy { records { kind title labels } } } }`);

let api: TestApi;
let image: string;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  const { file } = await uploadFile(api.admin, PNG, { name: 'logo.png', type: 'image/png' });
  if (!file) throw new Error('The picture was not stored.');
  image = file.id;
});
afterAll(() => api.close());

const sampleOf = (sort: SettingSort) => (sort === 'image' ? image : samples[sort]);
const serialize = (value: string | readonly string[]) => (typeof value === 'string' ? value : JSON.stringify(value));
const update = (values: Record<string, unknown>, extra: object = {}, client = api.admin) =>
  client.rest('POST', UPDATE, { types: Object.keys(values), ...values, ...extra });
async function read(keys: readonly string[], extra: object = {}, path = LISTS, client = api.admin) {
  const { status, body } = await client.rest('POST', path, { keys, ...extra });
  expect(status).toBe(200);
  return body['targetFieldsData'] as Record<string, string>;
}

/** Panels beside those of the specification. */
const FURTHER = ['prices', 'look', 'reviews'];

test('the settings have exactly the keys of the specification, beside those of further panels', () => {
  const keys = [...settingKeys.values()].filter(({ panel }) => !FURTHER.includes(panel.name)).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(literalKeys.map(([, key]) => key).toSorted());
});

test.each(literalKeys)(
  '%s: the setting %s holds a value of its sort (%s), and refuses another (GQL-010)',
  async (_, key, sort) => {
    const value = sampleOf(sort);
    expect((await update({ [key]: value })).body).toMatchObject({
      success: true,
      message: 'Settings updated successfully.',
    });
    expect(await read([key])).toEqual({ [key]: serialize(value) });

    const wrong = await update({ [key]: wrongSamples[sort] });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body['errors'] as object)).toEqual([
      expect.stringMatching(new RegExp(`^${key}(\\.0)?$`)) as unknown,
    ]);
    expect(await read([key])).toEqual({ [key]: serialize(value) });

    const byGraphql = await api.admin.request(SETTINGS, { keys: [key] });
    expect(byGraphql).toEqual([{ key, value: serialize(value) }]);
  },
);

test.each(literalKeys)(
  'SETTINGS-083, SPEC-D32 (%s): %s is held per language if it is a text, and else refused in Arabic (%s)',
  async (_, key, sort) => {
    await update({ [key]: sampleOf(sort) });
    const arabic = sort === 'labels' ? ['الأول', 'الثاني'] : sort === 'email' ? 'ar@site.example' : 'ورش';
    const response = await update({ [key]: arabic }, { language: 'ar' });
    if (!isTranslated(sort)) {
      expect(response.status).toBe(422);
      expect(response.body['errors']).toHaveProperty([key]);
    } else expect(response.body).toMatchObject({ success: true });
    const english = serialize(sampleOf(sort));
    expect(await read([key])).toEqual({ [key]: english });
    const inArabic = isTranslated(sort) ? serialize(arabic) : english;
    expect(await read([key], { language: 'ar' })).toEqual({ [key]: inArabic });
    expect(await read([key], { language: 'ar' }, CLIENT, api.visitor)).toEqual({ [key]: inArabic });
  },
);

test('SETTINGS-068, SETTINGS-072: colours are fetched in the case in which they were stored', async () => {
  const colours = { primary_color: '#0B6E4F', gradient_color: '#0B6E4F,#2f9E77' };
  await update(colours);
  expect(await read(Object.keys(colours))).toEqual(colours);
});

test('SETTINGS-084, STATE-013: lists are JSON text and switches are 0 or 1, however they are sent', async () => {
  await update(
    { link_one_label: '["A","B"]', 'link_one_value[]': ['/a', '/b'] },
    { types: ['link_one_label[]', 'link_one_value'] },
  );
  expect(await read(['link_one_label', 'link_one_value'])).toEqual({
    link_one_label: '["A","B"]',
    link_one_value: '["/a","/b"]',
  });
  for (const [sent, stored] of [
    [1, '1'],
    [false, '0'],
    ['1', '1'],
    ['', '0'],
    [true, '1'],
  ] as const) {
    await update({ show_social_links: sent });
    expect(await read(['show_social_links'])).toEqual({ show_social_links: stored });
  }
});

test('SETTINGS-087..089, REST-017, REST-019: keys are fetched by name and language, and only those named are returned or stored', async () => {
  expect((await update({ system_name: 'X', site_moto: 'Y' }, { userId: '' })).body).toMatchObject({ success: true });
  await update({ system_name: 'س' }, { language: 'ar' });
  expect(await read(['system_name', 'site_moto'])).toEqual({ system_name: 'X', site_moto: 'Y' });
  expect(await read(['system_name'], { language: 'ar' })).toEqual({ system_name: 'س' });
  const response = await api.admin.rest('GET', `${LISTS}?keys=system_name&keys=site_moto&language=en`);
  expect(response.body['targetFieldsData']).toEqual({ system_name: 'X', site_moto: 'Y' });
});

test('SETTINGS-090: an update responds with success and a message', async () => {
  const { body } = await api.admin.rest('POST', UPDATE, { payload: { types: ['site_moto'], site_moto: 'Z' } });
  expect(body).toEqual({ success: true, message: messages.settingsUpdated });
});

test('SETTINGS-130, REST-018: visitors read settings without a session, and a missing translation in English', async () => {
  await update({ helpline_number: '17 123 456', meta_title: 'Courses' });
  await update({ helpline_number: '' }, { language: 'ar' });
  expect(await read(['meta_title'], {}, CLIENT, api.visitor)).toEqual({ meta_title: 'Courses' });
  expect(await read(['helpline_number'], { language: 'ar' }, CLIENT, api.visitor)).toEqual({
    helpline_number: '17 123 456',
  });
});

test('SETTINGS-060: a picture smaller than the hint for the logo is accepted, and visitors read where it is', async () => {
  const size = await api.admin.request(SIZE, { id: image });
  expect(IMAGE_SIZES.footerLogo).toMatchObject({ width: 275, height: 44 });
  expect([Number(size.width) < 275, Number(size.height) < 44]).toEqual([true, true]);
  expect((await update({ footer_logo: image })).body).toMatchObject({ success: true });
  const { body } = await api.visitor.rest('POST', CLIENT, { keys: ['footer_logo', 'meta_title'] });
  expect(body['targetFieldsData']).toMatchObject({ footer_logo: image });
  expect(body['files']).toEqual([{ _id: image, fileName: 'logo.png', fileUrl: expect.any(String) as string }]);
});

test('SPEC-D27: of a language that is unknown or not active visitors read the default one, while staff are refused', async () => {
  const french = await createLanguage(api.admin, { name: 'French', code: 'fr' });
  await update({ meta_title: 'Courses' });
  await update({ meta_title: 'Formations' }, { language: 'fr' });
  const inFrench = () => read(['meta_title'], { language: 'fr' }, CLIENT, api.visitor);
  expect(await inFrench()).toEqual({ meta_title: 'Formations' });
  await setSwitch(api.admin, 'language', 'active', french, false);
  expect(await inFrench()).toEqual({ meta_title: 'Courses' });
  for (const unknown of ['zz', '']) {
    expect(await read(['meta_title'], { language: unknown }, CLIENT, api.visitor)).toEqual({ meta_title: 'Courses' });
  }
  const refused = await api.admin.rest('POST', LISTS, { keys: ['meta_title'], language: 'fr' });
  expect(refused.status).toBe(400);
});

test('SETTINGS-129, REST-020: time zones are listed with labels, and a label is stored as its zone', async () => {
  const { body } = await api.admin.rest('GET', '/api/timezone/lists');
  const zones = body['data'] as { label: string; value: string }[];
  expect(zones.length).toBeGreaterThan(100);
  const thimphu = zones.find(({ value }) => value === 'Asia/Thimphu');
  expect(thimphu?.label).toBe('(UTC+06:00) Asia/Thimphu');
  await update({ timezone: thimphu?.label });
  expect(await read(['timezone'])).toEqual({ timezone: 'Asia/Thimphu' });
});

test('the site goes by the time zone of the settings at once, and by that of the environment without it', async () => {
  await update({ timezone: 'Pacific/Kiritimati' });
  expect(api.services.siteClock).toMatchObject({ timeZone: 'Pacific/Kiritimati', eventZone: 'Pacific/Kiritimati' });
  await update({ timezone: '' });
  expect(api.services.siteClock).toMatchObject({ timeZone: 'UTC', eventZone: null });
});

test('SETTINGS-086: the site-settings shape has a banner link, a helpline number and header menu items', async () => {
  await update({ helpline_number: '17 654 321' });
  const shape = await api.visitor.request(
    '{ siteSettings { topbarBannerLink helplineNumber headerMenuItems { label link } } }',
  );
  expect(shape).toEqual({ topbarBannerLink: '', helplineNumber: '17 654 321', headerMenuItems: [] });
});

describe('What is wrong', () => {
  const stored = async () => JSON.stringify(await read([...settingKeys.keys()]));
  const REFUSED: readonly (readonly [string, object, string])[] = [
    ['an unknown key', { types: ['colour_of_the_sky'] }, 'colour_of_the_sky'],
    ['a key without a value', { types: ['meta_title'] }, 'meta_title'],
    ['a value that types does not name', { types: ['meta_title'], meta_title: 'M', site_moto: 'S' }, 'site_moto'],
    ['no types', { meta_title: 'M' }, 'types'],
    ['an object for a text', { types: ['meta_title'], meta_title: { a: 1 } }, 'meta_title'],
    ['a list for a text', { types: ['meta_title'], meta_title: ['a'] }, 'meta_title'],
    ['JSON text that was cut short', { types: ['link_one_label'], link_one_label: '["A","B' }, 'link_one_label'],
    ['numbers in a list', { types: ['link_one_label'], link_one_label: [1] }, 'link_one_label.0'],
    ['a colour without its sign', { types: ['primary_color'], primary_color: '0b6e4f' }, 'primary_color'],
    ['a gradient of one colour', { types: ['gradient_color'], gradient_color: '#123456' }, 'gradient_color'],
    ['a colour by its name', { types: ['primary_color'], primary_color: 'red' }, 'primary_color'],
    ['a gradient with no colour', { types: ['gradient_color'], gradient_color: '#123456,red' }, 'gradient_color'],
    ['a word for a switch', { types: ['show_website_popup'], show_website_popup: 'maybe' }, 'show_website_popup'],
    ['no id of a file', { types: ['footer_logo'], footer_logo: 'logo.png' }, 'footer_logo'],
    [
      'a script for a link',
      { types: ['link_one_value'], link_one_value: ['/ok', 'javascript:alert(1)'] },
      'link_one_value.1',
    ],
    [
      'a script for a profile',
      { types: ['social_facebook'], social_facebook: 'javascript:alert(1)' },
      'social_facebook',
    ],
    [
      '500 links',
      { types: ['link_one_value'], link_one_value: Array.from({ length: 500 }, (_, at) => `/page-${at}`) },
      'link_one_value',
    ],
    [
      'an address of another host',
      { types: ['link_one_value'], link_one_value: ['//evil.example'] },
      'link_one_value.0',
    ],
    [
      'a path with a backslash',
      { types: ['link_one_value'], link_one_value: ['/ok', '/\\evil.example'] },
      'link_one_value.1',
    ],
    ['a file that does not exist', { types: ['footer_logo'], footer_logo: '65f0c0ffee0c0ffee0c0ffee' }, 'footer_logo'],
    [
      'one wrong value beside a right one of another panel',
      { types: ['meta_title', 'primary_color'], meta_title: 'M', primary_color: 'red' },
      'primary_color',
    ],
    ['an unknown language', { types: ['meta_title'], meta_title: 'M', language: 'zz' }, 'language'],
  ];
  test.each(REFUSED)('%s is refused on its field, and nothing is stored', async (_, body, field) => {
    const before = await stored();
    const response = await api.admin.rest('POST', UPDATE, body);
    expect(response.status).toBe(422);
    expect(response.body['errors']).toEqual({ [field]: { message: expect.stringMatching(/\S/) as unknown } });
    expect(await stored()).toBe(before);
  });

  test('a field that is no setting is ignored', async () => {
    const { status } = await api.admin.rest('POST', UPDATE, { types: ['meta_title'], meta_title: 'Sky', sky: 'blue' });
    expect([status, await read(['meta_title'])]).toMatchObject([200, { meta_title: 'Sky' }]);
  });

  test('a look is one of those there are; nothing is the first', async () => {
    for (const [sent, status, stored] of [
      ['campus', 200, 'campus'],
      ['baroque', 422, 'campus'],
      [['quiet'], 422, 'campus'],
      ['', 200, 'atelier'],
    ] as const) {
      expect([sent, (await update({ site_look: sent })).status]).toEqual([sent, status]);
      expect(await read(['site_look'])).toEqual({ site_look: stored });
    }
  });

  test('an unknown key cannot be fetched', async () => {
    expect((await api.admin.rest('POST', LISTS, { keys: ['sky'] })).status).toBe(400);
    expect((await api.visitor.rest('POST', CLIENT, { keys: ['sky'] })).body['message']).toBe(
      "There is no setting 'sky'.",
    );
  });

  test('PERM-073..075: each panel is written by its own permission alone', async () => {
    const staff = {
      GENERAL_SETTINGS: await api.staff('GENERAL_SETTINGS'),
      HEADER_SETUP: await api.staff('HEADER_SETUP'),
      FOOTER_SETUP: await api.staff('FOOTER_SETUP'),
    };
    for (const [permission, client] of Object.entries(staff)) {
      for (const [key, setting] of settingKeys) {
        const sort = literalKeys.find(([, literal]) => literal === key)?.[2] ?? 'text';
        const { status } = await update({ [key]: sampleOf(sort) }, {}, client);
        // The sample may be no value of theirs: it may be refused, but not for want of a permission.
        const allowed = FURTHER.includes(setting.panel.name) && status !== 403 ? status : 200;
        expect([permission, key, status]).toEqual([
          permission,
          key,
          setting.panel.permission === permission ? allowed : 403,
        ]);
      }
    }
    expect((await update({ meta_title: 'M' }, {}, api.visitor)).status).toBe(401);
    expect((await update({ meta_title: 'M' }, {}, await api.staff('VIEW_ALL_EVENTS'))).status).toBe(403);
  });

  test('PERM-073..075, SPEC-D64: each panel is read by its own permission alone', async () => {
    for (const permission of SETTINGS_PERMISSIONS) {
      const client = await api.staff(permission);
      for (const panel of allPanels) {
        const { status } = await client.graphql('query ($id: ID!) { settingsPanel(id: $id) { version } }', {
          id: panel.name,
        });
        expect([permission, panel.name, status]).toEqual([
          permission,
          panel.name,
          panel.permission === permission ? 200 : 403,
        ]);
      }
    }
  });

  test('nothing is stored when one of several panels names a file that is missing, or is no picture', async () => {
    const { file } = await uploadFile(api.admin, PDF, { name: 'plan.pdf', type: 'application/pdf' });
    const before = await stored();
    for (const wrong of ['65f0c0ffee0c0ffee0c0ffee', file?.id]) {
      const refused = await update({ copywrite_text: 'Changed', footer_logo: wrong });
      expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([422, ['footer_logo']]);
      expect(await stored()).toBe(before);
    }
  });

  test('nothing is stored when one of several panels is forbidden', async () => {
    const before = await stored();
    expect((await update({ meta_title: 'M', copywrite_text: 'C' }, {}, await api.staff('FOOTER_SETUP'))).status).toBe(
      403,
    );
    expect(await stored()).toBe(before);
  });
});

describe('Lists of pairs', () => {
  const LINKS = ['link_two_label', 'link_two_value'];
  test('SETTINGS-036: labels that are stored alone leave the links as they are, and are fetched as they were stored', async () => {
    await update({ link_two_label: ['A', 'B', 'C'], link_two_value: ['/a', '/b', '/c'] });
    await update({ link_two_label: ['Z'] });
    expect(await read(LINKS)).toEqual({ link_two_label: '["Z"]', link_two_value: '["/a","/b","/c"]' });
  });

  test('a translation stays with its link when the pairs are moved', async () => {
    await update({ link_two_label: ['A', 'B'], link_two_value: ['/a', '/b'] });
    await update({ link_two_label: ['أ', 'ب'] }, { language: 'ar' });
    await update({ link_two_label: ['B', 'A'], link_two_value: ['/b', '/a'] });
    expect(await read(['link_two_label'], { language: 'ar' })).toEqual({ link_two_label: '["ب","أ"]' });
  });
});

describe('Two editors', () => {
  const PANEL = gql(`query VersionOfPanel { settingsPanel(id: "copywriteText") { version } }`);
  const panel = () => api.admin.request(PANEL);
  const save = (text: string, version: number, client = api.admin) =>
    client.graphql(
      `mutation ($values: WebsiteSettingsInput!, $version: Int) {
        updateWebsiteSettings(values: $values, version: $version) { success record { version } } }`,
      { values: { copywrite_text: text }, version },
    );

  test('the second of two users who loaded one version learns who changed it, and overwrites nothing', async () => {
    const { version } = await panel();
    const other = await api.staff('FOOTER_SETUP');
    expect((await save('First', version, other)).data?.['updateWebsiteSettings']).toMatchObject({
      success: true,
      record: { version: version + 1 },
    });
    const [error] = (await save('Second', version)).errors;
    expect(error?.extensions).toMatchObject({
      code: 'CONFLICT',
      version: version + 1,
      changedBy: expect.any(String) as unknown,
    });
    expect(await read(['copywrite_text'])).toEqual({ copywrite_text: 'First' });
    expect((await save('Second', version + 1)).errors).toEqual([]);
  });

  test('panels have versions of their own, and one version is refused for two panels', async () => {
    const { version } = await panel();
    await update({ helpline_number: '1' });
    expect((await panel()).version).toBe(version);
    const { data } = await api.admin.graphql(
      `mutation { updateWebsiteSettings(values: { copywrite_text: "C", meta_title: "M" }, version: 1) { success message } }`,
    );
    expect(data?.['updateWebsiteSettings']).toEqual({ success: false, message: messages.settingsOfOnePanel });
  });
});

test('the audit trail says which key of which panel changed, in which language', async () => {
  await update({ footer_title: 'Before' });
  await update({ footer_title: 'قبل' }, { language: 'ar' });
  await update({ footer_title: 'After' });
  await update({ footer_title: 'بعد' }, { language: 'ar' });
  const { rows } = await api.admin.request(TRAIL);
  const target = { kind: 'websiteSettings', label: 'About Widget (footer)' };
  expect(rows).toEqual([
    { action: 'TRANSLATE', target, changes: [{ field: 'footer_title.ar', before: '"قبل"', after: '"بعد"' }] },
    { action: 'UPDATE', target, changes: [{ field: 'footer_title.en', before: '"Before"', after: '"After"' }] },
  ]);
});

test('SETTINGS-128, SPEC-D56: a small picture is taken as the footer logo, and says that it is in use there', async () => {
  await update({ footer_logo: image });
  const file = await api.admin.request(USES, { id: image });
  expect(file.usedBy.records).toContainEqual({
    kind: 'websiteSettings',
    title: 'About Widget (footer)',
    labels: ['Footer logo'],
  });
});
