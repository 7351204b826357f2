/** @jest-environment jsdom */
import { english } from '../../texts/useT';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { isMessage } from '@polyphony/domain/messages/messages.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { idsName, keysOf, type SettingKey } from '@polyphony/domain/settings/settingKeys.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { literalKeys, literalPanels, samples } from '@polyphony/domain/settings/testing/literalSettings.js';
import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { CurrentSessionDocument, PublishedLanguagesDocument } from '../../graphql/generated/typed/graphql';
import { LanguageProvider } from '../../language/LanguageProvider';
import { SessionProvider } from '../../session/SessionProvider';
import { raisedToasts } from '../../ui/toasts/toasts';
import { PanelCard } from './PanelCard';
import { testSession } from '../../testing/testSession';

const ENGLISH = { id: 'en', name: 'English', code: 'en', rtl: false, default: true, base: true };
const ARABIC = { id: 'ar', name: 'Arabic', code: 'ar', rtl: true, default: false, base: false };
const ENTRY = '65f0c0ffee0c0ffee0c0ffee';

const sortOf = ({ key }: SettingKey) => literalKeys.find(([, literal]) => literal === key)?.[2] ?? 'text';

/** A panel as the server has it: each list with one entry, all else empty. */
function panelOf(panel: SettingsPanel, version = 1) {
  const valuesIn = (lang: string) =>
    keysOf(panel)
      .filter(({ translatable }) => translatable || lang === 'en')
      .map(({ key, column }) => ({
        __typename: 'Setting' as const,
        key,
        value: column === null ? '' : '["/first"]',
        list: column === null ? null : ['/first'],
      }));
  return {
    __typename: 'SettingsPanelType' as const,
    id: panel.name,
    version,
    languages: ['en', 'ar'].map((lang) => ({
      __typename: 'SettingsOfLanguage' as const,
      lang,
      values: valuesIn(lang),
    })),
    entries: entryListsOf(panel.rules).map(({ name }) => ({
      __typename: 'SettingEntries' as const,
      name: idsName(name),
      ids: [ENTRY],
    })),
  };
}

type MockResponse = Record<string, unknown> | 'fails' | 'never';

/** Opens a panel over a server with a response for each operation name; what was sent is in `sent`. */
function open(
  panel: SettingsPanel,
  responses: Record<string, MockResponse> = {},
  languages = [ENGLISH, ARABIC],
  session = testSession(),
) {
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  const known: Record<string, MockResponse> = {
    SettingsPanel: { record: panelOf(panel) },
    TimeZones: { timeZones: [{ __typename: 'TimeZone', name: 'Asia/Thimphu', label: '(UTC+06:00) Asia/Thimphu' }] },
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        const response = responses[operationName] ?? known[operationName];
        if (response === 'never') return;
        if (!response || response === 'fails') return observer.error(new Error('The line is cut.'));
        observer.next({ data: response });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session } });
  client.writeQuery({ query: PublishedLanguagesDocument, data: { publishedLanguages: languages } });
  render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={createTheme()}>
        <LanguageProvider>
          <SessionProvider>
            <MemoryRouter>
              <PanelCard panel={panel} onDirty={() => undefined} onLang={() => undefined} />
            </MemoryRouter>
          </SessionProvider>
        </LanguageProvider>
      </ThemeProvider>
    </ApolloProvider>,
  );
  return { sent };
}

const panelByHeading = (heading: string): SettingsPanel => {
  const panel = allPanels.find((one) => english(one.heading) === heading);
  if (!panel) throw new Error(`There is no panel '${heading}'.`);
  return panel;
};
/** The key that tests write: a text, or the first field of an entry. */
const written = (panel: SettingsPanel): SettingKey => {
  const key = keysOf(panel).find((one) => !['image', 'switch', 'time zone'].includes(sortOf(one)));
  if (!key) throw new Error(`Nothing is typed into the panel '${panel.name}'.`);
  return key;
};
const inputOf = ({ rule }: SettingKey, within = '') =>
  document.querySelector<HTMLInputElement>(`${within} [id]:is(input, textarea)`) &&
  screen.getAllByLabelText<HTMLInputElement>(english(factsOf(rule).label ?? ''))[0];
const toasts = () =>
  raisedToasts.take().map(({ message }) => (isMessage(message) ? renderMessage(message, 'en') : message));

/** Types a valid value into a panel and saves it. */
async function save(panel: SettingsPanel) {
  const key = written(panel);
  const sort = sortOf(key);
  const sample = sort === 'image' ? '' : samples[sort];
  await screen.findAllByLabelText(english(factsOf(key.rule).label ?? ''));
  const input = inputOf(key);
  if (!input) throw new Error(`There is no input for '${key.key}'.`);
  fireEvent.change(input, { target: { value: typeof sample === 'string' ? sample : sample[0] } });
  const button = screen.getByRole('button', { name: `Update ${english(panel.heading)}` });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  return button;
}

