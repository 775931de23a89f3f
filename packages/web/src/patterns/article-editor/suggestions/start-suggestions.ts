import type { Editor } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { i18n } from '#web/core/i18n/i18n.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { type Author, standing, suggestionTypes } from './own-marks.ts';
import { type SuggestionPlugin, suggestionPlugin } from './suggestion-plugin.ts';

function asItWouldBe(nodes: Fragment): Fragment {
  const left: Node[] = [];
  nodes.forEach((node) => {
    const { deletion } = suggestionTypes(node.type.schema);
    if ((node.isInline || node.isLeaf) && deletion.isInSet(node.marks)) return;
    left.push(node.mark(standing(node.marks)).copy(asItWouldBe(node.content)));
  });
  return Fragment.fromArray(left);
}

function withoutMarks({ content, openStart, openEnd }: Slice): Slice {
  return new Slice(asItWouldBe(content), openStart, openEnd);
}

/** What is copied or moved is the text as it would be: suggestions stay where they were made. */
const copyWithout = new Plugin({
  props: { transformCopied: withoutMarks, transformPasted: withoutMarks },
});

/** Keeps suggestions right from now on: those that are made, and those that are there while others write. */
export async function startSuggestions(
  editor: Editor,
  author: () => Author | undefined,
): Promise<SuggestionPlugin | undefined> {
  await i18n.loadNamespaces('suggestions');
  if (editor.isDestroyed) return undefined;
  let lastNotified = 0;
  const suggestions = suggestionPlugin({
    author,
    reportProgress() {
      // Each letter of a caption is a change: once in a while is enough.
      if (Date.now() - lastNotified < 30_000) return;
      lastNotified = Date.now();
      showToast({ tone: 'warning', text: i18n.t('suggestions:partAtOnce') });
    },
  });
  editor.registerPlugin(suggestions.plugin);
  editor.registerPlugin(copyWithout);
  return suggestions;
}
