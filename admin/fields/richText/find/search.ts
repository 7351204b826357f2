import { closeHistory } from '@tiptap/pm/history';
import { Plugin, PluginKey, TextSelection, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension, type Editor } from '@tiptap/react';
import { matchesIn, type Match, type SearchQuery } from './matches';

interface SearchState {
  /** Null while nothing is searched for. */
  readonly query: SearchQuery | null;
  readonly matches: readonly Match[];
  /** Index of the selected match; -1 without one. */
  readonly current: number;
}

const NONE: SearchState = { query: null, matches: [], current: -1 };

const key = new PluginKey<SearchState>('search');

export const searchOf = (state: EditorState): SearchState => key.getState(state) ?? NONE;

const DECORATION = { match: 'match', current: 'match match--current' } as const;

/** Marks the matches of a search in the text; without a search it does nothing. */
export const search = Extension.create({
  name: 'search',
  addProseMirrorPlugins: () => [
    new Plugin<SearchState>({
      key,
      state: {
        init: () => NONE,
        apply: (tr, before) => {
          const change = tr.getMeta(key) as Partial<SearchState> | undefined;
          const next = change ? { ...before, ...change } : before;
          if (!next.query || (!change?.query && !tr.docChanged)) return next;
          const matches = matchesIn(tr.doc, next.query);
          return { ...next, matches, current: Math.min(next.current, matches.length - 1) };
        },
      },
      props: {
        decorations: (state) => {
          const { matches, current } = searchOf(state);
          if (matches.length === 0) return null;
          return DecorationSet.create(
            state.doc,
            matches.map(({ from, to }, index) =>
              Decoration.inline(from, to, { class: index === current ? DECORATION.current : DECORATION.match }),
            ),
          );
        },
      },
    }),
  ],
});

/** Searches for a text; null ends the search. */
export const setQuery = ({ state, view }: Editor, query: SearchQuery | null): void =>
  view.dispatch(state.tr.setMeta(key, query ? { query, current: -1 } : NONE));

/** Selects the next match (1) or the one before (-1) from the selection on; after the last comes the first. */
export function goToMatch({ state, view }: Editor, step: 1 | -1): void {
  const { matches } = searchOf(state);
  const { from, to } = state.selection;
  if (matches.length === 0) return;
  const after = matches.findIndex((match) => match.from >= to);
  const before = matches.findLastIndex((match) => match.to <= from);
  const current = step > 0 ? Math.max(after, 0) : before < 0 ? matches.length - 1 : before;
  const match = matches[current];
  if (!match) return;
  const selection = TextSelection.create(state.doc, match.from, match.to);
  view.dispatch(state.tr.setSelection(selection).setMeta(key, { current }).scrollIntoView());
}

/** Replaces the selected match and goes to the next one. */
export function replaceMatch(editor: Editor, text: string): void {
  const { state, view } = editor;
  const { matches, current } = searchOf(state);
  const match = matches[current];
  if (match) view.dispatch(replaced(state, [match], text));
  goToMatch(editor, 1);
}

/** Replaces all matches, in one step to undo. Returns their number. */
export function replaceAll({ state, view }: Editor, text: string): number {
  const { matches } = searchOf(state);
  if (matches.length > 0) view.dispatch(replaced(state, matches, text));
  return matches.length;
}

function replaced(state: EditorState, matches: readonly Match[], text: string) {
  const tr = closeHistory(state.tr);
  for (const { from, to } of matches.toReversed())
    if (text === '') tr.delete(from, to);
    else tr.insertText(text, from, to);
  return tr;
}
