import { Extension } from '@tiptap/core';
import { history } from '@tiptap/pm/history';
import { Plugin, PluginKey } from '@tiptap/pm/state';

/** Placeholder for table behaviour, which is fetched while the article is shown. */
export const TABLES_LATER = new PluginKey('tablesLater');

/** Undo, and room for the selection of cells. */
export const articleBehaviour = Extension.create({
  name: 'articleBehaviour',
  addProseMirrorPlugins: () => [history(), new Plugin({ key: TABLES_LATER })],
});
