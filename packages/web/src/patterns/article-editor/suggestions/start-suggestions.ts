import type { Editor } from '@tiptap/core';
import { i18n } from '#web/core/i18n/i18n.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { copyWithout } from './copy-without.ts';
import type { Author } from './own-marks.ts';
import { type SuggestionPlugin, suggestionPlugin } from './suggestion-plugin.ts';

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
