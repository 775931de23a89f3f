import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './pending.module.css';
import { useDropChanges } from './pending-changes.ts';

interface PendingBarProps {
  readonly post: Post;
  readonly isDraftShown: boolean;
  readonly onShow: (draft: boolean) => void;
}

/** Says that a public post has waiting changes, and switches between the two texts. */
export function PendingBar({ post, isDraftShown, onShow }: PendingBarProps) {
  const { t } = useTranslation('pending');
  const { drop, dropping } = useDropChanges();
  const { pending } = post;
  if (!pending) return null;
  return (
    <Banner
      tone="info"
      actions={
        <>
          <fieldset className={styles.shown}>
            <legend className="visually-hidden">{t('shown')}</legend>
            {[false, true].map((draft) => (
              <Button
                key={String(draft)}
                size="compact"
                aria-pressed={isDraftShown === draft}
                onClick={() => onShow(draft)}
              >
                {t(draft ? 'shown.draft' : 'shown.public')}
              </Button>
            ))}
          </fieldset>
          {post.mayEdit && (
            <Button size="compact" busy={dropping} onClick={() => void drop(post)}>
              {t('drop')}
            </Button>
          )}
        </>
      }
    >
      {t('waits', { name: pending.updatedBy, time: formatDateTime(new Date(pending.updateTime)) })}
    </Banner>
  );
}
