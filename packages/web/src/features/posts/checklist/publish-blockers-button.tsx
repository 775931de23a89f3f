import { CircleHelp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { FIRST_MUST_FIX, leadToNote } from '../notes/note-focus.ts';
import styles from './publish-blockers-button.module.css';

const PublishBlockersDialog = lazyChunk(async () => {
  const { PublishBlockersDialog: dialog } = await import('./publish-blockers.tsx');
  return { default: dialog };
});

interface PublishBlockersButtonProps {
  readonly postId: string;
  /** Shows the icon alone, for a bar of buttons. */
  readonly compact?: boolean;
  readonly dirty?: boolean;
  readonly onMend?: ((field: string) => void) | undefined;
}

/** Opens the list of everything that keeps the post from its readers, with the people who can clear it. */
export function PublishBlockersButton({
  postId,
  compact = false,
  dirty,
  onMend,
}: PublishBlockersButtonProps) {
  const { t } = useTranslation('checklist');
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {compact ? (
        <IconButton icon={<CircleHelp size={17} />} label={t('why')} onClick={open} />
      ) : (
        <Button size="compact" className={styles.button} icon={<CircleHelp size={15} />} onClick={open}>
          {t('why')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PublishBlockersDialog
            postId={postId}
            dirty={dirty}
            onClose={() => setOpen(false)}
            onNotes={() => {
              setOpen(false);
              leadToNote(postId, FIRST_MUST_FIX);
            }}
            onMend={
              onMend &&
              ((field) => {
                setOpen(false);
                onMend(field);
              })
            }
          />
        </Suspense>
      )}
    </>
  );
}
