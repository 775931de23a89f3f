import { openPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import type { BelowHead } from './head-walk.ts';

const CONTROL = 'input, textarea, select, button';
/** A panel or a chunk may still be loading. */
const LONGEST_WAIT_MS = 5_000;

/** Opens the panel of a field, if it stands in one, scrolls to the field and focuses it; `content` is the text. */
export function leadTo(session: BelowHead, field: string, panel: string | undefined): void {
  if (field === 'content' || field.startsWith('content.')) {
    void leadIntoText(session, field);
    return;
  }
  if (panel !== undefined) openPanel(panel);
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
async function leadIntoText({ article }: BelowHead, field: string): Promise<void> {
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
