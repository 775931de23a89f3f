import { useQuery } from '@tanstack/react-query';
import type { CrawlRun, RunLine } from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatExactTime } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { sourceRun } from './run-queries.ts';
import styles from './runs.module.css';

interface RunLinesProps {
  readonly id: string;
  readonly run: CrawlRun;
}

/** What a run met, in the order it met it. */
export function RunLines({ id, run }: RunLinesProps) {
  const { t } = useTranslation('parser-sources');
  const { data, error } = useQuery(sourceRun(useProjectId(), { id: run.sourceId, runId: run.id }));
  return (
    <div id={id}>
      {data === undefined && !error && <Skeleton height="80px" />}
      {error && data === undefined && <p className={textStyles.problem}>{error.message}</p>}
      {data?.lines.length === 0 && <p className={textStyles.hint}>{t('lines.none')}</p>}
      {data && data.lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keyboard.
        <ol className={styles.lines} tabIndex={0} aria-label={t('lines.label')}>
          {data.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end and have no name.
            <Line key={index} line={line} />
          ))}
          {data.linesLeftOut > 0 && (
            <li className={textStyles.hint}>{t('lines.leftOut', { count: data.linesLeftOut })}</li>
          )}
        </ol>
      )}
    </div>
  );
}

const CLOCK = /\d{2}:\d{2}:\d{2}/;
const HTTP_STATUS = /^\d{3}$/;

function Line({ line }: { readonly line: RunLine }) {
  const { t } = useTranslation('parser-sources');
  const exact = formatExactTime(new Date(line.time));
  const detail = HTTP_STATUS.test(line.detail) ? `HTTP ${line.detail}` : line.detail;
  return (
    <li className={styles.row} data-problem={line.isProblem || undefined}>
      <time dateTime={line.time} data-tip={exact} className={styles.clock}>
        {CLOCK.exec(exact)?.[0]}
      </time>
      <span>
        {line.isProblem && (
          <TriangleAlert size={14} aria-label={t('lines.problem')} className={styles.sign} />
        )}
        {t(`event.${line.event}`)}
        {line.count !== null && ` (${formatNumber(line.count)})`}
        {detail !== '' && ` · ${detail}`}
        {line.url !== '' && <span className={styles.url}>{line.url}</span>}
      </span>
    </li>
  );
}
