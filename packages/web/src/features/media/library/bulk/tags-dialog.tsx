import { MAX_MEDIA_TAGS } from '@toasoan/contract/features/media/media.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagPicker } from '#web/features/tags/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface TagsDialogProps {
  readonly title: string;
  readonly action: string;
  readonly onChoose: (tagIds: string[]) => void;
  readonly onClose: () => void;
}

export function TagsDialog({ title, action, onChoose, onClose }: TagsDialogProps) {
  const { t } = useTranslation(['library', 'ui']);
  const [tags, setTags] = useState<readonly Picked[]>([]);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            disabledReason={tags.length === 0 ? t('bulk.tags.missing') : undefined}
            onClick={() => onChoose(tags.map(({ id }) => id))}
          >
            {action}
          </Button>
        </>
      }
    >
      <TagPicker value={tags} onChange={setTags} max={MAX_MEDIA_TAGS} />
    </Dialog>
  );
}
