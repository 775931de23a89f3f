import { useQuery } from '@tanstack/react-query';
import { ENGINE_FAILURE_TEXTS } from '@toasoan/contract/features/translation-history/engine-failure-texts.ts';
import { FILLED_BY_TEXTS } from '@toasoan/contract/features/translation-history/history-texts.ts';
import type { HistoryDetail } from '@toasoan/contract/features/translation-history/translation-history.ts';
import { LANGUAGE_FACTS } from '@toasoan/contract/vocabulary/language-facts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { languageName } from '#web/features/projects/public.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { historyDetail } from './history-queries.ts';
import { HistoryTag } from './history-tag.tsx';
import styles from './translation-history.module.css';

interface HistoryDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
  /** Shows what one person had translated. */
  readonly onOwner: (userId: string) => void;
}

/** One translated text: both texts, and what filled it. */
export function HistoryDrawer({ id, onClose, onOwner }: HistoryDrawerProps) {
  const { t } = useTranslation('translation-history');
  const { data, error, refetch, isFetching } = useQuery(historyDetail(useProjectId(), id));
  return (
    <Drawer title={t('detail.title')} onClose={onClose}>
      {data && <Detail row={data} onOwner={onOwner} />}
      {!data && !error && <Skeleton height="320px" />}
      {!data && error && (
        <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Drawer>
  );
}

function Detail({ row, onOwner }: { readonly row: HistoryDetail; readonly onOwner: (id: string) => void }) {
  const { t } = useTranslation('translation-history');
  const { userId, name } = row.owner;
  const facts: readonly (readonly [string, string])[] = [
    [t('fact.filledBy'), FILLED_BY_TEXTS[row.filledBy][currentLanguage()]],
    [t('column.engine'), [row.engine, row.engineVersion].filter(Boolean).join(' · ')],
    [t('fact.field'), row.field],
    [t('fact.record'), row.record === null ? '' : `${row.record.kind} #${row.record.id}`],
    [t('column.chars'), formatNumber(row.chars)],
    [t('column.cost'), t('money', { sum: formatNumber(Math.round(row.cost)) })],
    [t('fact.duration'), t('duration', { ms: formatNumber(row.durationMs) })],
  ];
  return (
    <Stack gap={4}>
      <span>
        <HistoryTag state={row.state} /> <DateText time={row.time} />
      </span>
      {row.failure !== null && <p>{ENGINE_FAILURE_TEXTS[row.failure][currentLanguage()]}</p>}
      {row.hasTexts ? (
        <>
          <Words lang={row.sourceLang} text={row.source} chars={row.sourceChars} />
          {row.target !== '' && <Words lang={row.targetLang} text={row.target} chars={row.targetChars} />}
        </>
      ) : (
        <p>{t('gone', { hash: row.sourceHash.slice(0, 16) })}</p>
      )}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {row.terms.length > 0 && (
          <div>
            <dt>{t('fact.terms')}</dt>
            <dd>{row.terms.map(({ source, target }) => `${source} › ${target}`).join('; ')}</dd>
          </div>
        )}
        <div>
          <dt>{t('column.owner')}</dt>
          <dd>
            {userId === null ? (
              name
            ) : (
              <Button variant="quiet" size="compact" onClick={() => onOwner(userId)}>
                {t('onlyOf', { name })}
              </Button>
            )}
          </dd>
        </div>
      </dl>
    </Stack>
  );
}

interface WordsProps {
  readonly lang: string;
  readonly text: string;
  readonly chars: number;
}

function Words({ lang, text, chars }: WordsProps) {
  const { t } = useTranslation('translation-history');
  const direction = Object.entries(LANGUAGE_FACTS).find(([code]) => code === lang)?.[1].direction ?? 'ltr';
  return (
    <section>
      <h3 className={styles.label}>
        {languageName(lang)} · {t('chars', { count: chars })}
      </h3>
      <p className={styles.words} lang={lang} dir={direction}>
        {text}
      </p>
    </section>
  );
}
