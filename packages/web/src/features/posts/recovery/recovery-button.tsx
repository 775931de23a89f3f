import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { RecoveryList } from './recovery-list.tsx';
import { useUnsavedPosts } from './use-unsaved-posts.ts';

/** Says how many posts have unsaved text on this machine, and opens their list. */
export function RecoveryButton() {
  const { t } = useTranslation('recovery');
  const { posts, read } = useUnsavedPosts();
  const [isOpen, setOpen] = useState(false);
  if (posts.length === 0 && !isOpen) return null;
  return (
    <>
      {posts.length > 0 && (
        <Button icon={<FileClock size={17} />} onClick={() => setOpen(true)}>
          {t('line', { count: posts.length })}
        </Button>
      )}
      {isOpen && <RecoveryList posts={posts} onChanged={read} onClose={() => setOpen(false)} />}
    </>
  );
}
