import { leadTo } from '#web/features/articles/public-editor.ts';
import type { PageSession } from './page-article.ts';
import { panelOf } from './page-panels.ts';

/** Opens the panel of a field of the page, scrolls to the field and focuses it. */
export function leadToPageField(session: PageSession, field: string): void {
  leadTo(session, field, panelOf(field));
}
