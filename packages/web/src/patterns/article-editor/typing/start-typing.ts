import type { Editor } from '@tiptap/core';
import type { BlockMenuState } from '../blocks/block-menu-state.ts';
import { slashMenu } from '../blocks/slash-plugin.ts';
import { typingRules } from './rule-plugin.ts';

/** What typed signs do, from now on: shapes of lines, and the menu of blocks. Both take keys before the text does. */
export function startTyping(editor: Editor, menu: BlockMenuState): void {
  if (editor.isDestroyed) return;
  for (const plugin of [typingRules(), slashMenu(menu)])
    editor.registerPlugin(plugin, (added, others) => [added, ...others]);
}
