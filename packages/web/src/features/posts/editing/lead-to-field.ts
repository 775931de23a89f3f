import { openPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { panelOf, placeOfFiles } from './panel-fields.ts';
import type { PostSession } from './post-article.ts';

const CONTROL = 'input, textarea, select, button';
/** A panel or a chunk may still be loading. */
const LONGEST_WAIT_MS = 5_000;

/** Opens the panel of a field, scrolls to the field and focuses it. */
export function leadToField(session: PostSession, named: string): void {
  const field = named === 'media' ? placeOfFiles(session.form.get().values) : named;
  if (field === 'content' || field.startsWith('content.')) {
    void leadIntoText(session, field);
    return;
  }
  const panel = panelOf(field);
  if (panel) openPanel(panel);
  const until = performance.now() + LONGEST_WAIT_MS;
  function look() {
    const control = shownControl(field) ?? shownControl(field.split('.', 1)[0] ?? '');
    if (control) {
      control.scrollIntoView({ block: 'center' });
      control.focus({ preventScroll: true });
    } else if (performance.now() < until) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** To a picture of the text and the field of its word, `content.12.credit`, or else to the first letter. */
async function leadIntoText({ article }: PostSession, field: string): Promise<void> {
  const [, mediaId, word] = field.split('.');
  if (mediaId !== undefined) {
    const { leadToFigure } = await import('#web/patterns/article-editor/figures/lead-to-figure.ts');
    if (article.editor.isDestroyed || leadToFigure(article, mediaId, word)) return;
  }
  article.focusStart();
}

/** Other tabs keep the same fields in the document, hidden. */
function shownControl(field: string): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)];
  const place = places.find((one) => one.checkVisibility());
  if (!place || place.matches(CONTROL)) return place;
  return place.querySelector<HTMLElement>(CONTROL) ?? undefined;
}
