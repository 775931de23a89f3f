import type { JuryFile } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import {
  type Look,
  lookAt,
  moved,
  percentShown,
  previewBox,
  WHOLE,
} from '@toasoan/contract/features/contest-jury/room/look.ts';
import { element } from '../../element.ts';
import type { Seated } from '../jury-context.ts';

/** One look at all pictures that are shown, so that two of them stay in step. */
export class SharedLook {
  readonly #watchers = new Set<() => void>();
  now: Look = WHOLE;

  change(look: Look): void {
    this.now = look;
    for (const watcher of this.#watchers) watcher();
  }

  watch(watcher: () => void): void {
    this.#watchers.add(watcher);
  }

  /** For the next works: as a whole, and nobody watches. */
  reset(): void {
    this.#watchers.clear();
    this.now = WHOLE;
  }
}

/** A picture as a whole or at 1:1; a press looks closer at its place, dragging moves. Films play. */
export function zoomPicture(seated: Seated, file: JuryFile, name: string, look: SharedLook): HTMLElement {
  if (file.film !== null)
    return element(
      'figure',
      {},
      element('video', { src: file.film, poster: file.large, controls: true, 'aria-label': name }),
    );
  const { say, language } = seated;
  const box = previewBox(file);
  const picture = element('img', { src: file.large, alt: name, draggable: 'false' });
  const frame = element('button', { type: 'button', class: 'frame' }, picture);
  const percent = element('span', {});
  const seen = element('span', { class: 'seen' });
  const overview = element(
    'div',
    { class: 'overview', 'aria-hidden': true },
    element('img', { src: file.small, alt: '', draggable: 'false' }),
    seen,
  );
  const update = () => {
    const { isZoomed, x, y } = look.now;
    frame.setAttribute('aria-label', say(isZoomed ? 'seeWhole' : 'seeClose', { name }));
    frame.setAttribute('aria-pressed', String(isZoomed));
    picture.style.cssText = isZoomed
      ? `inset:50% auto auto 50%;max-width:none;width:${box.width}px;height:${box.height}px;transform:translate(${-100 * x}%,${-100 * y}%)`
      : '';
    const room = { width: frame.clientWidth, height: frame.clientHeight };
    overview.hidden = !isZoomed;
    if (room.width === 0) return;
    percent.textContent = say('shown', { percent: percentShown(room, box, file.width, isZoomed) });
    const [wide, high] = [Math.min(1, room.width / box.width), Math.min(1, room.height / box.height)];
    seen.style.cssText = `width:${100 * wide}%;height:${100 * high}%;left:${startOf(x, wide)}%;top:${startOf(y, high)}%`;
  };
  letDrag(frame, look, box);
  look.watch(update);
  // What is said of the size may move the frame: in the next frame, so that it does not turn in a circle.
  new ResizeObserver(() => requestAnimationFrame(update)).observe(frame);
  update();
  const { width, height, exposure, caption } = file;
  const pixels = (value: number) => value.toLocaleString(language);
  return element(
    'figure',
    {},
    frame,
    overview,
    element(
      'figcaption',
      {},
      percent,
      width !== null && height !== null && element('span', {}, `${pixels(width)} × ${pixels(height)}`),
      exposure !== '' && element('span', {}, exposure),
      caption !== '' && element('span', { class: 'caption' }, caption),
    ),
  );
}

const startOf = (middle: number, part: number): number =>
  100 * Math.min(1 - part, Math.max(0, middle - part / 2));

function letDrag(frame: HTMLElement, look: SharedLook, box: ReturnType<typeof previewBox>): void {
  let drag: { x: number; y: number; isMoved: boolean } | undefined;
  frame.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
    drag = { x: clientX, y: clientY, isMoved: false };
    if (look.now.isZoomed) frame.setPointerCapture(pointerId);
  });
  frame.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (drag === undefined || !look.now.isZoomed) return;
    const [x, y] = [clientX - drag.x, clientY - drag.y];
    if (x === 0 && y === 0) return;
    drag = { x: clientX, y: clientY, isMoved: true };
    look.change(moved(look.now, -x / box.width, -y / box.height));
  });
  frame.addEventListener('click', ({ clientX, clientY }) => {
    const wasMoved = drag?.isMoved ?? false;
    drag = undefined;
    if (wasMoved) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    look.change(look.now.isZoomed ? WHOLE : lookAt({ width, height }, box, clientX - left, clientY - top));
  });
}
