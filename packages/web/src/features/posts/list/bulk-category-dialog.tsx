import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';

interface BulkCategoryDialogProps {
  readonly count: number;
  readonly onChoose: (categoryId: string) => void;
  readonly onClose: () => void;
}

export function BulkCategoryDialog({ count, onChoose, onClose }: BulkCategoryDialogProps) {
  const { t } = useTranslation(['posts', 'ui']);
  const [categoryId, setCategoryId] = useState<string | null>(null);
  return (
    <Dialog
      title={t('bulk.category.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            disabledReason={categoryId === null ? t('bulk.category.field') : undefined}
            onClick={() => categoryId !== null && onChoose(categoryId)}
          >
            {t('action.setCategory')}
          </Button>
        </>
      }
    >
      <Select
        label={t('bulk.category.field')}
        placeholder={t('bulk.category.field')}
        options={useCategoryOptions()}
        value={categoryId}
        onChange={setCategoryId}
      />
    </Dialog>
  );
}
