import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shown-words.module.css';

export type Tone = 'same' | 'added' | 'removed';

/**
 * Added and removed text, distinguished without colours: underlined or struck through, and named for screen readers.
 */
export function InTone({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  const { t } = useTranslation('article-compare');
  if (tone === 'same') return children;
  const Tag = tone === 'added' ? 'ins' : 'del';
  return (
    <Tag className={styles[tone]}>
      <span className="visually-hidden">{t(`part.${tone}`)} </span>
      {children}
    </Tag>
  );
}
