import { useQuery } from '@tanstack/react-query';
import type { Translation } from '@toasoan/contract/features/translations/translation.ts';
import { Languages } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { languageName } from '#web/features/projects/public.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import type { RecordTranslationsProps } from '#web/patterns/translation-slots/record-translations-slot.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { editorPage, translationsOfRecord } from '../translation-queries.ts';
import { doneOf, ownName, STATE_TONES } from '../translation-words.ts';
import { useFreshTranslations } from '../use-fresh-translations.ts';
import styles from './record-translations.module.css';

const StartDialog = lazyOverlay(async () => ({
  default: (await import('../list/start-dialog.tsx')).StartDialog,
}));

/** The languages of a record with their state and progress, those it does not have, and the way to them. */
export function RecordTranslations({ kind, id, title }: RecordTranslationsProps) {
  const { t } = useTranslation('translations');
  const projectId = useProjectId();
  const of = useQuery(translationsOfRecord(projectId, kind, id));
  useFreshTranslations(projectId, 'of-record');
  const mayStart = useMay('translate.edit');
  const [isStarting, setStarting] = useState(false);
  if (!of.data) {
    return of.error ? (
      <LoadFailure
        title={t('ofRecord.failed')}
        error={of.error}
        onRetry={() => void of.refetch()}
        retrying={of.isFetching}
      />
    ) : (
      <Skeleton height="120px" />
    );
  }
  const { items, missing } = of.data;
  return (
    <Stack gap={3}>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((one) => (
            <Language key={one.id} translation={one} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className={textStyles.hint}>
          {t('ofRecord.missing', { langs: missing.map((lang) => languageName(lang)).join(', ') })}
        </p>
      )}
      {items.length + missing.length === 0 && <p className={textStyles.hint}>{t('ofRecord.none')}</p>}
      {mayStart && (
        <Button size="compact" icon={<Languages size={15} />} onClick={() => setStarting(true)}>
          {t('start.open')}
        </Button>
      )}
      <Suspense>
        {isStarting && (
          <StartDialog kind={kind} record={{ id, label: title }} onClose={() => setStarting(false)} />
        )}
      </Suspense>
    </Stack>
  );
}

function Language({ translation: { id, lang, state, counts } }: { readonly translation: Translation }) {
  const { t } = useTranslation('translations');
  return (
    <li className={styles.one}>
      <TabLink to={editorPage(id)} className={styles.name} data-tip={ownName(lang)}>
        {languageName(lang)}
      </TabLink>
      <StatusTag tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusTag>
      <span className={styles.share}>
        {formatNumber(doneOf(counts))}/{formatNumber(counts.total)}
        <span className="visually-hidden"> {t('ofRecord.done')}</span>
      </span>
    </li>
  );
}
