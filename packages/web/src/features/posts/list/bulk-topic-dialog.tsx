import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TopicPicker } from '#web/features/tags/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface BulkTopicDialogProps {
  readonly count: number;
  /** Null: out of any story. */
  readonly onChoose: (topicId: string | null) => void;
  readonly onClose: () => void;
}

/** Puts posts into a story, or takes them out of theirs. */
export function BulkTopicDialog({ count, onChoose, onClose }: BulkTopicDialogProps) {
  const { t } = useTranslation(['posts', 'ui']);
  const [topicId, setTopicId] = useState<string | null>(null);
  return (
    <Dialog
      title={t('bulk.topic.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button onClick={() => onChoose(null)}>{t('bulk.topic.none')}</Button>
          <Button
            variant="main"
            disabledReason={topicId === null ? t('bulk.topic.field') : undefined}
            onClick={() => topicId !== null && onChoose(topicId)}
          >
            {t('action.setTopic')}
          </Button>
        </>
      }
    >
      <TopicPicker label={t('bulk.topic.field')} value={topicId} onChange={setTopicId} />
    </Dialog>
  );
}
