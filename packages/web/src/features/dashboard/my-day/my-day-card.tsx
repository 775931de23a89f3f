import type { MyDay } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { AtSign, Coffee } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { HandOverButton } from '#web/features/posts/public.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { formatClock } from '#web/ui/text/format-date.ts';
import { CardNote } from '../card-note.tsx';
import { DashboardCard } from '../dashboard-card.tsx';
import { countText, listOf } from '../posts/counted-posts.ts';
import { useMayWrite } from '../posts/use-may-write.ts';
import { HeldPosts } from './held-posts.tsx';
import styles from './my-day.module.css';
import { WorkLine } from './work-line.tsx';
import { WorkPosts } from './work-posts.tsx';
import { WorkSection } from './work-section.tsx';

/** What one person has to do today, most pressing first; each line leads to where it is done. */
export function MyDayCard({ day }: { readonly day: MyDay }) {
  const { t } = useTranslation('dashboard');
  return (
    <DashboardCard title={t('day.title')} link={<HandOverButton />}>
      {day.mentions > 0 && <Mentions count={day.mentions} />}
      {isFree(day) ? (
        <NothingToDo />
      ) : (
        <div className={styles.sections}>
          <HeldPosts posts={day.open} />
          <WorkPosts kind="returned" posts={day.returned} />
          <NotedPosts notes={day.notes} />
          <WorkPosts kind="inHand" posts={day.inHand} badge={<Late late={day.late} />} />
          <AtRisk posts={day.atRisk} />
          <WorkPosts kind="approve" posts={day.approve} />
          <WorkPosts kind="pickUp" posts={day.pickUp} />
          <WorkPosts kind="drafts" posts={day.drafts} />
          <WorkPosts kind="underWay" posts={day.underWay} />
        </div>
      )}
    </DashboardCard>
  );
}

function isFree({
  returned,
  inHand,
  pickUp,
  approve,
  atRisk,
  notes,
  drafts,
  underWay,
  open,
}: MyDay): boolean {
  const lists = [returned, inHand, pickUp, approve, drafts, underWay].map((part) => part?.items ?? []);
  return [...lists, atRisk ?? [], notes, open].every((list) => list.length === 0);
}

function NothingToDo() {
  const { t } = useTranslation('dashboard');
  const mayWrite = useMayWrite();
  return (
    <CardNote icon={<Coffee size={18} />} title={t('day.empty')} text={t('day.emptyText')}>
      {mayWrite && (
        <TabLink to="/manager_post/create" className={buttonClass()}>
          {t('write')}
        </TabLink>
      )}
    </CardNote>
  );
}

function Late({ late }: { readonly late: MyDay['late'] }) {
  const { t } = useTranslation('dashboard');
  if (late === null || late.total === 0) return null;
  return (
    <TabLink className={styles.late} to={listOf(late)}>
      <StatusTag tone="rejected">{t('day.late', { n: countText(late) })}</StatusTag>
    </TabLink>
  );
}

function NotedPosts({ notes }: { readonly notes: MyDay['notes'] }) {
  const { t } = useTranslation('dashboard');
  if (notes.length === 0) return null;
  return (
    <WorkSection title={t('day.notes')}>
      {notes.map(({ postId, title, open, text }) => (
        <WorkLine
          key={postId}
          to={`/manager_post/view/${postId}?note=must-fix`}
          title={title}
          facts={
            <>
              <span className={styles.alert}>{t('day.toFix', { count: open })}</span>
              <span className={styles.reason}>{text}</span>
            </>
          }
        />
      ))}
    </WorkSection>
  );
}

function AtRisk({ posts }: { readonly posts: MyDay['atRisk'] }) {
  const { t } = useTranslation('dashboard');
  if (posts === null || posts.length === 0) return null;
  return (
    <WorkSection title={t('day.atRisk')}>
      {posts.map(({ postId, title, scheduleTime, problem }) => (
        <WorkLine
          key={postId}
          to={`/manager_post/view/${postId}`}
          title={title}
          facts={
            <>
              <span className={styles.clock}>{formatClock(new Date(scheduleTime))}</span>
              <span className={styles.alert}>{problem}</span>
            </>
          }
        />
      ))}
    </WorkSection>
  );
}

/** Leads to the notification centre, which hangs on the bell of the frame. */
function Mentions({ count }: { readonly count: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <button type="button" popoverTarget="own-notifications" className={styles.mentions}>
      <AtSign size={16} aria-hidden />
      {t('day.mentions', { count })}
    </button>
  );
}
