import { undo } from '@tiptap/pm/history';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { dispatchApart } from '../whole-parts/part-commands.ts';
import { LAST_SIGNS, ruleFor, type TypingRule } from './typing-rules.ts';

/** The rule that has just acted; undefined once anything else happened. */
const JUST_APPLIED = new PluginKey<TypingRule | undefined>('typingRule');

/**
 * Acts on signs typed at the keyboard, never within a word that an input method composes. The characters are typed
 * first and changed in a step of their own: Ctrl+Z or Backspace gives them back.
 */
export function typingRules(): Plugin {
  // Whoever gives a dash back writes speech: from then on it stays one in this article.
  const refused = new Set<TypingRule>();

  function apply(view: EditorView, typed: string): boolean {
    const found = ruleFor(view.state, typed, (rule) => refused.has(rule));
    if (found === undefined) return false;
    const { rule, match } = found;
    const typing = view.state.apply(view.state.tr.insertText(typed));
    if (rule.apply(typing, match) === undefined) return false;
    view.dispatch(view.state.tr.insertText(typed));
    const change = rule.apply(view.state, match);
    if (change) dispatchApart(view, change.setMeta(JUST_APPLIED, rule).scrollIntoView());
    return true;
  }
  function noteRefusal(state: EditorState): void {
    const rule = JUST_APPLIED.getState(state);
    if (rule?.isText) refused.add(rule);
  }
  return new Plugin<TypingRule | undefined>({
    key: JUST_APPLIED,
    state: {
      init: () => undefined,
      apply(change, last, before) {
        const applied: TypingRule | undefined = change.getMeta(JUST_APPLIED);
        if (applied !== undefined) return applied;
        if (!change.docChanged && !change.selectionSet) return last;
        if (change.getMeta('appendedTransaction') !== undefined) return last;
        if (change.getMeta('history$') !== undefined) noteRefusal(before);
        return undefined;
      },
    },
    props: {
      handleTextInput: (view, from, to, text) =>
        from === to && !view.composing && LAST_SIGNS.includes(text) && apply(view, text),
      handleKeyDown(view, event) {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
        if (event.key !== 'Backspace' || !isPlain || JUST_APPLIED.getState(view.state) === undefined)
          return false;
        return undo(view.state, view.dispatch);
      },
    },
  });
}
