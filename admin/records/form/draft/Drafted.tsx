import { lazy, type ReactNode, Suspense } from 'react';
import type { RecordDetails } from '../../operations';
import type { DraftedScreen } from '../../screen';
import type { Publication } from '../../publishing/usePublication';
import { useT } from '../../../texts/useT';
import { isVisible } from '../../publishing/states';
import type { Editing } from '../editing';
import { Reviewed } from '../review/Reviewed';
import { DraftBar } from './DraftBar';
import { DraftContext, WITHOUT } from './DraftContext';
import type { DraftKeeper } from './DraftKeeper';
import { DraftStart } from './DraftStart';

/** Loaded when two people have changed one record. */
const MergeDialog = lazy(() => import('../merge/MergeDialog'));

interface DraftedProps<Details extends RecordDetails> {
  readonly screen: DraftedScreen<Details>;
  readonly editing: Editing<Details>;
  /** The record as it was loaded last: its switches are used without its forms. */
  readonly opened: RecordDetails;
  /** See useDraft. */
  readonly keeper: DraftKeeper | null;
  /** Whether something was typed that could be drafted. */
  readonly dirty: boolean;
  /** Shows the form of a language. */
  readonly onLang: (code: string) => void;
  /** Of a record whose kind has states: the draft's bar says the state, and publishes a record together with its draft. */
  readonly publication?: Publication | null;
  /** The forms. */
  readonly children: ReactNode;
}

/** The forms of a record with its draft around them, and the comparison with a version that was saved concurrently. */
export function Drafted<Details extends RecordDetails>(props: DraftedProps<Details>) {
  const { screen, editing, opened, keeper, dirty, onLang, publication = null, children } = props;
  const t = useT();
  const draft = keeper && { screen, editing, keeper, onLang };
  const forms = (
    <DraftContext value={keeper?.state ?? WITHOUT}>
      {draft && <DraftBar {...draft} opened={opened} publication={publication} />}
      {children}
      {draft && <DraftStart {...draft} dirty={dirty} />}
      {editing.comparison && (
        <Suspense>
          <MergeDialog
            rules={screen.kind.rules}
            forms={editing.forms}
            base={editing.record}
            theirs={editing.comparison.theirs}
            onMerge={editing.merge}
            onClose={() => editing.merge(null)}
          />
        </Suspense>
      )}
    </DraftContext>
  );
  if (!screen.byHand) return forms;
  const { byHand } = screen;
  return (
    <Reviewed
      target={opened['unloaded'] === true ? null : { kind: byHand.formOf(opened), id: opened.id }}
      isPart
      about={t(byHand.about)}
      isPublic={isVisible(screen.kind, opened)}
      editing={editing}
      keeper={keeper}
    >
      {forms}
    </Reviewed>
  );
}
