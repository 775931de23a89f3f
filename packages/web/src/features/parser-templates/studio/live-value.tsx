import { useQuery } from '@tanstack/react-query';
import {
  type FieldSelector,
  fieldSelector,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { selectedValues } from '../template-queries.ts';
import styles from './fields.module.css';
import type { Studio } from './use-studio.ts';

interface LiveValueProps {
  readonly studio: Studio;
  /** As it is written so far. */
  readonly selector: FieldSelector;
}

/** The page is read when somebody stops typing for so long. */
const QUIET_MS = 350;

/** What a selector that is being written finds on the chosen page, as it stands there and as the field gets it. */
export function LiveValue({ studio, selector }: LiveValueProps) {
  const { t } = useTranslation('parser-templates');
  const { template, url } = studio;
  const calm = useCalm(selector);
  const isAsked = url !== undefined && fieldSelector.safeParse(calm).success;
  const { data, error } = useQuery({
    ...selectedValues(useProjectId(), { id: template.id, selector: calm, ...(url !== undefined && { url }) }),
    enabled: isAsked,
  });
  if (!isAsked) return null;
  return (
    <section className={styles.live} aria-label={t('live.label')} aria-live="polite">
      {error && <p className={styles.hint}>{error.message}</p>}
      {data === undefined && !error && <p className={styles.hint}>{t('live.reading')}</p>}
      {data?.count === 0 && <p className={styles.missed}>{t('live.none')}</p>}
      {data && data.count > 0 && (
        <dl>
          <Values
            title={`${t('live.before')} · ${t('live.count', { count: data.count })}`}
            values={data.before}
            more={data.count - data.before.length}
          />
          <Values title={t('live.after')} values={data.after} more={0} />
        </dl>
      )}
    </section>
  );
}

interface ValuesProps {
  readonly title: string;
  readonly values: readonly string[];
  /** Not among them. */
  readonly more: number;
}

function Values({ title, values, more }: ValuesProps) {
  const { t } = useTranslation('parser-templates');
  return (
    <div>
      <dt>{title}</dt>
      {values.length === 0 && <dd>–</dd>}
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values have no name, and may be the same.
        <dd key={index}>{value}</dd>
      ))}
      {more > 0 && <dd className={styles.hint}>{t('live.more', { count: more })}</dd>}
    </div>
  );
}

/** A value that has not changed for a moment. */
function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
