import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { useRemoveCategory } from './category-changes.ts';
import { useCategoryOptions } from './use-category-options.ts';

interface RemoveCategoryDialogProps {
  readonly category: Category;
  readonly onClose: () => void;
}

/** An empty category goes after a question; one with posts asks which category takes them. */
export function RemoveCategoryDialog({ category, onClose }: RemoveCategoryDialogProps) {
  const { t } = useTranslation(['categories', 'ui']);
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const remove = useRemoveCategory();
  const targets = useCategoryOptions().filter((option) => option.value !== category.id);
  const hasPosts = category.postCount > 0;

  function send() {
    remove.mutate(
      { category, moveTo: moveTo ?? undefined },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('delete.done', { title: category.title }) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      alert
      title={t('delete.title', { title: category.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            disabledReason={hasPosts && moveTo === null ? t('delete.choose') : undefined}
            onClick={send}
          >
            {t('action.delete')}
          </Button>
        </>
      }
    >
      <p>{hasPosts ? t('delete.posts', { count: category.postCount }) : t('delete.text')}</p>
      {hasPosts && (
        <Select label={t('delete.target')} options={targets} value={moveTo} onChange={setMoveTo} />
      )}
    </Dialog>
  );
}
