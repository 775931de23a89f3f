import type { TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { languageName } from '#web/features/projects/public.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { editorPage } from '../translation-queries.ts';
import { doneOf, STATE_TONES } from '../translation-words.ts';
import { hindrancesOf, type ShownSegment } from './shown-segments.ts';
import styles from './translation-editor.module.css';
import { useHindranceText } from './use-hindrance-text.ts';

interface LanguageChipsProps {
  readonly record: TranslationDetail;
  readonly shown: readonly ShownSegment[];
}

/** The same record in its languages, and why this one cannot be approved. */
export function LanguageChips({ record, shown }: LanguageChipsProps) {
  const { t } = useTranslation('translations');
  const hindrance = useHindranceText(hindrancesOf(shown));
  const all = [record, ...record.others.filter(({ id }) => id !== record.id)];
  return (
    <nav className={styles.languages} aria-label={t('languages')}>
      <span className={styles.from}>
        {languageName(record.sourceLang)} <ArrowRight size={14} aria-hidden />
      </span>
      {all.map(({ id, lang, state, counts }) => (
        <TabLink
          key={id}
          to={editorPage(id)}
          className={styles.language}
          aria-current={id === record.id ? 'page' : undefined}
        >
          <StatusTag tone={STATE_TONES[state]}>
            <strong>{languageName(lang)}</strong>
          </StatusTag>
          {state === 'FAILED' || state === 'QUEUED'
            ? t(`state.${state}`)
            : `${doneOf(counts)}/${counts.total}`}
        </TabLink>
      ))}
      {hindrance && record.state !== 'APPROVED' && <span className={styles.hindrance}>{hindrance}</span>}
    </nav>
  );
}
