import { useLayoutEffect } from 'react';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { isUsable } from '#web/core/project/choose-on-load.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { currentVisitor } from '#web/core/project/visitor.ts';
import { randomId } from '#web/core/random-id.ts';
import { mayEnter, needsProject } from '#web/core/routing/enter-route.ts';
import { goTo, type Here } from '#web/core/routing/here.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import { groupsOf, menuPathOf } from '#web/core/routing/menu-model.ts';
import { projectInUrl, withoutProject } from '#web/core/routing/project-param.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { claimTabId } from '#web/core/tabs/claim-tab-ids.ts';
import { selectInMenu } from '#web/core/tabs/menu-keys.ts';
import { enterProject } from '#web/core/tabs/switch-project.ts';
import { labelTab } from '#web/core/tabs/tab-actions.ts';
import { activeTab, showTab } from '#web/core/tabs/tab-list.ts';
import { putTabs, useTabs } from '#web/core/tabs/tab-store.ts';
import { useRows } from '../rows-context.ts';
import { FORBIDDEN_LABEL, labelOfPath } from './label-of-path.ts';

/** Every visit to a path of the panel activates its tab or opens one. */
export function useTabOfLocation(here: Here, language: string, isOn: boolean): void {
  const rows = useRows();
  const { pathname, search } = here;
  useLayoutEffect(() => {
    if (!isOn) return;
    const url = pathname + search;
    if (projectInUrl(url) === '') show(rows, pathname, url, language);
    else void followLink(url);
  }, [rows, pathname, search, language, isOn]);
}

function show(rows: readonly PlacedRow[], pathname: string, url: string, language: string): void {
  const placed = matchRow(rows, pathname);
  const isOfProject = placed !== undefined && needsProject(placed);
  const wanted = {
    id: randomId(),
    label: labelOfPath(rows, pathname, language),
    url,
    projectId: isOfProject ? useLayout.getState().projectCurrentId : '',
  };
  const list = showTab(useTabs.getState().list, wanted);
  putTabs(list);
  if (list.activeId === wanted.id) void claimTabId(wanted.id);
  else if (activeTab(list)?.label === FORBIDDEN_LABEL) labelTab(list.activeId, wanted.label);
  if (placed && mayEnter(placed, currentVisitor())) selectInMenu(menuPathOf(placed), groupsOf(placed));
}

/** A link that names a project, opened here: to that project if it is one of ours, then without its name. */
async function followLink(url: string): Promise<void> {
  const projectId = projectInUrl(url);
  const isOther = projectId !== useLayout.getState().projectCurrentId;
  const stays =
    isOther && isUsable(useProjects.getState().data, projectId) && !(await enterProject(projectId));
  const back = activeTab(useTabs.getState().list)?.url;
  goTo(stays && back ? back : withoutProject(url), { replace: true });
}
