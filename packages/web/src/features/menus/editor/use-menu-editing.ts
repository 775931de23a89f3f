import { useQueryClient } from '@tanstack/react-query';
import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { menuDetail, menuKeys, saveMenuDraft } from '../menu-queries.ts';
import { createMenuEditing, type EditingState, type MenuEditing, workingItems } from './menu-editing.ts';

interface Editing {
  readonly editing: MenuEditing;
  readonly state: EditingState;
  /** Sends what is unsaved, then the call; its answer is the menu from then on. */
  readonly run: (send: (menu: Menu) => Promise<Menu>) => Promise<boolean>;
  readonly reload: () => Promise<Menu>;
}

/** The editing of a menu, kept by its tab: leaving the tab loses nothing. */
export function useMenuEditing(loaded: Menu): Editing {
  const { keep, setDirty } = useTab();
  const client = useQueryClient();
  const projectId = useProjectId();
  const editing = keep(
    `menu ${loaded.id}`,
    () => createMenuEditing({ menu: loaded, send: saveMenuDraft }),
    (one) => void one.flush(),
  );
  const state = useSyncExternalStore(editing.subscribe, editing.get);
  const { save, menu } = state;
  useEffect(() => setDirty(save !== 'saved'), [save, setDirty]);
  useEffect(() => {
    client.setQueryData(menuDetail(projectId, menu.id).queryKey, menu);
    void invalidate(client, { queryKey: menuKeys(projectId, 'list') });
  }, [client, projectId, menu]);
  // What somebody else has saved comes in while nothing is unsaved here.
  useEffect(() => {
    const { menu: known, items, save: now } = editing.get();
    if (now !== 'saved' || loaded.version <= known.version || workingItems(loaded) === items) return;
    editing.take(loaded);
  }, [editing, loaded]);
  async function run(send: (menu: Menu) => Promise<Menu>): Promise<boolean> {
    if (!(await editing.flush())) return false;
    // The call itself says why it was refused.
    const answer = await send(editing.get().menu).catch(() => undefined);
    if (answer !== undefined) editing.take(answer);
    return answer !== undefined;
  }
  const reload = () => client.fetchQuery({ ...menuDetail(projectId, loaded.id), staleTime: 0 });
  return { editing, state, run, reload };
}
