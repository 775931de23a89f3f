import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { forgetProject } from '#web/core/query/query-client.ts';
import { askedPath } from '#web/core/routing/asked-path.ts';
import { goTo, type Here, here } from '#web/core/routing/here.ts';
import { pagePathOf } from '#web/core/routing/match-row.ts';
import { goToLanding, mayLose } from './tab-actions.ts';
import { leaveProject } from './tab-list.ts';
import { putTabs, useTabs } from './tab-store.ts';

/** The page that led to the list of projects because it needs one; undefined anywhere else. */
export function pageThatNeedsProject({ pathname, state }: Here): string | undefined {
  const asked = askedPath(state);
  return pagePathOf(pathname) === '/' && asked !== '/' ? asked : undefined;
}

/**
 * Chooses a project and opens a page of it: `url`, else the page that was asked for without a project, else its first
 * page. False if the user stayed for unsaved changes.
 */
export async function switchProject(projectId: string, url?: string): Promise<boolean> {
  const asked = pageThatNeedsProject(here());
  if (projectId !== useLayout.getState().projectCurrentId && !(await enterProject(projectId))) return false;
  if (url !== undefined) goTo(url);
  else if (asked !== undefined) goTo(asked, { replace: true });
  else goToLanding();
  return true;
}

/**
 * Chooses the user's only project for a page that needs one. False if there is another number of projects; opening the
 * list itself never chooses.
 */
export async function enterOnlyProject(): Promise<boolean> {
  const usable = useProjects.getState().data.filter(({ status }) => status === 'ENABLE');
  const [only] = usable;
  return only !== undefined && usable.length === 1 && (await enterProject(only.projectId));
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
