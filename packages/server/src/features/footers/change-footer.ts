import type { FooterContent } from '@toasoan/contract/features/footers/footer-content.ts';
import { footerProblem, shapeProblem } from '@toasoan/contract/features/footers/footer-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { knownImages } from '#server/core/drafts/draft-images-store.ts';
import { draftStore } from '#server/core/drafts/draft-store.ts';
import { sanitizeMarkup } from '#server/features/content-templates/public.ts';
import { type StoredFooter, workingContent } from './footer-row.ts';
import { footerImages, footerRuleNotMet, footerStore, getFooter } from './footer-store.ts';

/** Draft and versions of the content. */
export const footerDrafts = draftStore<FooterContent, StoredFooter>({
  table: 'footers',
  content: 'content',
  contentOf: ({ content }) => content,
  versions: 'footer_versions',
  owner: 'footer_id',
  changed: async (db, before) => {
    const after = await getFooter(db, before.project_id, before.id);
    await footerImages.hold(db, after);
    return after;
  },
  noVersion: () => footerRuleNotMet('NO_VERSION', 'number'),
});

/** The first logo, from 1, whose picture is none of the library. */
async function logoWithoutImage(
  db: Db,
  projectId: string,
  { logos }: FooterContent,
): Promise<number | undefined> {
  const isKnown = await knownImages(
    db,
    projectId,
    logos.flatMap(({ image }) => image ?? []),
  );
  const at = logos.findIndex(({ image }) => image !== null && !isKnown(image));
  return at < 0 ? undefined : at + 1;
}

/** @throws TWICE, NO_IMAGE */
export async function saveFooterDraft(
  db: Db,
  before: StoredFooter,
  content: FooterContent,
  by: Actor,
): Promise<StoredFooter> {
  const wrong = shapeProblem(content);
  if (wrong !== undefined) throw footerRuleNotMet(wrong.rule, 'content', { number: wrong.number });
  const number = await logoWithoutImage(db, before.project_id, content);
  if (number !== undefined) throw footerRuleNotMet('NO_IMAGE', 'content', { number });
  const columns = content.columns.map((column) => ({ ...column, html: sanitizeMarkup(column.html) }));
  return await footerDrafts.save(db, before, { ...content, columns }, by);
}

/** Readers get the draft from now on. @throws RULES_NOT_MET where it is not ready for them. */
export async function publishFooter(
  db: Db,
  before: StoredFooter,
  by: Actor,
  options: { readonly note: string; readonly now: Date },
): Promise<StoredFooter> {
  const content = workingContent(before);
  const problem = footerProblem(content);
  if (problem !== undefined) throw footerRuleNotMet(problem.rule, 'content', { number: problem.number });
  return await footerDrafts.publish(db, before, content, { by, ...options });
}

/** The same footer beside itself, as a draft that readers have never seen. */
export async function copyFooter(
  call: Parameters<RecordStore<StoredFooter, never, never>['insert']>[0],
  from: StoredFooter,
): Promise<StoredFooter> {
  const { title, display } = from;
  const made = await footerStore.insert(call, { title, display, status: 'DISABLED' });
  return await footerDrafts.save(call.db, made, workingContent(from), call.caller);
}
