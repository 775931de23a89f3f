import { useQuery } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import type {
  Dashboard,
  LayoutWork,
  PostsOfDashboard,
} from '@toasoan/contract/features/dashboard/dashboard.ts';
import {
  CalendarClock,
  CircleCheck,
  FileWarning,
  Hourglass,
  Inbox,
  LayoutDashboard,
  MessageSquare,
  MessageSquareWarning,
  ShieldCheck,
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay, useVisitor } from '#web/core/project/visitor.ts';
import { commentCounts } from '#web/features/comments/public.ts';
import { dataRequestCounts } from '#web/features/data-requests/public.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { countText, listOf } from './counted-posts.ts';
import styles from './day-tiles.module.css';
import { LazyReviewTile } from './lazy-review-tile.tsx';
import { LazyTranslationTile } from './lazy-translation-tile.tsx';
import { Tile } from './tile.tsx';

const LOOKS = {
  waiting: { Icon: UserCheck, tone: styles.mine },
  SUBMITTED: { Icon: Inbox, tone: styles.waiting },
  PENDING_APPROVAL: { Icon: Hourglass, tone: styles.waiting },
  scheduledToday: { Icon: CalendarClock, tone: styles.scheduled },
  publishedToday: { Icon: CircleCheck, tone: styles.published },
} as const;

interface DayTilesProps {
  readonly tiles: PostsOfDashboard['tiles'];
  readonly takedowns: Dashboard['takedowns'];
  readonly requests: Dashboard['correctionRequests'];
  readonly layouts: Dashboard['layouts'];
}

/** The newsroom's open work; each number leads to the list it counts. */
export function DayTiles({ tiles, takedowns, requests, layouts }: DayTilesProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.tiles} aria-label={t('tiles')}>
      {tiles.map((tile) => {
        const { Icon, tone } = LOOKS[tile.key];
        return (
          <Tile
            key={tile.key}
            to={listOf(tile)}
            tone={tone}
            icon={<Icon size={16} aria-hidden />}
            label={t(`tile.${tile.key}`)}
            number={countText(tile)}
          />
        );
      })}
      <CommentTile />
      <DataRequestTile />
      <LazyReviewTile />
      <LazyTranslationTile />
      {requests && requests.waiting > 0 && (
        <Tile
          to="/manager_post/correction_requests"
          tone={requests.overdue > 0 ? styles.late : undefined}
          icon={<MessageSquareWarning size={16} aria-hidden />}
          label={t('tile.correctionRequests')}
          number={formatNumber(requests.waiting)}
          note={requests.overdue > 0 ? t('tile.requestsOverdue', { n: requests.overdue }) : undefined}
        />
      )}
      {takedowns && (
        <Tile
          to="/manager_post/takedowns"
          tone={takedowns.overdue > 0 ? styles.late : undefined}
          icon={<FileWarning size={16} aria-hidden />}
          label={t('tile.takedowns')}
          number={String(takedowns.open)}
          note={takedownNote(t, takedowns)}
        />
      )}
      {layouts && <LayoutTile work={layouts} />}
    </ul>
  );
}

/** Comments that wait, and reports that press, for people who moderate. */
function CommentTile() {
  const { t } = useTranslation('dashboard');
  const mayView = useMay('comment.view');
  const counts = useQuery({ ...commentCounts(useProjectId()), enabled: mayView }).data;
  if (!mayView || !counts) return null;
  const { waiting, overdue, dueSoon } = counts;
  return (
    <Tile
      to="/manager_comment?view=waiting"
      tone={overdue > 0 ? styles.late : styles.waiting}
      icon={<MessageSquare size={16} aria-hidden />}
      label={t('tile.comments')}
      number={formatNumber(waiting)}
      note={reportNote()}
    />
  );

  function reportNote(): string | undefined {
    if (overdue > 0) return t('tile.reportsOverdue', { n: overdue });
    return dueSoon > 0 ? t('tile.reportsDueSoon', { n: dueSoon }) : undefined;
  }
}

/** Requests about personal data, while there are any. */
function DataRequestTile() {
  const { t } = useTranslation('dashboard');
  const handles = canEnter(AREA_RULES['data-requests'], useVisitor());
  const counts = useQuery({ ...dataRequestCounts(useProjectId()), enabled: handles }).data;
  if (!handles || !counts || counts.open === 0) return null;
  const { open, overdue } = counts;
  return (
    <Tile
      to="/view_project?view=data"
      tone={overdue > 0 ? styles.late : undefined}
      icon={<ShieldCheck size={16} aria-hidden />}
      label={t('tile.dataRequests')}
      number={formatNumber(open)}
      note={overdue > 0 ? t('tile.requestsOverdue', { n: overdue }) : undefined}
    />
  );
}

/** Layouts that were never published, and what else the pages wait for; while there is anything. */
function LayoutTile({ work }: { readonly work: LayoutWork }) {
  const { t } = useTranslation('dashboard');
  const { drafts, changed, scheduled, endingPins, staleLeads } = work;
  const notes = [
    staleLeads > 0 && t('tile.staleLeads', { n: staleLeads }),
    endingPins > 0 && t('tile.endingPins', { n: endingPins }),
    changed > 0 && t('tile.layoutsChanged', { n: changed }),
    scheduled > 0 && t('tile.layoutsScheduled', { n: scheduled }),
  ].filter((note) => note !== false);
  if (drafts === 0 && notes.length === 0) return null;
  return (
    <Tile
      to={`/setting_post/manager_layout${drafts > 0 ? '?state=DRAFT' : ''}`}
      tone={staleLeads > 0 ? styles.late : undefined}
      icon={<LayoutDashboard size={16} aria-hidden />}
      label={t('tile.layouts')}
      number={formatNumber(drafts)}
      note={notes.join(' · ') || undefined}
    />
  );
}

function takedownNote(
  t: (key: string, values: Record<string, number>) => string,
  { overdue, dueSoon }: NonNullable<Dashboard['takedowns']>,
): string | undefined {
  if (overdue > 0) return t('tile.overdue', { n: overdue });
  return dueSoon > 0 ? t('tile.dueSoon', { n: dueSoon }) : undefined;
}
