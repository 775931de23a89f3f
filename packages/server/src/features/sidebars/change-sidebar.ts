import type { SidebarContent } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { repeatedBlock, sidebarProblem } from '@toasoan/contract/features/sidebars/sidebar-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { draftStore } from '#server/core/drafts/draft-store.ts';
import { type StoredSidebar, workingContent } from './sidebar-row.ts';
import { getSidebar, sidebarRuleNotMet, sidebarStore } from './sidebar-store.ts';
import { wholeSidebar } from './sidebar-view.ts';

/** Draft and versions of the content. */
export const sidebarDrafts = draftStore<SidebarContent, StoredSidebar>({
  table: 'sidebars',
  content: 'content',
  contentOf: ({ content }) => content,
  versions: 'sidebar_versions',
  owner: 'sidebar_id',
  changed: (db, before) => getSidebar(db, before.project_id, before.id),
  noVersion: () => sidebarRuleNotMet('NO_VERSION', 'number'),
});

/** @throws TWICE, TEMPLATE_UNKNOWN */
export async function saveSidebarDraft(
  db: Db,
  before: StoredSidebar,
  content: SidebarContent,
  by: Actor,
): Promise<StoredSidebar> {
  const wrong = repeatedBlock(content);
  if (wrong !== undefined) throw sidebarRuleNotMet(wrong.rule, 'content', { number: wrong.number });
  const after = await sidebarDrafts.save(db, before, content, by);
  const { templates } = await wholeSidebar(db, after);
  const gone = new Set(templates.filter(({ problem }) => problem === 'GONE').map(({ id }) => id));
  const kept = new Set(
    [...before.content.blocks, ...(before.draft?.blocks ?? [])].map((one) => one.templateId),
  );
  // A template that was deleted since stays, in red; a foreign one never comes in.
  const at = content.blocks.findIndex(
    ({ templateId }) => templateId !== null && gone.has(templateId) && !kept.has(templateId),
  );
  if (at >= 0) throw sidebarRuleNotMet('TEMPLATE_UNKNOWN', 'content', { number: at + 1 });
  return after;
}

/** Readers get the draft from now on. @throws RULES_NOT_MET where it is not ready for them. */
export async function publishSidebar(
  db: Db,
  before: StoredSidebar,
  by: Actor,
  options: { readonly note: string; readonly now: Date },
): Promise<StoredSidebar> {
  const content = workingContent(before);
  const problem = sidebarProblem(content);
  if (problem !== undefined) throw sidebarRuleNotMet(problem.rule, 'content', { number: problem.number });
  return await sidebarDrafts.publish(db, before, content, { by, ...options });
}

/** The same sidebar beside itself, as a draft that readers have never seen. */
export async function copySidebar(
  call: Parameters<RecordStore<StoredSidebar, never, never>['insert']>[0],
  from: StoredSidebar,
): Promise<StoredSidebar> {
  const { title, side, sticky, display } = from;
  const more = { hideOnMobile: from.hide_on_mobile, order: from.sort_order };
  const body = { title, side, sticky, display, status: 'DISABLED', ...more } as const;
  const made = await sidebarStore.insert(call, body);
  return await sidebarDrafts.save(call.db, made, workingContent(from), call.caller);
}
