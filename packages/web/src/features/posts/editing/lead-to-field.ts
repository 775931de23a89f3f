import { leadTo } from '#web/features/articles/public-editor.ts';
import { panelOf, placeOfFiles } from './panel-fields.ts';
import type { PostSession } from './post-article.ts';

/** Opens the panel of a field of the post, scrolls to the field and focuses it. */
export function leadToField(session: PostSession, named: string): void {
  const field = named === 'media' ? placeOfFiles(session.form.get().values) : named;
  leadTo(session, field, panelOf(field));
}
