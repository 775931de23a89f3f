import { openPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { panelOf, placeOfFiles } from './panel-fields.ts';
import type { PostSession } from './post-session.ts';

const CONTROL = 'input, textarea, select, button';
/** A panel or a part of its own may still be on its way here. */
const LONGEST_WAIT_MS = 2_000;

/** Opens what a field is hidden in, brings it into sight and puts the cursor there. */
export function leadToField(session: PostSession, named: string): void {
  const field = named === 'media' ? placeOfFiles(session.form.get().values) : named;
  if (field === 'content') {
    session.article.focusStart();
    return;
  }
  const panel = panelOf(field);
  if (panel) openPanel(panel);
  const until = performance.now() + LONGEST_WAIT_MS;
  function look() {
    const control = shownControl(field);
    if (control) {
      control.scrollIntoView({ block: 'center' });
      control.focus({ preventScroll: true });
    } else if (performance.now() < until) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** Other tabs keep the same fields in the document, out of sight. */
function shownControl(field: string): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)];
  const place = places.find((one) => one.checkVisibility());
  if (!place || place.matches(CONTROL)) return place;
  return place.querySelector<HTMLElement>(CONTROL) ?? undefined;
}
