import type { QuotePassage, QuotingPost } from '@toasoan/contract/features/events/quotes/quote.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './quote-list.module.css';

/** Posts from which readers would still learn an old plan, with what they say of it; each opens as a tab. */
export function QuoteList({ items }: { readonly items: readonly QuotingPost[] }) {
  const { t } = useTranslation('quotes');
  return (
    <Stack as="ul" gap={3} aria-label={t('quotes', { count: items.length })}>
      {items.map(({ postId, title, reasons, passages, more }) => (
        <li key={postId}>
          <TabLink to={`/manager_post/edit/${postId}`}>{title}</TabLink>
          <p className={textStyles.hint}>{reasons.map((reason) => t(`quote.${reason}`)).join(' · ')}</p>
          {passages.map((passage) => (
            <Passage key={textOf(passage)} passage={passage} />
          ))}
          {more > 0 && <p className={textStyles.hint}>{t('quote.more', { count: more })}</p>}
        </li>
      ))}
    </Stack>
  );
}

/** A sentence with what no longer holds marked. */
function Passage({ passage }: { readonly passage: QuotePassage }) {
  let at = 0;
  return (
    <blockquote className={styles.passage}>
      {passage.parts.map(({ text, isOld }) => {
        at += text.length;
        return isOld ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
      })}
    </blockquote>
  );
}

function textOf({ parts }: QuotePassage): string {
  return parts.map(({ text }) => text).join('');
}
