import {
  type CrawlRun,
  isRunUnderWay,
  type RunState,
} from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import { bytesText } from '@toasoan/contract/vocabulary/bytes-text.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { RunLines } from './run-lines.tsx';
import { useCancelRun } from './run-queries.ts';
import styles from './runs.module.css';

const TONES: Readonly<Record<RunState, StatusTone>> = {
  QUEUED: 'waiting',
  RUNNING: 'editing',
  OK: 'published',
  PARTIAL: 'returned',
  FAILED: 'rejected',
  CANCELLED: 'draft',
};

interface RunEntryProps {
  readonly run: CrawlRun;
  /** Its log is shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One run: why and when, what it brought, and its log below. */
export function RunEntry({ run, isOpen, onToggle }: RunEntryProps) {
  const { t } = useTranslation('parser-sources');
  const linesId = useId();
  const cancel = useCancelRun();
  const isUnderWay = isRunUnderWay(run.state);
  const Sign = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className={styles.run}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? linesId : undefined}
          onClick={onToggle}
        >
          <Sign size={16} aria-hidden />
          <StatusTag tone={TONES[run.state]}>{t(`runState.${run.state}`)}</StatusTag>
        </button>
        <span className={styles.quiet}>{t(`cause.${run.cause}`)}</span>
        <span className={styles.time}>
          <DateText time={run.startTime ?? run.createTime} />
          <Duration run={run} />
        </span>
      </div>
      {isUnderWay && (
        <div className={styles.going}>
          <ProgressBar
            label={t('runs.progress')}
            done={run.done}
            total={run.planned === 0 ? undefined : run.planned}
          />
          <Button
            size="compact"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ id: run.sourceId, runId: run.id })}
          >
            {t('runs.cancel')}
          </Button>
        </div>
      )}
      <RunCounts run={run} />
      {isOpen && <RunLines id={linesId} run={run} />}
    </li>
  );
}

/** "Thấy 42 · Mới 7 · Vào hàng duyệt 6 · Lỗi 1 · 1,2 MB" */
function RunCounts({ run }: { readonly run: CrawlRun }) {
  const { t } = useTranslation('parser-sources');
  if (run.found + run.failed === 0)
    return run.state === 'OK' ? <p className={styles.counts}>{t('counts.nothing')}</p> : null;
  const parts = [
    t('counts.found', { n: run.found }),
    t('counts.fresh', { n: run.fresh }),
    t('counts.stored', { n: run.stored }),
    ...(run.failed > 0 ? [t('counts.failed', { n: run.failed })] : []),
    ...(run.bytes > 0 ? [bytesText(run.bytes, currentLanguage())] : []),
  ];
  return <p className={styles.counts}>{parts.join(' · ')}</p>;
}

const SECOND = 1_000;
const MINUTE = 60;

function Duration({ run: { startTime, endTime } }: { readonly run: CrawlRun }) {
  const { t } = useTranslation('parser-sources');
  if (startTime === null || endTime === null) return null;
  const seconds = Math.max(0, Math.round((Date.parse(endTime) - Date.parse(startTime)) / SECOND));
  const words =
    seconds < MINUTE
      ? t('duration.seconds', { n: seconds })
      : t('duration.minutes', { minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE });
  return <> · {words}</>;
}
