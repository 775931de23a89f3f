import type { ComparedParagraph } from '@toasoan/contract/features/crawler-review/compare-paragraphs.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './compare-card.module.css';
import { type MarkedWords, markWords } from './word-marks.ts';

/** One paragraph of each side. What only this text has stands out; words that differ are marked. */
export function CompareLine({ line: { own, other } }: { readonly line: ComparedParagraph }) {
  const { t } = useTranslation('crawler-review');
  if (own === null) {
    return (
      <tr>
        <td className={styles.missing}>{t('compare.onlyOther')}</td>
        <td>{other}</td>
      </tr>
    );
  }
  if (other === null) {
    return (
      <tr>
        <td className={styles.new}>
          <span className="visually-hidden">{t('compare.new')} </span>
          {own}
        </td>
        <td className={styles.missing}>{t('compare.missing')}</td>
      </tr>
    );
  }
  const marked = markWords(own, other);
  return (
    <tr>
      <td>{shown(marked.own)}</td>
      <td>{shown(marked.other)}</td>
    </tr>
  );
}

function shown(words: readonly MarkedWords[]): ReactNode {
  return words.map(({ text, isOther }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words keep their order.
    <Fragment key={at}>
      {at > 0 && ' '}
      {isOther ? <mark>{text}</mark> : text}
    </Fragment>
  ));
}
