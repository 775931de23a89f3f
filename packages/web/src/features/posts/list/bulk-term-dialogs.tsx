import { MAX_TAGS } from '@toasoan/contract/features/posts/post-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { TagPicker } from '#web/features/tags/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';

interface BulkCategoryDialogProps {
  readonly title: string;
  /** What the choice is called. */
  readonly field: string;
  readonly action: string;
  readonly onChoose: (categoryId: string) => void;
  readonly onClose: () => void;
}

/** One category for many records. */
export function BulkCategoryDialog({ title, field, action, onChoose, onClose }: BulkCategoryDialogProps) {
  const { t } = useTranslation('ui');
  const [categoryId, setCategoryId] = useState<string | null>(null);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="main"
            disabledReason={categoryId === null ? field : undefined}
            onClick={() => categoryId !== null && onChoose(categoryId)}
          >
            {action}
          </Button>
        </>
      }
    >
      <Select
        label={field}
        placeholder={field}
        options={useCategoryOptions()}
        value={categoryId}
        onChange={setCategoryId}
      />
    </Dialog>
  );
}

interface BulkTagsDialogProps {
  readonly title: string;
  /** What the choice is called. */
  readonly field: string;
  readonly action: string;
  readonly onChoose: (tagIds: string[]) => void;
  readonly onClose: () => void;
}

/** Tags that many records get or lose. */
export function BulkTagsDialog({ title, field, action, onChoose, onClose }: BulkTagsDialogProps) {
  const { t } = useTranslation('ui');
  const [tags, setTags] = useState<readonly Picked[]>([]);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="main"
            disabledReason={tags.length === 0 ? field : undefined}
            onClick={() => onChoose(tags.map((tag) => tag.id))}
          >
            {action}
          </Button>
        </>
      }
    >
      <TagPicker value={tags} onChange={setTags} max={MAX_TAGS} />
    </Dialog>
  );
}
