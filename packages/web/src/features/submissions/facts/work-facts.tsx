import type { SubmissionDetail, SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { Decisions } from '../decisions/use-decisions.tsx';
import { categoryName, placeName, STATE_TONES, stateName, storedReason } from '../submission-words.ts';
import { WorkPartsContext } from '../work-parts.ts';
import { ConsentLedger } from './consent-ledger.tsx';
import { EntrantLine } from './entrant-line.tsx';
import { HistoryLink } from './history-link.tsx';
import { StatedFacts } from './stated-facts.tsx';
import { takenText } from './taken-text.ts';
import { TechChecks } from './tech-checks.tsx';
import type { DetailQuery } from './use-work-detail.ts';
import styles from './work-facts.module.css';
import { WorkFlags } from './work-flags.tsx';
import { WorkNotes } from './work-notes.tsx';

interface WorkFactsProps {
  /** There before its details. */
  readonly work: SubmissionRow;
  readonly detail: DetailQuery;
  readonly decisions: Decisions;
}

/** Everything known of a work, the automatic checks first: what was expected stands beside what was found. */
export function WorkFacts({ work, detail, decisions }: WorkFactsProps) {
  const { t } = useTranslation('submissions');
  const shown = detail.data;
  const { LookAlikes, Actions } = use(WorkPartsContext);
  return (
    <div className={styles.facts}>
      <div className={styles.section}>
        <p className={styles.head}>
          <span className={styles.number}>{work.number}</span>
          <span className={textStyles.quiet}>{categoryName(work.category)}</span>
        </p>
        <h3 className={styles.title}>{work.title}</h3>
        <p className={textStyles.quiet}>{whereAndWhen(work, shown, t)}</p>
        <p className={styles.state}>
          <StatusTag tone={STATE_TONES[work.state]}>{stateName(work.state)}</StatusTag>
          <Reason work={work} detail={shown} />
        </p>
        <EntrantLine key={work.id} work={work} detail={shown} />
      </div>
      {detail.error && (
        <LoadFailure
          title={t('detail.failed')}
          error={detail.error}
          onRetry={() => void detail.refetch()}
          retrying={detail.isFetching}
        />
      )}
      {!shown && !detail.error && <Skeleton height="180px" />}
      {shown && (
        <>
          <TechChecks detail={shown} />
          {LookAlikes && <LookAlikes key={shown.id} workId={shown.id} />}
          <WorkFlags detail={shown} />
          <StatedFacts detail={shown} />
          <ConsentLedger key={`consents ${shown.id}`} detail={shown} />
          <WorkNotes key={shown.id} detail={shown} />
          <HistoryLink number={shown.number} mayUndo={shown.mayUndo} onUndo={decisions.undo} />
          {Actions && (
            <div className={styles.section}>
              <Suspense>
                <Actions key={shown.id} workId={shown.id} />
              </Suspense>
            </div>
          )}
        </>
      )}
    </div>
  );
}

type Words = ReturnType<typeof useTranslation<'submissions'>>['t'];

function whereAndWhen(work: SubmissionRow, detail: SubmissionDetail | undefined, t: Words): string {
  const taken = detail && takenText(detail);
  return [
    placeName(work),
    taken && t('taken', { time: taken }),
    t('sent', { time: formatDateTime(new Date(work.submitTime)) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Why it is not valid or what is missing, and until when. */
function Reason({
  work,
  detail,
}: Pick<WorkFactsProps, 'work'> & { readonly detail: SubmissionDetail | undefined }) {
  const { t } = useTranslation('submissions');
  if (work.reasonCode === '') return null;
  const words = detail?.reasonText ?? '';
  const until = detail?.fixUntil ?? null;
  return (
    <span className={textStyles.quiet}>
      {[
        storedReason(work.reasonCode),
        words,
        until !== null && t('fixUntil', { time: formatDateTime(new Date(until)) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}
