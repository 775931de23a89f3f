import type { EventBulk } from '@toasoan/contract/features/events/event.ts';
import { useTranslation } from 'react-i18next';
import { BulkCategoryDialog, BulkTagsDialog } from '#web/features/posts/public-bulk.ts';

export interface AskedTerms {
  readonly what: 'setCategory' | 'addTags' | 'removeTags';
  readonly ids: string[];
}

interface EventTermsDialogProps extends AskedTerms {
  readonly onChoose: (change: EventBulk) => void;
  readonly onClose: () => void;
}

/** Asks for the category or the tags of many events. */
export function EventTermsDialog({ what, ids, onChoose, onClose }: EventTermsDialogProps) {
  const { t } = useTranslation('events');
  const asked = { title: t(`bulk.${what}`, { count: ids.length }), action: t(`action.${what}`), onClose };
  return what === 'setCategory' ? (
    <BulkCategoryDialog
      {...asked}
      field={t('bulk.category')}
      onChoose={(categoryId) => onChoose({ action: what, ids, categoryId })}
    />
  ) : (
    <BulkTagsDialog
      {...asked}
      field={t('bulk.tags')}
      onChoose={(tagIds) => onChoose({ action: what, ids, tagIds })}
    />
  );
}
