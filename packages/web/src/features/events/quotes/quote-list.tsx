import type { QuotingPost } from '@toasoan/contract/features/events/quotes/quote.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';

/** Posts from which readers would still learn an old plan; each opens as a tab. */
export function QuoteList({ items }: { readonly items: readonly QuotingPost[] }) {
  const { t } = useTranslation('quotes');
  return (
    <Stack as="ul" gap={2} aria-label={t('quotes', { count: items.length })}>
      {items.map(({ postId, title, reasons, passage }) => (
        <li key={postId}>
          <TabLink to={`/manager_post/edit/${postId}`}>{title}</TabLink>
          <p className={textStyles.hint}>
            {reasons.map((reason) => t(`quote.${reason}`)).join(', ')}
            {passage !== '' && `: “${passage}”`}
          </p>
        </li>
      ))}
    </Stack>
  );
}
