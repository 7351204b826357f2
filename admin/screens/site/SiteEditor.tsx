import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { useLocation, useNavigate } from 'react-router';
import { fieldOf } from '../../fields/binding/placedErrors';
import { messages } from '@polyphony/domain/messages/messages.js';
import { partIn, partName } from '@polyphony/domain/publishing/editedPage.js';
import { SETTINGS, type SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { WindowTitle } from '../../brand/WindowTitle';
import { useLanguages } from '../../language/LanguageProvider';
import { useRecordLink } from '../../navigation/recordLink';
import { failureOf } from '../../platform/failure';
import { PREVIEW_WIDTHS, usePreviewChoice } from '../../preview/previewChoice';
import { SiteFrame, type Place } from '../../preview/SiteFrame';
import { undoChange, type DraftChange } from '../../records/form/inPlace/undoChange';
import { titleOf } from '../../records/formValues';
import type { RecordDetails } from '../../records/operations';
import type { FormScreen } from '../../records/screen';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import { makeEditable } from './editable';
import { EditBar } from './EditBar';
import { formOfPart, sectionWith } from './editedForms';
import { PartEditor, type ChosenPart } from './PartEditor';
import { SettingNotice } from './SettingNotice';
import { addressOf, LANG, localAddress, screenPath } from './siteAddress';
import { usePage } from './usePage';
import { usePageDrafts } from './usePageDrafts';

/** The site as visitors see it, with its drafts, whose texts are edited where they are. */
export function Component() {
  const t = useT();
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { languages, base, current } = useLanguages();
  const { width } = usePreviewChoice();
  const linkOf = useRecordLink();
  const address = addressOf(location);
  const requested = new URLSearchParams(location.search).get(LANG);
  const lang = (
    languages.find(({ code }) => code === requested) ??
    languages.find(({ code }) => code === current.code) ??
    base
  ).code;
  const { drawn, error, busy, again } = usePage(address, lang);
  const [chosen, setChosen] = useState<(ChosenPart & { readonly screen: FormScreen }) | null>(null);
  const [panel, setPanel] = useState<SettingsPanel | null>(null);
  const [change, setChange] = useState<DraftChange | null>(null);
  const element = useRef<Element>(null);
  const {
    publish,
    discard,
    busy: publishing,
  } = usePageDrafts(() => {
    setChange(null);
    again();
  });

  const open = useCallback(
    (next: string, inLang = lang) => {
      setChosen(null);
      void navigate(screenPath(next, inLang));
    },
    [navigate, lang],
  );
  // A page that leads to another one is left for it, as visitors leave it.
  const ledTo = drawn?.address === address ? drawn.page.address : address;
  useEffect(() => {
    if (ledTo !== address) void navigate(screenPath(ledTo, lang), { replace: true });
  }, [ledTo, address, lang, navigate]);
  const choose = async (name: string, part: Element, place: Place) => {
    const named = partIn(name);
    if (!named) return;
    element.current = part;
    if (named.kind === SETTINGS) {
      const { allPanels } = await import('@polyphony/domain/settings/panels/index.js');
      setPanel(allPanels.find(({ name: of }) => of === named.id) ?? null);
      return;
    }
    const href = part.closest('a[href]')?.getAttribute('href') ?? null;
    try {
      const screen = await formOfPart(named);
      if (screen) setChosen({ part: named, place, href: href && localAddress(href), screen });
    } catch (failure) {
      toastError(failureOf(failure).message);
    }
  };
  const close = () => {
    setChosen(null);
    again();
    // The part has the focus again, for the keyboard to go on from there.
    if (element.current && 'focus' in element.current) (element.current as HTMLElement).focus();
  };
  const undo = async (last: DraftChange) => {
    setChange(null);
    try {
      await undoChange(client, last);
      toastSuccess(messages.draftSaved);
    } catch (failure) {
      toastError(failureOf(failure).message);
    }
    again();
  };
  const stored = useCallback(
    (next: DraftChange | null) => {
      setChange(next);
      again();
    },
    [again],
  );
  const language = languages.find(({ code }) => code === lang) ?? base;
  return (
    <Box sx={{ blockSize: '100dvh', display: 'flex', flexDirection: 'column', backgroundColor: 'background.default' }}>
      <WindowTitle page={t('inPlace.editTheSite')} />
      <EditBar
        address={address}
        lang={lang}
        drafts={drawn?.page.drafts ?? []}
        locked={drawn?.page.locked ?? false}
        busy={busy || publishing}
        onUndo={change && (() => void undo(change))}
        onAddress={(typed) => open(localAddress(typed) ?? '/')}
        onLang={(code) => open(address, code)}
        onPublish={(drafts) => void publish(drafts)}
        onDiscard={(drafts) => void discard(drafts)}
        onDone={() => void navigate('/')}
      />
      <Box
        component="main"
        aria-busy={busy}
        sx={{ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' }}
      >
        <Box aria-hidden sx={{ blockSize: 2 }}>
          {busy && <LinearProgress sx={{ blockSize: 2 }} />}
        </Box>
        {error && <FailureAlert error={error} retry={again} />}
        {!drawn && !error && (
          <Skeleton role="status" aria-label={t('records.loading')} variant="rectangular" sx={{ flex: 1 }} />
        )}
        {drawn && (
          <SiteFrame
            key={drawn.page.address}
            html={drawn.page.html}
            lang={drawn.lang}
            width={PREVIEW_WIDTHS[width]}
            title={t('inPlace.pageInLanguage', { address: drawn.page.address, language: language.name })}
            prepare={(page) => makeEditable(page, t('inPlace.pressEnterToEdit'))}
            onField={(name, part, place) => void choose(name, part, place)}
            onLink={(link) => {
              const next = localAddress(link.getAttribute('href') ?? '');
              if (next === null) window.open(link.href, '_blank', 'noopener');
              else open(next);
            }}
          />
        )}
      </Box>
      {panel && <SettingNotice panel={panel} onClose={() => setPanel(null)} />}
      {chosen && (
        <PartEditor
          key={partName(chosen.part) + chosen.part.field}
          chosen={chosen}
          screen={chosen.screen}
          lang={lang}
          formLink={(record: RecordDetails) => {
            const section = sectionWith(fieldOf(chosen.part.field));
            const slug = typeof record.slug === 'string' ? record.slug : null;
            if (section) return `/pages-setup/sections/${slug}-${record.id}?tab=${section.id}&lang=${lang}`;
            const link = linkOf({
              kind: chosen.part.kind,
              id: record.id,
              slug,
              title: titleOf(chosen.screen.kind, record),
            });
            return link && `${link}?lang=${lang}`;
          }}
          onFollow={(href) => open(href)}
          onStored={stored}
          onClose={close}
        />
      )}
    </Box>
  );
}
