import { useInfiniteQuery } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import type { ApiKeyCall } from '@toasoan/contract/features/api-keys/api-key.ts';
import { KEY_PROBLEMS, type ProblemCode } from '@toasoan/contract/features/api-keys/key-problems.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { recentCalls } from './api-key-queries.ts';
import styles from './api-keys.module.css';
import { pairWords } from './key-words.ts';

/** The last calls that were made with keys of the project. */
export function RecentCalls() {
  const { t } = useTranslation('api-keys');
  const log = useInfiniteQuery(recentCalls(useProjectId()));
  const seesHistory = canEnter(AREA_RULES['translation-history'], useVisitor());
  const calls = log.data?.pages.flatMap(({ items }) => items) ?? [];
  if (calls.length === 0) return null;
  return (
    <ListCard>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('calls.title')}</h2>
        {seesHistory && <TabLink to="/manager_translate/translation_history">{t('calls.history')}</TabLink>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('calls.title')}>
        <table className={styles.calls} aria-label={t('calls.title')}>
          <tbody>
            {calls.map((one) => (
              <CallRow key={one.id} {...one} />
            ))}
          </tbody>
        </table>
      </section>
      {log.hasNextPage && (
        <div className={styles.more}>
          <Button size="compact" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t('calls.more')}
          </Button>
        </div>
      )}
    </ListCard>
  );
}

const TRANSLATING = ['text', 'batch', 'document'];

function CallRow({ time, prefix, action, sourceLang, targetLang, amount, durationMs, outcome }: ApiKeyCall) {
  const { t } = useTranslation('api-keys');
  const unit = TRANSLATING.includes(action) ? 'characters' : 'entries';
  return (
    <tr>
      <td>
        <DateText time={time} />
      </td>
      <td>
        <code>{prefix}</code>
      </td>
      <td>{action === '' ? '–' : t(`action.${action as 'text'}`)}</td>
      <td>{sourceLang === '' || targetLang === '' ? '–' : pairWords(`${sourceLang}>${targetLang}`)}</td>
      <td className={styles.number}>
        {amount === null ? '–' : t(`calls.${unit}`, { amount: formatNumber(amount) })}
      </td>
      <td className={styles.number}>{durationMs === null ? '–' : `${formatNumber(durationMs)} ms`}</td>
      <td>
        <Outcome outcome={outcome} />
      </td>
    </tr>
  );
}

function Outcome({ outcome }: { readonly outcome: string }) {
  const { t } = useTranslation('api-keys');
  if (outcome === 'RUNNING') return <StatusTag tone="waiting">{t('calls.running')}</StatusTag>;
  if (outcome === 'DONE') return <StatusTag tone="published">{t('calls.done')}</StatusTag>;
  if (outcome === 'REPEATED') return <StatusTag tone="published">{t('calls.repeated')}</StatusTag>;
  const problem = KEY_PROBLEMS[outcome as ProblemCode] ?? KEY_PROBLEMS.INTERNAL;
  return <StatusTag tone="taken-down">{problem.title[currentLanguage()]}</StatusTag>;
}
