import type { PostState } from '@toasoan/contract/features/posts/post.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMay } from '#web/core/project/visitor.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { SaveState } from '#web/patterns/form-page/save-state.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { PostStateTag } from '../post-state-tag.tsx';
import { ReasonDialog } from '../workflow/reason-dialog.tsx';
import type { PostSession } from './post-session.ts';
import { useMoveOpenPost } from './use-move-open-post.ts';
import { useSessionState } from './use-post-session.ts';

interface PostActionsProps {
  readonly session: PostSession;
  readonly title: string;
}

/** The bar on top: where the text is, and the next step of the work for this person. */
export function PostActions({ session, title }: PostActionsProps) {
  const { t } = useTranslation(['posts', 'ui']);
  const navigate = useNavigate();
  const { post, saveState, savedTime } = useSessionState(session);
  const [asking, setAsking] = useState(false);
  const { move, moving } = useMoveOpenPost(session);
  const mayPublish = useMay('post.publish');
  const moves = post?.allowedTransitions ?? [];
  const published = post?.state === 'PUBLISHED';
  const publishes = post ? moves.some((one) => one.to === 'PUBLISHED') : mayPublish;
  const others = moves.filter((one) => one.to !== 'PUBLISHED');

  async function save() {
    const saved = await session.save();
    if (saved) showToast({ tone: 'success', text: t(published ? 'edit.updated' : 'edit.saved') });
  }
  async function leaveFor(to: PostState) {
    if (to === 'UNPUBLISHED') setAsking(true);
    else if (await move(to)) navigate('/manager_post');
  }
  useFormKeys({ save: () => undefined, main: () => void (publishes ? move('PUBLISHED') : save()) });

  return (
    <ActionBar
      backTo="/manager_post"
      title={title}
      status={post && <PostStateTag state={post.state} />}
      saveState={(post || saveState !== 'saved') && <SaveState state={saveState} time={savedTime} />}
    >
      {post && <Button onClick={() => navigate(`/manager_post/view/${post.id}`)}>{t('action.view')}</Button>}
      {others.length > 0 && (
        <MenuButton
          label={t('edit.more')}
          align="end"
          items={others.map((one) => ({
            key: one.to,
            label: t(`move.${one.to}`),
            ...(one.to === 'TRASHED' && { tone: 'danger' as const }),
            onSelect: () => void leaveFor(one.to),
          }))}
        >
          {(trigger) => <IconButton {...trigger} icon={<ChevronDown size={16} />} label={t('edit.more')} />}
        </MenuButton>
      )}
      <Button
        variant={publishes ? 'plain' : 'main'}
        shortcut="Ctrl S"
        busy={saveState === 'saving'}
        onClick={() => void save()}
      >
        {t(published ? 'edit.update' : 'edit.save')}
      </Button>
      {publishes && (
        <Button variant="project" shortcut="Ctrl Enter" busy={moving} onClick={() => void move('PUBLISHED')}>
          {t('move.PUBLISHED')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={t('unpublish.title', { title })}
          busy={moving}
          onClose={() => setAsking(false)}
          onReason={async (reason) => {
            if (await move('UNPUBLISHED', reason)) setAsking(false);
          }}
        />
      )}
    </ActionBar>
  );
}
