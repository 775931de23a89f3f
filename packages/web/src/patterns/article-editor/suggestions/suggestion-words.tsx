import type { Suggestion } from '@toasoan/contract/article/list-suggestions.ts';
import { useTranslation } from 'react-i18next';
import styles from './suggestions.module.css';

/** The inserted and deleted words. */
export function SuggestionWords({ suggestion }: { readonly suggestion: Suggestion }) {
  const { t } = useTranslation('suggestions');
  const { inserted, deleted, parts } = suggestion;
  const hasWords = inserted.trim() !== '' || deleted.trim() !== '';
  const named = parts.map((part) => t(`part.${part}`));
  return (
    <span className={styles.words}>
      {deleted.trim() !== '' && <del>{deleted}</del>}
      {inserted.trim() !== '' && <ins>{inserted}</ins>}
      {named.length > 0 && <span>{named.join(', ')}</span>}
      {!hasWords && named.length === 0 && <span>{t('line')}</span>}
    </span>
  );
}
