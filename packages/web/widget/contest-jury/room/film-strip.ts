import type { StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { TURN_STATE_TEXTS } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import { element } from '../../element.ts';
import { pointsText, type Seated } from '../jury-context.ts';

export interface FilmStrip {
  readonly root: HTMLElement;
  /** A work has another state. */
  readonly update: (turn: StripTurn) => void;
  readonly mark: (currentId: string | undefined, partnerId: string | undefined) => void;
  readonly spread: (isGrid: boolean) => void;
}

interface Item {
  readonly button: HTMLElement;
  readonly given: HTMLElement;
}

/** The juror's own works: what was given below each, in a strip or as a grid. */
export function filmStrip(
  seated: Seated,
  turns: readonly StripTurn[],
  choose: (id: string) => void,
): FilmStrip {
  const { say, language } = seated;
  const wordsOf = ({ state, points }: StripTurn) =>
    state === 'DONE' ? pointsText(points, language) : TURN_STATE_TEXTS[state][language];
  const items = new Map<string, Item>();
  const root = element('ul', { class: 'strip', 'aria-label': say('works') });
  const update = (turn: StripTurn) => {
    const item = items.get(turn.id);
    if (item === undefined) return;
    item.button.setAttribute('aria-label', `${turn.number} ${turn.title}, ${wordsOf(turn)}`);
    item.given.dataset.state = turn.state;
    item.given.textContent = turn.state === 'TODO' ? turn.number : wordsOf(turn);
  };
  for (const turn of turns) {
    const given = element('span', { class: 'given', 'aria-hidden': true });
    const cover =
      turn.cover === null
        ? element('span', { class: 'blank' })
        : element('img', { src: turn.cover, alt: '', loading: 'lazy', decoding: 'async' });
    const button = element('button', { type: 'button', onclick: () => choose(turn.id) }, cover, given);
    items.set(turn.id, { button, given });
    root.append(element('li', {}, button));
    update(turn);
  }
  return {
    root,
    update,
    mark: (currentId, partnerId) => {
      for (const [id, { button }] of items) {
        if (id === currentId) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
        button.classList.toggle('partner', id === partnerId);
      }
      items.get(currentId ?? '')?.button.scrollIntoView({ block: 'nearest', inline: 'center' });
    },
    spread: (isGrid) => root.classList.toggle('grid', isGrid),
  };
}
