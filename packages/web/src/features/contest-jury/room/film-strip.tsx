import type { StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { TURN_STATE_TEXTS } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import { Image } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { pointsText } from '../points-text.ts';
import styles from './film-strip.module.css';

interface FilmStripProps {
  readonly turns: readonly StripTurn[];
  readonly currentId: string | undefined;
  readonly partnerId: string | undefined;
  readonly isGrid: boolean;
  readonly onChoose: (id: string) => void;
}

/** The juror's own works: what was given below each, in a strip or as a grid. */
export function FilmStrip({ turns, currentId, partnerId, isGrid, onChoose }: FilmStripProps) {
  const { t } = useTranslation('contest-jury');
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another work in hand is the reason to scroll.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [currentId, isGrid]);
  return (
    <ul className={isGrid ? styles.grid : styles.strip} aria-label={t('room.works')}>
      {turns.map((turn) => (
        <li key={turn.id} className={styles.item}>
          <button
            ref={turn.id === currentId ? current : undefined}
            type="button"
            className={classNames(styles.work, turn.id === partnerId && styles.partner)}
            aria-current={turn.id === currentId ? 'true' : undefined}
            aria-label={`${turn.number} ${turn.title}, ${wordsOf(turn)}`}
            data-tip={`${turn.number} ${turn.title}`}
            onClick={() => onChoose(turn.id)}
          >
            {turn.cover === null ? (
              <span className={styles.blank}>
                <Image size={20} aria-hidden />
              </span>
            ) : (
              <img className={styles.cover} src={turn.cover} alt="" loading="lazy" decoding="async" />
            )}
            <span className={styles.given} data-state={turn.state} aria-hidden>
              {shownBelow(turn, turn.id === currentId)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the juror made of a work: the points, or the state in words. */
function wordsOf({ state, points }: StripTurn): string {
  return state === 'DONE' ? pointsText(points) : TURN_STATE_TEXTS[state][screenLanguage()];
}

/** Most works wait: a dot says so. */
function shownBelow(turn: StripTurn, isCurrent: boolean): string {
  if (isCurrent) return turn.number;
  return turn.state === 'TODO' ? '·' : wordsOf(turn);
}
