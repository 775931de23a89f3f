import type { JuryTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { element } from '../../element.ts';
import { pointsText, type Seated } from '../jury-context.ts';
import { type SharedLook, zoomPicture } from './zoom-picture.ts';

interface Stage {
  /** False for the work that is held beside it. */
  readonly isInHand: boolean;
  readonly look: SharedLook;
}

/** One work: its number and title, its pictures one at a time, and its story. */
export function workStage(seated: Seated, turn: JuryTurn, { isInHand, look }: Stage): HTMLElement {
  const { say, language } = seated;
  const { files, number, title, story, points } = turn;
  const name = title || number;
  const place = element('div', { class: 'place' });
  const count = element('span', { 'aria-live': 'polite' });
  let at = 0;
  const show = () => {
    const file = files[at];
    place.replaceChildren(
      file === undefined
        ? element('p', { class: 'hint' }, say('noFiles'))
        : zoomPicture(seated, file, name, look),
    );
    count.textContent = say('picture', { n: at + 1, count: files.length });
  };
  const turnOver = (by: 1 | -1, words: string) =>
    element(
      'button',
      {
        type: 'button',
        'aria-label': words,
        onclick: () => {
          at = (at + by + files.length) % files.length;
          show();
        },
      },
      by === 1 ? '›' : '‹',
    );
  show();
  return element(
    'article',
    { class: isInHand ? 'work in-hand' : 'work', 'aria-label': name },
    element(
      'header',
      {},
      element('b', {}, number),
      element('span', { class: 'title' }, title),
      element(
        'span',
        { class: 'hint' },
        isInHand ? say('inHand') : say('youGave', { points: pointsText(points, language) }),
      ),
    ),
    place,
    files.length > 1 &&
      element(
        'div',
        { class: 'series' },
        turnOver(-1, say('previousPicture')),
        count,
        turnOver(1, say('nextPicture')),
      ),
    story !== null && story !== '' && element('p', { class: 'story', tabindex: 0 }, story),
  );
}
