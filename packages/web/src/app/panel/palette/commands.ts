import type { Visitor } from '@toasoan/contract/access/can-enter.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import type { ReactNode } from 'react';
import { menuOf, pagesOf } from '#web/core/routing/menu-model.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import type { TabList } from '#web/core/tabs/tab-list.ts';
import { holdsPhrase, matchesQuery } from '#web/ui/select/option.ts';

export type CommandKind = 'action' | 'recent' | 'screen' | 'project' | 'record';

/** A line of the palette. */
export interface Command {
  readonly key: string;
  readonly kind: CommandKind;
  readonly label: string;
  /** Further words that find it. */
  readonly words?: string;
  readonly icon?: ReactNode;
  readonly run: () => void;
}

/** The most that one kind shows at a time, so that no kind hides the others. */
const MOST_OF_A_KIND = 8;

/** Commands that the query finds, in their order; those called by the very words first: "viet bai" is not "Bài viết". */
export function matching(commands: readonly Command[], query: string): readonly Command[] {
  const found = ofEachKind(commands, query);
  if (query.trim() === '') return found;
  const isCalled = ({ label }: Command) => holdsPhrase(label, query);
  return found.toSorted((one, other) => Number(isCalled(other)) - Number(isCalled(one)));
}

function ofEachKind(commands: readonly Command[], query: string): readonly Command[] {
  const counts = new Map<CommandKind, number>();
  return commands.filter((command) => {
    const option = { value: command.key, label: command.label, detail: command.words ?? '' };
    if (!matchesQuery(option, query)) return false;
    const count = (counts.get(command.kind) ?? 0) + 1;
    counts.set(command.kind, count);
    return count <= MOST_OF_A_KIND;
  });
}

/** The pages of this person's menu: the same predicate, so the palette offers nothing that the menu hides. */
export function menuPages(rows: readonly PlacedRow[], visitor: Visitor): readonly PlacedRow[] {
  return pagesOf(menuOf(rows, visitor));
}

interface RecentPage {
  readonly url: string;
  readonly label: string;
}

/** Open pages but the one in front, then closed ones, the last first; each address once. */
export function recentPages({ tabs, activeId, closed }: TabList): readonly RecentPage[] {
  const open = tabs.filter((tab) => tab.id !== activeId);
  const all = [...open, ...closed.toReversed().map(({ tab }) => tab)];
  const front = tabs.find((tab) => tab.id === activeId)?.url;
  const urls = new Set([front]);
  return all.filter(({ url }) => !urls.has(url) && urls.add(url));
}

/** Where another project can be chosen: those in use, without the current one. */
export function otherProjects(
  projects: readonly SessionProject[],
  currentId: string | undefined,
): readonly SessionProject[] {
  return projects.filter(({ status, projectId }) => status === 'ENABLE' && projectId !== currentId);
}
