import { useQuery } from '@tanstack/react-query';
import {
  BOARD_HOURS,
  type BoardEvent,
  type Coverage,
  type CoverageKind,
} from '@toasoan/contract/features/events/coverage/coverage.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { CircleCheck, Plus, Timer, UserPlus } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { useNow } from '#web/ui/text/use-now.ts';
import { clockText, dayHeading, daysOfSpan, shortDay } from '../event-time.ts';
import styles from './coverage.module.css';
import { CoverageDialog } from './coverage-dialog.tsx';
import { coverageBoard } from './coverage-queries.ts';
import { SlotIcon } from './slot-mark.tsx';

/** With the form of a new piece, or of one that nobody does. */
interface HowOpened {
  readonly adds?: CoverageKind | undefined;
  readonly opens?: string | undefined;
}

interface Opened extends HowOpened {
  readonly event: BoardEvent;
}

/** Cards at once: in a busy month the board is as long as the calendar beside it and draws without holding the page. */
const CARDS = 20;

/**
 * The events of the next 72 hours: those that nobody covers stand out, those that lack nothing take one line. A step of
 * the month beside it leaves its cards as they are.
 */
export const NextHours = memo(function NextHours() {
  const { t } = useTranslation(['coverage', 'events', 'ui']);
  const projectId = useProjectId();
  const board = useDeferredValue(useQuery(coverageBoard(projectId)).data);
  const [shown, setShown] = useState(CARDS);
  const [opened, setOpened] = useState<Opened>();
  const cards = useMemo(() => [...(board?.items ?? [])].sort(byWhatIsMissing), [board]);
  return (
    <Stack as="section" gap={3} aria-label={t('board', { hours: BOARD_HOURS })}>
      <Stack gap="half">
        <h2 className={styles.boardTitle}>{t('board', { hours: BOARD_HOURS })}</h2>
        {board && (
          <p className={styles.below}>
            <span>{t(board.isCapped ? 'eventsOrMore' : 'events', { count: board.items.length })}</span>
            {board.open > 0 && <span className={styles.openCount}>{t('open', { count: board.open })}</span>}
          </p>
        )}
      </Stack>
      {board === undefined && <Spinner />}
      {board?.items.length === 0 && <p>{t('quiet')}</p>}
      {cards.slice(0, shown).map((event) => (
        <BoardCard
          key={`${event.eventId}@${event.day}`}
          event={event}
          onOpen={(how) => setOpened({ event, ...how })}
        />
      ))}
      {cards.length > shown && (
        <Button size="compact" onClick={() => setShown(shown + CARDS)}>
          {t('more', { n: cards.length - shown })}
        </Button>
      )}
      {opened && (
        <CoverageDialog
          eventId={opened.event.eventId}
          title={opened.event.title}
          day={opened.event.repeats ? opened.event.day : null}
          adds={opened.adds}
          opens={opened.opens}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
});

function isComplete({ gaps, coverage }: BoardEvent): boolean {
  return gaps.length === 0 && coverage.every(({ state }) => state !== 'OPEN');
}

/** What lacks nothing stands below; else by time. */
function byWhatIsMissing(a: BoardEvent, b: BoardEvent): number {
  return Number(isComplete(a)) - Number(isComplete(b));
}

const MINUTE = 60_000;
/** Minutes before the start from which on it is urgent. */
const SOON = 6 * 60;

interface BoardCardProps {
  readonly event: BoardEvent;
  readonly onOpen: (how: HowOpened) => void;
}

function BoardCard({ event, onOpen }: BoardCardProps) {
  const { t } = useTranslation(['coverage', 'events', 'ui']);
  const mayPlan = useMay('event.editAny');
  const now = useNow().getTime();
  const start = Date.parse(event.startTime);
  const minutes = Math.floor((start - now) / MINUTE);
  const isUncovered = event.gaps.includes('NOBODY');
  const province = Object.entries(PROVINCES).find(([code]) => code === event.provinceCode)?.[1].name;
  const today = hanoiDay(now);
  const { first, last } = daysOfSpan(event);
  const when =
    first === last
      ? [dayHeading(t, first, today), clockText(event)].filter(Boolean).join(' ')
      : `${shortDay(first, today)} – ${shortDay(last, today)}`;
  const link = (
    <TabLink to={`/manager_event/view/${event.eventId}`} className={styles.eventLink}>
      {event.title}
    </TabLink>
  );
  if (isComplete(event)) {
    return (
      <div className={styles.card}>
        <p className={styles.cell}>
          <CircleCheck size={15} aria-hidden />
          <span className={textStyles.ellipsis}>
            {link} {t('complete')}
          </span>
        </p>
      </div>
    );
  }
  return (
    <article className={classNames(styles.card, isUncovered && styles.uncovered)} aria-label={event.title}>
      <p className={classNames(styles.left, minutes < SOON && styles.soon)}>
        <Timer size={14} aria-hidden />
        {minutes <= 0
          ? t('running')
          : t('events:time.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </p>
      {link}
      <p className={styles.below}>{[when, event.placeName || province].filter(Boolean).join(' · ')}</p>
      <ul className={styles.cells}>
        {event.coverage.map((piece) => (
          <PieceCell
            key={piece.id}
            piece={piece}
            onOpen={mayPlan ? () => onOpen({ opens: piece.id }) : undefined}
          />
        ))}
        {mayPlan && lacksPhoto(event) && (
          <li>
            <button
              type="button"
              className={classNames(styles.cell, styles.open)}
              onClick={() => onOpen({ adds: 'PHOTO' })}
            >
              <Plus size={14} aria-hidden />
              {t('slot.PHOTO')}
              <span className="visually-hidden">{t('addTo', { title: event.title })}</span>
            </button>
          </li>
        )}
      </ul>
      {event.gaps.length > 0 && (
        <p className={styles.below}>
          {event.gaps.map((gap) => (
            <span key={gap} className={styles.gap}>
              {t(`gap.${gap}`)}
            </span>
          ))}
        </p>
      )}
      <span>
        <Button
          size="compact"
          variant={isUncovered && minutes < SOON ? 'main' : 'plain'}
          icon={<UserPlus size={15} />}
          onClick={() => onOpen(mayPlan ? firstGap(event) : {})}
        >
          {t(mayPlan ? 'assign' : 'show')}
          <span className="visually-hidden">: {event.title}</span>
        </Button>
      </span>
    </article>
  );
}

/** The first thing to do: to give open work to somebody, else to plan what is missing. */
function firstGap({ gaps, coverage }: BoardEvent): HowOpened {
  const open = coverage.find(({ state }) => state === 'OPEN');
  if (open) return { opens: open.id };
  if (gaps.includes('NOBODY')) return { adds: 'TEXT' };
  return gaps.includes('NO_PHOTO') ? { adds: 'PHOTO' } : {};
}

function lacksPhoto({ gaps, coverage }: BoardEvent): boolean {
  return gaps.includes('NO_PHOTO') && coverage.every(({ kind }) => kind !== 'PHOTO');
}

interface PieceCellProps {
  readonly piece: Coverage;
  /** Absent for who may not give work to others. */
  readonly onOpen: (() => void) | undefined;
}

function PieceCell({ piece, onOpen }: PieceCellProps) {
  const { t } = useTranslation('coverage');
  const what = piece.note || t(`slot.${piece.kind}`);
  const isOpen = piece.state === 'OPEN';
  const words = (
    <>
      {isOpen ? <Plus size={14} aria-hidden /> : <SlotIcon slot={piece.kind} state={piece.state} />}
      <span className={textStyles.ellipsis}>
        {piece.assignee?.name ?? what}
        <span className="visually-hidden">
          {' '}
          ({what}, {t(`state.${piece.state}`)})
        </span>
      </span>
    </>
  );
  if (!isOpen || onOpen === undefined)
    return <li className={classNames(styles.cell, isOpen && styles.open)}>{words}</li>;
  return (
    <li>
      <button type="button" className={classNames(styles.cell, styles.open)} onClick={onOpen}>
        {words}
      </button>
    </li>
  );
}