const done = (message: string, success = true) => ({
  result: { __typename: 'SettingsPayload', success, message, errors: [] },
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  raisedToasts.take();
});
afterEach(cleanup);

const id = (number: number) => `SETTINGS-${String(number).padStart(3, '0')}`;
const FAILURES = literalPanels.flatMap(([, heading, , subject, number]) =>
  number === null ? [] : [[id(number), id(number + 15), heading, subject.trim()] as const],
);

test.each(FAILURES)(
  '%s, %s, SPEC-D131: the panel %s says that %s settings could not be fetched or updated',
  async (_, __, heading, subject) => {
    open(panelByHeading(heading), { SettingsPanel: 'fails' });
    expect((await screen.findByRole('alert')).textContent).toContain(`Failed to fetch ${subject} settings.`);
    cleanup();
    open(panelByHeading(heading), { UpdateWebsiteSettings: 'fails' });
    await save(panelByHeading(heading));
    await waitFor(() => expect(toasts()).toEqual([`Failed to update ${subject} settings.`]));
  },
);

test.each(['news-and-blogs section-2 form', 'about-us section-2 form'])(
  'SPEC-D131: the panel %s says that settings could not be fetched or updated',
  async (heading) => {
    open(panelByHeading(heading), { SettingsPanel: 'fails' });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch settings.');
    cleanup();
    open(panelByHeading(heading), { UpdateWebsiteSettings: 'fails' });
    await save(panelByHeading(heading));
    await waitFor(() => expect(toasts()).toEqual(['Failed to update settings.']));
  },
);

test.each(literalPanels)('%s: the panel %s has an input for each of its keys: %s', async (_, heading) => {
  const panel = panelByHeading(heading);
  open(panel);
  for (const { rule } of keysOf(panel)) {
    const { label = '', reference } = factsOf(rule);
    if (reference === 'file') await screen.findByRole('group', { name: english(label) });
    else expect((await screen.findAllByLabelText(english(label))).length).toBeGreaterThan(0);
  }
  expect(screen.getByRole('heading', { name: heading })).toBeDefined();
});

