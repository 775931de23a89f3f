import { useQuery } from '@tanstack/react-query';
import {
  BOARD_HOURS,
  type BoardEvent,
  type Coverage,
  type CoverageKind,
} from '@toasoan/contract/features/events/coverage/coverage.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { CircleCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
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
import { clockText, dayHeading } from '../event-time.ts';
import styles from './coverage.module.css';
import { CoverageDialog } from './coverage-dialog.tsx';
import { coverageBoard } from './coverage-queries.ts';
import { SlotMark } from './slot-mark.tsx';

interface Opened {
  readonly event: BoardEvent;
  readonly adds?: CoverageKind | undefined;
}

/** The events of the next 72 hours: those that nobody covers stand out, those that lack nothing take one line. */
export function NextHours() {
  const { t } = useTranslation(['coverage', 'events', 'ui']);
  const projectId = useProjectId();
  const board = useQuery(coverageBoard(projectId)).data;
  const [opened, setOpened] = useState<Opened>();
  return (
    <Stack as="section" gap={3} aria-label={t('board', { hours: BOARD_HOURS })}>
      <Stack gap="half">
        <h2 className={styles.boardTitle}>{t('board', { hours: BOARD_HOURS })}</h2>
        {board && (
          <p className={styles.below}>
            <span>{t('events', { count: board.items.length })}</span>
            {board.open > 0 && <span className={styles.openCount}>{t('open', { count: board.open })}</span>}
          </p>
        )}
      </Stack>
      {board === undefined && <Spinner />}
      {board?.items.length === 0 && <p>{t('quiet')}</p>}
      {board?.items.map((event) => (
        <BoardCard
          key={`${event.eventId}@${event.day}`}
          event={event}
          onOpen={(adds) => setOpened({ event, adds })}
        />
      ))}
      {opened && (
        <CoverageDialog
          eventId={opened.event.eventId}
          title={opened.event.title}
          day={opened.event.day}
          adds={opened.adds}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

const MINUTE = 60_000;

interface BoardCardProps {
  readonly event: BoardEvent;
  readonly onOpen: (adds?: CoverageKind) => void;
}

function BoardCard({ event, onOpen }: BoardCardProps) {
  const { t } = useTranslation(['coverage', 'events', 'ui']);
  const mayPlan = useMay('event.editAny');
  const now = useNow().getTime();
  const start = Date.parse(event.startTime);
  const minutes = Math.floor((start - now) / MINUTE);
  const isUncovered = event.gaps.includes('NOBODY');
  const province = Object.entries(PROVINCES).find(([code]) => code === event.provinceCode)?.[1].name;
  const when = [dayHeading(t, hanoiDay(start), hanoiDay(now)), clockText(event)].filter(Boolean).join(' ');
  const link = (
    <TabLink to={`/manager_event/view/${event.eventId}`} className={styles.eventLink}>
      {event.title}
    </TabLink>
  );
  if (event.gaps.length === 0 && event.coverage.every(({ state }) => state !== 'OPEN')) {
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
      <p className={styles.left}>
        {minutes <= 0
          ? t('running')
          : t('events:time.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </p>
      {link}
      <p className={styles.below}>{[when, event.placeName || province].filter(Boolean).join(' · ')}</p>
      {event.coverage.length > 0 && (
        <ul className={styles.cells}>
          {event.coverage.map((piece) => (
            <PieceCell key={piece.id} piece={piece} />
          ))}
        </ul>
      )}
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
          icon={<UserPlus size={15} />}
          onClick={() => onOpen(mayPlan ? firstGap(event) : undefined)}
        >
          {t(mayPlan ? 'assign' : 'show')}
          <span className="visually-hidden">: {event.title}</span>
        </Button>
      </span>
    </article>
  );
}

/** What a new piece begins with; nothing where open work only lacks a person. */
function firstGap({ gaps, coverage }: BoardEvent): CoverageKind | undefined {
  if (coverage.some(({ state }) => state === 'OPEN')) return undefined;
  return gaps.includes('NOBODY') ? 'TEXT' : 'PHOTO';
}

function PieceCell({ piece }: { readonly piece: Coverage }) {
  const { t } = useTranslation('coverage');
  const what = piece.note || t(`slot.${piece.kind}`);
  return (
    <li className={classNames(styles.cell, piece.state === 'OPEN' && styles.OPEN)}>
      <SlotMark slot={piece.kind} state={piece.state} />
      <span className={textStyles.ellipsis}>
        {piece.assignee?.name ?? what}
        <span className="visually-hidden">
          {' '}
          ({what}, {t(`state.${piece.state}`)})
        </span>
      </span>
    </li>
  );
}
