import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './audit-log.module.css';

const SHOWN = 180;

/** A value of a change; a long one is cut until the reader expands it. */
export function LongValue({ text }: { readonly text: string }) {
  const { t } = useTranslation('audit');
  const [isWhole, setWhole] = useState(false);
  if (text === '') return <span className={styles.none}>{t('nothing')}</span>;
  if (text.length <= SHOWN) return text;
  return (
    <>
      {isWhole ? text : `${text.slice(0, SHOWN).trimEnd()}…`}{' '}
      <button type="button" className={styles.more} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'less' : 'more')}
      </button>
    </>
  );
}
