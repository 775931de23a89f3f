import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './preview.module.css';

const READINGS = ['stands', 'accepted', 'marked'] as const;
/** How suggested changes are read: not at all, as if accepted, or told apart. */
export type Reading = (typeof READINGS)[number];

interface SuggestionSwitchProps {
  readonly reading: Reading;
  readonly onChange: (reading: Reading) => void;
}

/** Of a text in which something is suggested. */
export function SuggestionSwitch({ reading, onChange }: SuggestionSwitchProps) {
  const { t } = useTranslation('preview');
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's own fields. */}
      <div role="group" aria-label={t('reading.label')} className={styles.switch}>
        {READINGS.map((one) => (
          <Button
            key={one}
            size="compact"
            variant="quiet"
            aria-pressed={reading === one}
            onClick={() => onChange(one)}
          >
            {t(`reading.${one}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.typed}>
        {t(`reading.told.${reading}`)}
      </p>
    </div>
  );
}

export function readAs(content: ArticleDocument, reading: Reading): ArticleDocument {
  return reading === 'accepted' ? withSuggestions(content) : content;
}
