import { type EditorState, TextSelection } from '@tiptap/pm/state';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { EDITOR_COMMANDS } from '../editor-commands.ts';
import type { LiveArticle } from '../live-article.ts';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';
import styles from './find-bar.module.css';
import type { FindOptions } from './find-matches.ts';
import { currentStep, findPlugin, foundIn, type Search, searchStep } from './find-plugin.ts';
import { replaceMatch, replaceMatches } from './replace-matches.ts';

/** A pause in typing: the bar asks and the article answers once. */
const PAUSE_MS = 150;
const LONGEST = 200;
const EXACTLY: FindOptions = { matchCase: false, wholeWord: false, foldMarks: false };

/** Words selected within one line are what somebody looks for. */
function selectedWords({ doc, selection: { $from, from, to } }: EditorState): string {
  const isLine = $from.parent.isTextblock && to <= $from.end() && to - from <= LONGEST;
  return isLine ? doc.textBetween(from, to, undefined, ' ') : '';
}

/** The search of one article, from the opening of its bar to the end. */
export function useFind(article: LiveArticle) {
  const { t } = useTranslation('find');
  const { editor, suggesting } = article;
  const [query, setQuery] = useState(() => selectedWords(editor.state));
  const [words, setWords] = useState('');
  const [options, setOptions] = useState(EXACTLY);
  const count = useEditorSnapshot(editor, ({ state }) => foundIn(state).matches.length);
  const current = useEditorSnapshot(editor, ({ state }) => foundIn(state).current);
  const isStale = useEditorSnapshot(editor, ({ state }) => foundIn(state).isStale);
  const isTracked = useSyncExternalStore(suggesting.watch, suggesting.isActive);

  function find(search: Search | undefined, from: number): void {
    if (editor.isDestroyed) return;
    editor.view.dispatch(searchStep(editor.state.tr, search, from));
  }
  const here = () => {
    const { matches, current: at } = foundIn(editor.state);
    return matches[at]?.from ?? editor.state.selection.from;
  };
  const refresh = () => {
    const { search, isStale: isOld } = foundIn(editor.state);
    if (search && isOld) find(search, here());
  };
  const findTyped = useEffectEvent(() => {
    // The page was closed within the pause.
    if (editor.isDestroyed) return;
    find({ query, options }, here());
    show();
  });
  const refreshSoon = useEffectEvent(refresh);

  useEffect(() => {
    editor.registerPlugin(findPlugin);
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin('find');
    };
  }, [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query or option is another search.
  useEffect(() => {
    const timer = window.setTimeout(findTyped, query === '' ? 0 : PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [query, options]);
  useEffect(() => {
    if (!isStale) return undefined;
    const timer = window.setTimeout(refreshSoon, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [isStale]);

  /** Scrolls to the current match, below the bars on top. */
  function show(): void {
    editor.view.dom.querySelector(`.${styles.current}`)?.scrollIntoView({ block: 'center' });
  }
  function step(by: 1 | -1): void {
    refresh();
    const { matches, current: at, search } = foundIn(editor.state);
    // Enter may come before the pause is over.
    if (search?.query !== query) findTyped();
    else if (matches.length > 0) {
      const next = (at + by + matches.length) % matches.length;
      editor.view.dispatch(currentStep(editor.state.tr, next));
      show();
    }
  }
  function replaceOne(): void {
    refresh();
    const { matches, current: at, search } = foundIn(editor.state);
    const match = matches[at];
    if (match === undefined || !editor.isEditable) return;
    replaceMatch(editor.view, match, words);
    find(search, match.from + words.length);
    show();
  }
  function replaceAll(): void {
    refresh();
    const { matches, search } = foundIn(editor.state);
    if (matches.length === 0 || !editor.isEditable) return;
    replaceMatches(editor.view, matches, words, isTracked);
    find(search, 0);
    showToast({
      tone: 'success',
      text: t('replaced', { count: matches.length }),
      action: { label: t('undo'), run: () => void EDITOR_COMMANDS.undo.run(editor) },
    });
  }
  /** The cursor selects the match that was shown last. */
  function leave(): void {
    refresh();
    const { matches, current: at } = foundIn(editor.state);
    const match = matches[at];
    if (match) {
      const selection = TextSelection.create(editor.state.doc, match.from, match.to);
      editor.view.dispatch(editor.state.tr.setSelection(selection));
    }
    editor.view.focus();
  }
  return {
    query,
    setQuery,
    words,
    setWords,
    options,
    toggle: (name: keyof FindOptions) => setOptions({ ...options, [name]: !options[name] }),
    count,
    current,
    step,
    replaceOne,
    replaceAll,
    leave,
    takeSelection: () => setQuery(selectedWords(editor.state) || query),
  };
}
