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
const KNOWN_DETAILS: readonly string[] = [
  'address',
  'scheme',
  'port',
  'userinfo',
  'private',
  'otherSite',
  'notFound',
  'redirects',
  'tooLarge',
  'encoding',
  'slow',
  'tls',
  'network',
  'retry',
  'TOO_LONG',
  'TOO_LARGE',
  'CRASHED',
  'NOT_A_LIST',
  'PAYWALL',
  'NO_TITLE',
  'NO_BODY',
  'NO_DATE',
  'TITLE_TOO_SHORT',
  'BODY_TOO_SHORT',
  'WORD_MISSING',
  'WORD_FORBIDDEN',
];

/** A detail that this console has no words for is shown as it is sent. */
function useLineWords() {
  const { t } = useTranslation('parser-sources');
  const detailOf = (detail: string) => {
    if (KNOWN_DETAILS.includes(detail)) return t(`detail.${detail}`);
    return HTTP_STATUS.test(detail) ? `HTTP ${detail}` : detail;
  };
  const countOf = ({ event, count }: RunLine) => {
    if (count === null) return '';
    if (event === 'LIST_READ') return t('lines.fresh', { count });
    return event === 'PAGE_READ' ? t('lines.score', { n: count }) : formatNumber(count);
  };
  return (line: RunLine) =>
    [t(`event.${line.event}`), countOf(line), detailOf(line.detail)]
      .filter((word) => word !== '')
      .join(' · ');
}

function Line({ line }: { readonly line: RunLine }) {
  const { t } = useTranslation('parser-sources');
  const exact = formatExactTime(new Date(line.time));
  const wordsOf = useLineWords();
  return (
    <li className={styles.row} data-problem={line.isProblem || undefined}>
      <time dateTime={line.time} data-tip={exact} className={styles.clock}>
        {CLOCK.exec(exact)?.[0]}
      </time>
      <span>
        {line.isProblem && (
          <TriangleAlert size={14} aria-label={t('lines.problem')} className={styles.sign} />
        )}
        {wordsOf(line)}
        {line.url !== '' && <span className={styles.url}>{line.url}</span>}
      </span>
    </li>
  );
}
