import type { Term } from '@toasoan/contract/features/glossary/term-matching.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './side-panel.module.css';
import type { OpenEditing } from './use-editing.ts';

interface TermsPanelProps {
  readonly title: string;
  readonly terms: readonly Term[];
  readonly open: OpenEditing;
}

/** Approved terms, with what must not stand for them; a press puts one where the cursor is. */
export function TermsPanel({ title, terms, open }: TermsPanelProps) {
  const { t } = useTranslation('translations');
  const { current, insert } = open;
  const { record } = open.state;
  const isReadOnly = !record.mayEdit || !current || current.segment.isLocked;
  if (terms.length === 0) return <p className={styles.none}>{t('terms.none')}</p>;
  return (
    <section aria-label={title}>
      <h2 className={styles.group}>{title}</h2>
      <ul className={styles.terms}>
        {terms.map(({ id, source: said, target, forbidden }) => (
          <li key={`${id} ${said}`}>
            <span className={styles.term}>
              <strong>{said}</strong>
              <span className={textStyles.hint} lang={record.lang}>
                {target}
                {forbidden.map((wording) => (
                  <del key={wording}>
                    <span className="visually-hidden">{t('terms.forbidden')}</span> {wording}
                  </del>
                ))}
              </span>
            </span>
            <Button
              size="compact"
              disabledReason={isReadOnly ? t('why.locked') : undefined}
              onClick={() => insert(target)}
            >
              {t('insert')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