describe('Cookies in another language', () => {
  const cookies = panelByHeading('Cookies Agreement');
  test('SETTINGS-109, SPEC-D130: its form says in its own words that it could not be fetched', async () => {
    open(cookies, { SettingsPanel: 'fails' });
    fireEvent.click(await screen.findByRole('tab', { name: /Arabic/ }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to fetch cookies aggrement translate settings.',
    );
  });

  test('SETTINGS-021, SETTINGS-004, SETTINGS-124: it has the text alone, and says in its own words that it could not be saved', async () => {
    const { sent } = open(cookies, { UpdateWebsiteSettings: 'fails' });
    await screen.findByLabelText('Show the cookies agreement');
    fireEvent.click(await screen.findByRole('tab', { name: /Arabic/ }));
    const form = within(await screen.findByRole('tabpanel'));
    expect(form.queryAllByRole('switch')).toEqual([]);
    fireEvent.change(form.getByLabelText('Cookies agreement text'), { target: { value: 'نص' } });
    const button = form.getByRole('button', { name: 'Update Cookies Agreement' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    fireEvent.click(button);
    await waitFor(() => expect(toasts()).toEqual(['Failed to update transalte settings.']));
    expect(sent.at(-1)).toEqual({
      name: 'UpdateWebsiteSettings',
      variables: { values: { cookies_agreement_text: 'نص' }, lang: 'ar', version: 1 },
    });
  });
});

describe('A panel', () => {
  const popup = panelByHeading('Website Popup');
  test('SETTINGS-002, SETTINGS-003, SPEC-D25: has tabs where there are several languages, and the whole form in English', async () => {
    open(popup);
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['English', 'Arabic']);
    expect(await screen.findByLabelText('Show the popup')).toBeDefined();
    cleanup();
    open(popup, {}, [ENGLISH]);
    await screen.findByLabelText('Popup content');
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });

  test.each(['General Settings', 'Social Link Widget'])(
    'SETTINGS-002, SPEC-D25: %s, which has no texts, has the tabs too, and says that it is the same in every language',
    async (heading) => {
      open(panelByHeading(heading));
      await screen.findByRole('button', { name: `Update ${heading}` });
      fireEvent.click(screen.getByRole('tab', { name: 'Arabic' }));
      const panel = within(await screen.findByRole('tabpanel', { name: 'Arabic' }));
      expect(panel.getByRole('alert').textContent).toContain('the same in every language');
      expect(panel.queryByRole('button')).toBeNull();
    },
  );

  test('SETTINGS-091: shows placeholders while it is loaded', async () => {
    open(popup, { SettingsPanel: 'never' });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined();
    expect(screen.queryByLabelText('Popup content')).toBeNull();
  });

  test('SETTINGS-092, SETTINGS-093: refetches after a save, and shows a message of its own where the server sends none', async () => {
    const { sent } = open(popup, { UpdateWebsiteSettings: done('') });
    await save(popup);
    const ofValues = () => sent.map(({ name }) => name).filter((name) => name !== 'SettingsDraft');
    await waitFor(() => expect(ofValues()).toEqual(['SettingsPanel', 'UpdateWebsiteSettings', 'SettingsPanel']));
    expect(toasts()).toEqual(['Settings updated successfully.']);
  });

  test('SETTINGS-092, SETTINGS-104: says in the words of the panel that it could not be fetched again after a save', async () => {
    const responses = { UpdateWebsiteSettings: done(''), SettingsPanel: { record: panelOf(popup) } as MockResponse };
    open(popup, responses);
    await screen.findByLabelText('Show the popup');
    responses.SettingsPanel = 'fails';
    await save(popup);
    const raised: ReturnType<typeof toasts> = [];
    await waitFor(() => {
      raised.push(...toasts());
      expect(raised).toEqual(['Settings updated successfully.', 'Failed to fetch website popup settings.']);
    });
  });

  test('SETTINGS-094: says that something went wrong where the server refuses without a word', async () => {
    open(popup, { UpdateWebsiteSettings: done('', false) });
    await save(popup);
    await waitFor(() => expect(toasts()).toEqual(['Something went wrong.']));
  });

  test('SETTINGS-085: shows lists as rows', async () => {
    open(panelByHeading('Link One Widget'));
    expect((await screen.findAllByLabelText<HTMLInputElement>('Label'))[0]?.value).toBe('/first');
    expect(document.body.textContent).not.toContain('["');
  });

  test('SETTINGS-125: says that colours are hex codes, and those of a gradient separated by comma', async () => {
    open(panelByHeading('General Settings'));
    await screen.findByLabelText('Gradient');
    expect(document.body.textContent).toContain('Colours are hex codes, such as #0b6e4f.');
    expect(document.body.textContent).toContain('Hex codes are separated by comma');
  });

  test('a colour that is hard to read is reported before it is saved', async () => {
    open(panelByHeading('General Settings'));
    fireEvent.change(await screen.findByLabelText('Primary colour'), { target: { value: '#ffd400' } });
    expect(await screen.findByText(/has a contrast of 1\.4 on white/)).toBeDefined();
  });

  test('FILES-059, SETTINGS-018, SPEC-D72: shows its picture to a role that may write the panel alone, and lets it choose another', async () => {
    const about = panelByHeading('About Widget (footer)');
    const { languages, ...record } = panelOf(about);
    const values = languages[0]?.values.map((one) => (one.key === 'footer_logo' ? { ...one, value: ENTRY } : one));
    const file = {
      __typename: 'File',
      id: ENTRY,
      fileName: 'logo.png',
      fileType: 'image/png',
      fileKind: 'IMAGES',
      fileSize: 900,
      url: '/media/logo.png',
      fileUrl: '/media/logo.png',
      width: 275,
      height: 44,
      placeholder: null,
      focusX: 0.5,
      focusY: 0.5,
      altText: null,
      default: false,
      createdAt: '2026-11-01T00:00:00.000Z',
    };
    const responses = {
      SettingsPanel: { record: { ...record, languages: [{ ...languages[0], values }] } },
      PickedFile: { file },
    };
    open(about, responses, [ENGLISH], testSession({ superAdmin: false, permissions: ['FOOTER_SETUP'] }));
    const logo = within(await screen.findByRole('group', { name: 'Footer logo' }));
    await logo.findByText('logo.png');
    expect(logo.getByRole('button', { name: 'Change image' })).toBeDefined();
  });

  test('SETTINGS-126, SETTINGS-127, SETTINGS-128: states the least sizes of the icon and the logos', async () => {
    open(panelByHeading('System Settings'));
    expect((await screen.findByRole('group', { name: 'Site icon' })).textContent).toContain('At least 32x32 px');
    for (const name of ['White logo', 'Dark logo'])
      expect(screen.getByRole('group', { name }).textContent).toContain('At least 189x31 px');
    cleanup();
    open(panelByHeading('About Widget (footer)'));
    expect((await screen.findByRole('group', { name: 'Footer logo' })).textContent).toContain('At least 275x44 px');
  });
});
