import type { Quotes } from '@toasoan/contract/features/events/quotes/quote.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { QuoteList } from './quote-list.tsx';

interface QuotesDialogProps {
  readonly title: string;
  readonly quotes: Quotes;
  readonly onClose: () => void;
}

/** After a change of time or place: the posts to mend. */
export function QuotesDialog({ title, quotes: { items, looksFor, isCapped }, onClose }: QuotesDialogProps) {
  const { t } = useTranslation(['quotes', 'ui']);
  return (
    <Dialog
      title={t('quotes', { count: items.length })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      <Stack gap={3}>
        <p>{t('quotes.after', { title })}</p>
        {looksFor.length > 0 && (
          <p className={textStyles.hint}>{t('quotes.looksFor', { words: looksFor.join(', ') })}</p>
        )}
        <QuoteList items={items} />
        {isCapped && <p className={textStyles.hint}>{t('quotes.capped')}</p>}
      </Stack>
    </Dialog>
  );
}
