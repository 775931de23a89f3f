import { create } from 'zustand';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { chooseOnLoad, isUsable } from '#web/core/project/choose-on-load.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { randomId } from '#web/core/random-id.ts';
import { projectInUrl } from '#web/core/routing/project-param.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { claimTabIds } from '#web/core/tabs/claim-tab-ids.ts';
import { restoreMenuKeys } from '#web/core/tabs/menu-keys.ts';
import {
  fromStored,
  projectOfStored,
  readStoredTabs,
  storeTabs,
  toStored,
} from '#web/core/tabs/stored-tabs.ts';
import { NO_TABS } from '#web/core/tabs/tab-list.ts';
import { putTabs, useTabs } from '#web/core/tabs/tab-store.ts';

/** The user whose panel is set up: projects known, project chosen, tabs restored. '' before that. */
export const useOpenPanel = create(() => ({ userId: '' }));

whenPersonLeaves(() => useOpenPanel.setState({ userId: '' }));

/** The user whose panel is being set up. A second parallel set-up would suspend the tabs opened after the first. */
let opening = '';

/** Sets up the panel of the signed-in user once; for a returning user it only reads the projects again. */
export async function openPanel(url: string): Promise<void> {
  const { userId, projects } = useAuth.getState();
  if (useOpenPanel.getState().userId === userId) {
    useProjects.getState().take(projects);
    return;
  }
  if (opening === userId) return;
  opening = userId;
  try {
    await setUp(userId, url);
  } finally {
    if (opening === userId) opening = '';
  }
}

async function setUp(userId: string, url: string): Promise<void> {
  const { projects } = useAuth.getState();
  useProjects.getState().load();
  const stored = readStoredTabs();
  const remembered = useLayout.getState().projectCurrentId;
  const projectId = chooseOnLoad(projects, {
    fromAddress: projectInUrl(url),
    fromTabs: projectOfStored(stored, userId),
    remembered,
  });
  // Spec: the current id is reset when it is not in the list. A link's project is not remembered for others.
  if (!isUsable(projects, remembered)) useLayout.getState().chooseProject('');
  useLayout.getState().update({ projectCurrentId: projectId });
  const tabs = fromStored(stored, { userId, projectId }, randomId);
  const ids = await claimTabIds(
    tabs.map(({ id }) => id),
    randomId,
  );
  // Signed out or another user meanwhile.
  if (useAuth.getState().userId !== userId) return;
  restoreMenuKeys();
  putTabs({ ...NO_TABS, tabs: tabs.map((tab, index) => ({ ...tab, id: ids[index] ?? tab.id })) });
  useOpenPanel.setState({ userId });
}

/** Stores the list of tabs while a user's panel is open, from the tab of the first page on, which is there already. */
export function watchTabs(): () => void {
  const store = () => {
    const { userId } = useOpenPanel.getState();
    if (userId !== '') storeTabs(toStored(useTabs.getState().list.tabs, userId));
  };
  store();
  return useTabs.subscribe(({ list }, before) => {
    if (list !== before.list) store();
  });
}

/** Spec: the current project id becomes '' when it is no longer in the list. */
export function watchProjects(): () => void {
  return useProjects.subscribe(({ data, firstLoad }) => {
    const { projectCurrentId, chooseProject } = useLayout.getState();
    if (!firstLoad && projectCurrentId !== '' && !isUsable(data, projectCurrentId)) chooseProject('');
  });
}
