import type { JuryRound } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { JuryHall } from '@toasoan/contract/features/contest-jury/reader-jury.ts';
import { CATEGORY_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { element } from '../element.ts';
import { pressing } from '../pressing.ts';
import { Refusal } from '../refusal.ts';
import { momentText, type Seated } from './jury-context.ts';
import { openRoom } from './room/open-room.ts';

/** The juror's rounds with their progress; each category is a door to its room. */
export function hallView(seated: Seated, hall: JuryHall, leave: () => Promise<void>): HTMLElement {
  const { say, language, calls, token } = seated;
  const rounds = element('div', {});
  const show = ({ rounds: own }: JuryHall) => {
    rounds.replaceChildren(
      ...(own.length === 0 ? [element('p', { role: 'status' }, say('noRounds'))] : own.map(roundCard)),
    );
  };
  const roundCard = (round: JuryRound) => {
    const { isOpen, closeTime } = round;
    const until = closeTime === null ? '' : say('until', { time: momentText(closeTime, language) });
    return element(
      'section',
      { class: 'round' },
      element('h2', {}, ROUND_TEXTS[round.key][language]),
      element('p', { class: 'hint' }, isOpen ? until : say('roundLocked')),
      round.categories.length === 0 && element('p', {}, say('noWorks')),
      element('ul', {}, ...round.categories.map((one) => doorTo(round, one))),
    );
  };
  const doorTo = (round: JuryRound, { category, total, done, later }: JuryRound['categories'][number]) => {
    const name = CATEGORY_TEXTS[category][language];
    return element(
      'li',
      { class: 'row' },
      element('b', {}, name),
      element('progress', { max: total, value: done, 'aria-label': name }),
      element('span', { class: 'hint' }, say('done', { done, total })),
      later > 0 && element('span', { class: 'hint' }, say('laterCount', { count: later })),
      pressing(seated, {
        label: say('enter'),
        isMain: done < total,
        press: async () => {
          const { turns } = await orDoor(calls('strip', { token, roundId: round.roundId, category }));
          openRoom(seated, { round, category, turns, onClose: reread });
        },
      }),
    );
  };
  /** Whoever came too late is led back to the door. */
  const orDoor = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked;
    } catch (failure) {
      if (failure instanceof Refusal && failure.code === 'SESSION_OVER') seated.onOver(failure.message);
      throw failure;
    }
  };
  const reread = () => void calls('rounds', { token }).then(show, () => undefined);
  show(hall);
  const { contest, juror } = hall;
  return element(
    'div',
    {},
    element('h1', {}, language === 'en' && contest.titleEn !== '' ? contest.titleEn : contest.title),
    element('p', { class: 'lead' }, say('welcome', { name: juror.name })),
    rounds,
    element('div', { class: 'mine' }, pressing(seated, { label: say('leave'), press: leave })),
  );
}
