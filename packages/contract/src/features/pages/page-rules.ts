import type { ArticleActor } from '../articles/article-actor.ts';
import { BINDING_TEMPLATES, type PageTemplate } from './page-kinds.ts';
import type { PageFacts } from './workflow/page-transitions.ts';

const mayEdit = (actor: ArticleActor) => actor.permissions.includes('page.edit');

/** Whether this user may change the text now. */
export function mayEditPage(actor: ArticleActor, { state, isTranslation = false }: PageFacts): boolean {
  return !isTranslation && state !== 'TRASHED' && mayEdit(actor);
}

/** Whether unsaved text may be kept for this user: also just after somebody else moved the page to the trash. */
export function mayKeepPageText(actor: ArticleActor): boolean {
  return mayEdit(actor);
}

/** A page that was ever public is never removed permanently: it stays for inspection. */
export function mayPurgePage(
  actor: ArticleActor,
  page: PageFacts & { readonly everPublished: boolean },
): boolean {
  return page.state === 'TRASHED' && !page.everPublished && mayEdit(actor);
}

interface Reviewed {
  readonly template: PageTemplate;
  readonly reviewDate: string | null;
}

/** Whether the day by which somebody checks the text has passed; `today` in Hà Nội. */
export function isOverdue({ reviewDate }: Pick<Reviewed, 'reviewDate'>, today: string): boolean {
  return reviewDate !== null && reviewDate <= today;
}

/** Readers of a page that they rely on are told that nobody has checked it in time. */
export function warnsReaders(page: Reviewed, today: string): boolean {
  return BINDING_TEMPLATES.includes(page.template) && isOverdue(page, today);
}
