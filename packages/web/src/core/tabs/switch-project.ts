import { useLayout } from '#web/core/preferences/layout-store.ts';
import { forgetProject } from '#web/core/query/query-client.ts';
import { goToLanding, mayLose } from './tab-actions.ts';
import { leaveProject } from './tab-list.ts';
import { putTabs, useTabs } from './tab-store.ts';

/** Chooses a project and opens its first page. False if the user stayed for unsaved changes. */
export async function switchProject(projectId: string): Promise<boolean> {
  if (projectId !== useLayout.getState().projectCurrentId && !(await enterProject(projectId))) return false;
  goToLanding();
  return true;
}

/** Closes the tabs of the previous project and drops its fetched data. False: unsaved changes stay. */
export async function enterProject(projectId: string): Promise<boolean> {
  const ofProject = useTabs.getState().list.tabs.filter((tab) => tab.projectId !== '');
  if (!(await mayLose(ofProject.map(({ id }) => id)))) return false;
  const { projectCurrentId, chooseProject } = useLayout.getState();
  putTabs(leaveProject(useTabs.getState().list));
  chooseProject(projectId);
  forgetProject(projectCurrentId);
  return true;
}
