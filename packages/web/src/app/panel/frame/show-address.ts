import { useLayout } from '#web/core/preferences/layout-store.ts';
import { currentVisitor } from '#web/core/project/visitor.ts';
import { randomId } from '#web/core/random-id.ts';
import { mayEnter, needsProject } from '#web/core/routing/enter-route.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import { groupsOf, menuPathOf } from '#web/core/routing/menu-model.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { claimTabId } from '#web/core/tabs/claim-tab-ids.ts';
import { selectInMenu } from '#web/core/tabs/menu-keys.ts';
import { labelTab } from '#web/core/tabs/tab-actions.ts';
import { activeTab, showTab } from '#web/core/tabs/tab-list.ts';
import { putTabs, useTabs } from '#web/core/tabs/tab-store.ts';
import { FORBIDDEN_LABEL, labelOfPath } from './label-of-path.ts';

/** Activates the tab of an address, or opens one, and selects its entry in the menu. */
export function showAddress(rows: readonly PlacedRow[], url: string, language: string): void {
  const [pathname = ''] = url.split('?');
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
  // No entry stands for a page that is not shown.
  else selectInMenu(pathname, []);
}
