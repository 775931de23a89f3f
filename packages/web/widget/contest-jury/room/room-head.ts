import type { JuryRound, StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { element } from '../../element.ts';
import type { Seated } from '../jury-context.ts';

export type RoomView = 'one' | 'compare' | 'grid';
const VIEWS = ['one', 'compare', 'grid'] as const;

interface HeadOptions {
  readonly round: JuryRound;
  readonly category: ContestCategory;
  readonly onClose: () => void;
  readonly onView: (view: RoomView) => void;
  readonly onKeys: () => void;
}

export interface RoomHead {
  readonly root: HTMLElement;
  readonly update: (turns: readonly StripTurn[], view: RoomView) => void;
}

export function roomHead(seated: Seated, options: HeadOptions): RoomHead {
  const { say, language } = seated;
  const { round, category, onClose, onView, onKeys } = options;
  const bar = element('progress', { 'aria-label': say('progress') });
  const done = element('span', {});
  const views = VIEWS.map((view) =>
    element('button', { type: 'button', onclick: () => onView(view) }, say(`view_${view}`)),
  );
  const root = element(
    'header',
    { class: 'room-head', 'data-own-enter': true },
    element('button', { type: 'button', 'aria-label': say('closeRoom'), onclick: onClose }, '×'),
    element('h2', {}, `${ROUND_TEXTS[round.key][language]} · ${CATEGORY_TEXTS[category][language]}`),
    round.isBlind && element('span', { class: 'blind' }, say('blind')),
    element(
      'div',
      { class: 'so-far' },
      done,
      bar,
      element(
        'span',
        { class: 'hint' },
        [timeLeft(seated, round), pace(seated, round)].filter(Boolean).join(' · '),
      ),
    ),
    element('div', { class: 'views', role: 'group', 'aria-label': say('view') }, ...views),
    element('button', { type: 'button', 'aria-label': say('keysTitle'), onclick: onKeys }, '?'),
  );
  return {
    root,
    update: (turns, now) => {
      const asked = turns.filter(({ state }) => state !== 'RECUSED' && state !== 'ABSTAINED');
      const count = asked.filter(({ state }) => state === 'DONE').length;
      bar.max = Math.max(1, asked.length);
      bar.value = count;
      done.textContent = say('done', { done: count, total: asked.length });
      for (const [at, button] of views.entries())
        button.setAttribute('aria-pressed', String(VIEWS[at] === now));
    },
  };
}

const HOUR_MS = 3_600_000;

function timeLeft({ say }: Seated, { closeTime }: JuryRound): string {
  if (closeTime === null) return '';
  const hours = Math.floor((Date.parse(closeTime) - Date.now()) / HOUR_MS);
  if (hours < 0) return say('timeOver');
  return say('timeLeft', { days: Math.floor(hours / 24), hours: hours % 24 });
}

function pace({ say }: Seated, { secondsEach }: JuryRound): string {
  return secondsEach === null ? '' : say('pace', { seconds: secondsEach });
}
