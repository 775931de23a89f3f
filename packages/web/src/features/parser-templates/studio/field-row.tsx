import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import textStyles from '#web/ui/layout/text.module.css';
import { fieldName, levelOf, percent } from '../template-words.ts';
import styles from './fields.module.css';
import { Proposals } from './proposals.tsx';
import { RateLine } from './rate-line.tsx';
import { SelectorList } from './selector-list.tsx';
import { shownValue, wordCount } from './shown-value.ts';
import { hueOf, isRequired, missedOn, selectorText } from './studio-model.ts';
import type { Unseen } from './unseen-fields.ts';
import type { Studio } from './use-studio.ts';

interface FieldRowProps {
  readonly studio: Studio;
  readonly field: PageField;
  /** Where its value is; undefined: the page shows it, or it has none. */
  readonly unseen: Unseen | undefined;
}

export function FieldRow({ studio, field, unseen }: FieldRowProps) {
  const { t } = useTranslation('parser-templates');
  const { draft, trial, drift, page, active, choose } = studio;
  const isActive = active === field;
  const [first] = draft.fields[field];
  const rate = drift?.rates[field] ?? null;
  const missed = missedOn(trial, field);
  const value = page === undefined ? '' : wordsOf(field);

  function wordsOf(one: PageField): string {
    if (page === undefined) return '';
    const { values, extracted } = page;
    if (one !== 'content') return shownValue(one, values);
    if (values.content === '') return '';
    return [
      t('value.words', { count: wordCount(values.content) }),
      t('value.images', { count: extracted.images.length }),
    ].join(' · ');
  }
  return (
    <section className={styles.field} data-hue={hueOf(field)} data-active={isActive || undefined}>
      <button
        type="button"
        className={styles.fieldHead}
        aria-expanded={isActive}
        onClick={() => choose(isActive ? null : field)}
      >
        <span className={textStyles.strong}>
          {fieldName(field)}
          {isRequired(field) && (
            <span className={styles.needed}>
              {' '}
              *<span className="visually-hidden">{t('fields.needed')}</span>
            </span>
          )}
        </span>
        <span className={styles.fieldValue}>
          {isActive && missed > 0 ? (
            <span className={styles.missed}>
              <CircleX size={15} aria-hidden /> {t('fields.missed', { count: missed, of: trial?.total ?? 0 })}
            </span>
          ) : (
            <>
              {first ? (
                <span className={styles.cut}>
                  <span className={styles.kind}>{t(`kind.${first.kind}`)}</span>{' '}
                  <code>{selectorText(first)}</code>
                </span>
              ) : (
                <span className={styles.auto}>{t('fields.byItself')}</span>
              )}
              <span className={styles.cut}>{value || '–'}</span>
            </>
          )}
        </span>
        <RateLine days={drift?.days ?? []} field={field} />
        <span className={styles.rate} data-level={rate === null ? undefined : levelOf(rate)}>
          {rate === null ? '–' : percent(rate)}
        </span>
      </button>
      {isActive && (
        <div className={styles.fieldBody}>
          {unseen && <p className={styles.hint}>{t(`fields.${unseen}`)}</p>}
          <SelectorList studio={studio} field={field} />
          <Proposals studio={studio} field={field} />
        </div>
      )}
    </section>
  );
}
