import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { ChevronDown, Eye, History } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { SaveState } from '#web/patterns/form-page/save-state.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { LockController } from '../lock/lock-controller.ts';
import { PublishChangesButton, useOpenPostChanges } from '../pending/publish-changes.tsx';
import { PostStateTag } from '../post-state-tag.tsx';
import { NextStepButton } from '../workflow/next-step-button.tsx';
import { isOwnPost } from '../workflow/open-transition.ts';
import { useDisabledReason } from '../workflow/use-disabled-reason.ts';
import { useTransitionItems } from '../workflow/use-transition-items.tsx';
import type { PostSession } from './post-session.ts';
import { useOpenPostTransitions } from './use-open-post-transitions.ts';
import { useSessionState } from './use-post-session.ts';

const PeopleHere = lazyChunk(async () => ({
  default: (await import('../lock/people-here.tsx')).PeopleHere,
}));
const PublishBlockersButton = lazyChunk(async () => ({
  default: (await import('../checklist/publish-blockers-button.tsx')).PublishBlockersButton,
}));

interface PostActionsProps {
  readonly session: PostSession;
  readonly title: string;
  readonly lock: LockController;
}

/** The bar on top: where the text is kept, and the next step for this person. */
export function PostActions({ session, title, lock }: PostActionsProps) {
  const { t } = useTranslation(['posts', 'workflow']);
  const navigate = useNavigate();
  const { post, dirty, readOnly, saveState, savedTime } = useSessionState(session);
  const { next, others, start, busy, dialog } = useOpenPostTransitions(session, title);
  const changes = useOpenPostChanges({ post, dirty, save: session.save, take: session.rebase });
  const publish = readOnly ? undefined : changes.publish;
  const changeItems = readOnly ? [] : changes.items;
  const transitionItems = useTransitionItems();
  const disabledReason = useDisabledReason();
  // Problems of the text are shown at their fields when the step is tried.
  const blocked = next && isOwnPost(next) ? disabledReason(next) : undefined;

  async function save() {
    const saved = await session.save();
    if (saved) showToast({ tone: 'success', text: t(isPublic(post) ? 'edit.updated' : 'edit.saved') });
  }
  /** The preview shows typed text unsaved; a post without an id is saved first. */
  async function preview() {
    const shown = post ?? (await session.save());
    if (shown) navigate(`/manager_post/preview/${shown.id}`);
  }
  useFormKeys({
    preview: () => void preview(),
    main: () => {
      if (publish) publish.open();
      else if (!next) void save();
      else if (blocked === undefined) start(next);
    },
  });

  return (
    <ActionBar
      backTo="/manager_post"
      title={title}
      status={post && <PostStateTag state={post.state} />}
      saveState={(post || saveState !== 'saved') && <SaveState state={saveState} time={savedTime} />}
    >
      <Suspense>
        <PeopleHere lock={lock} />
      </Suspense>
      <OtherPages postId={post?.id} onPreview={() => void preview()} />
      {(others.length > 0 || changeItems.length > 0) && (
        <MenuButton
          label={t('workflow:more')}
          align="end"
          items={() => [...transitionItems(others, start), ...changeItems]}
        >
          {(trigger) => (
            <IconButton {...trigger} icon={<ChevronDown size={16} />} label={t('workflow:more')} />
          )}
        </MenuButton>
      )}
      <SaveButton session={session} isMain={!next && !publish} onSave={() => void save()} />
      <Suspense>
        {post && blocked !== undefined && <PublishBlockersButton compact postId={post.id} dirty={dirty} />}
      </Suspense>
      {next && (
        <NextStepButton
          transition={next}
          busy={busy}
          disabledReason={blocked}
          shortcut="Ctrl Enter"
          onStart={start}
        />
      )}
      {publish && <PublishChangesButton post={post} changes={publish} />}
      {changes.dialog}
      {dialog}
    </ActionBar>
  );
}

interface SaveButtonProps {
  readonly session: PostSession;
  readonly isMain: boolean;
  readonly onSave: () => void;
}

function SaveButton({ session, isMain, onSave }: SaveButtonProps) {
  const { t } = useTranslation('posts');
  const { post, saveState, readOnly } = useSessionState(session);
  if (readOnly) return null;
  return (
    <Button
      variant={isMain ? 'main' : 'plain'}
      shortcut="Ctrl S"
      busy={saveState === 'saving'}
      onClick={onSave}
    >
      {t(isPublic(post) ? 'edit.update' : 'edit.save')}
    </Button>
  );
}

const isPublic = (post: Post | undefined) => post?.state === 'PUBLISHED';

interface OtherPagesProps {
  /** Undefined before the first save. */
  readonly postId: string | undefined;
  readonly onPreview: () => void;
}

/** Links from the editor to the pages that show the post. */
function OtherPages({ postId, onPreview }: OtherPagesProps) {
  const { t } = useTranslation('posts');
  const navigate = useNavigate();
  return (
    <>
      {postId !== undefined && (
        <>
          <IconButton
            icon={<History size={16} />}
            label={t('action.history')}
            onClick={() => navigate(`/manager_post/history/${postId}`)}
          />
          <Button onClick={() => navigate(`/manager_post/view/${postId}`)}>{t('action.view')}</Button>
        </>
      )}
      <IconButton
        icon={<Eye size={16} />}
        label={t('action.preview')}
        shortcut="Alt Shift P"
        onClick={onPreview}
      />
    </>
  );
}
