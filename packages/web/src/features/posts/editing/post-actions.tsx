import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { ChevronDown } from 'lucide-react';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useHeadline, useSessionPart } from '#web/features/articles/public.ts';
import { WhereKept } from '#web/features/articles/public-editor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { LockController } from '../lock/lock-controller.ts';
import { PublishChangesButton, useOpenPostChanges } from '../pending/publish-changes.tsx';
import { PostStateTag } from '../post-state-tag.tsx';
import { NextStepButton } from '../workflow/next-step-button.tsx';
import { isOwnPost } from '../workflow/open-transition.ts';
import { useDisabledReason } from '../workflow/use-disabled-reason.ts';
import { useTransitionItems } from '../workflow/use-transition-items.tsx';
import { OtherPages, useOtherPages } from './other-pages.tsx';
import type { PostSession } from './post-article.ts';
import { useFieldInAddress } from './use-field-in-address.ts';
import { useOpenPostTransitions } from './use-open-post-transitions.ts';

const PeopleHere = lazyChunk(async () => ({
  default: (await import('../lock/post-people.tsx')).PostPeople,
}));
const PublishBlockersButton = lazyChunk(async () => ({
  default: (await import('../checklist/publish-blockers-button.tsx')).PublishBlockersButton,
}));

interface PostActionsProps {
  readonly session: PostSession;
  readonly lock: LockController;
}

/** The bar on top: where the text is kept, and the next step for this person. */
export function PostActions({ session, lock }: PostActionsProps) {
  const state = useSessionPart(session, ({ record }) => record?.state);
  return (
    <ActionBar
      backTo="/manager_post"
      title={useHeadline(session)}
      isTitleInPage
      status={state && <PostStateTag state={state} />}
      saveState={<WhereKept session={session} />}
    >
      <Steps session={session} lock={lock} />
    </ActionBar>
  );
}

/** The buttons. They do not depend on the text, so a changed headline leaves them as they are. */
const Steps = memo(function Steps({ session, lock }: PostActionsProps) {
  const { t } = useTranslation(['posts', 'workflow']);
  const navigate = useNavigate();
  const post = useSessionPart(session, (state) => state.record);
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  // Only a public post offers to publish what was typed.
  const hasChanges = useSessionPart(session, (state) => isPublic(state.record) && state.dirty);
  useFieldInAddress(session);
  const { next, others, start, busy, dialog } = useOpenPostTransitions(session);
  const changes = useOpenPostChanges({ post, dirty: hasChanges, save: session.save, take: session.rebase });
  const publish = readOnly ? undefined : changes.publish;
  const changeItems = readOnly ? [] : changes.items;
  const transitionItems = useTransitionItems();
  const disabledReason = useDisabledReason();
  const isPhone = useMedia(BELOW_CARDS);
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
  const pages = useOtherPages(post?.id, () => void preview());
  useFormKeys({
    preview: () => void preview(),
    main: () => {
      if (publish) publish.open();
      else if (!next) void save();
      else if (blocked === undefined) start(next);
    },
  });

  return (
    <>
      <Suspense>
        <PeopleHere lock={lock} />
      </Suspense>
      {!isPhone && <OtherPages pages={pages} />}
      {(isPhone || others.length > 0 || changeItems.length > 0) && (
        <MenuButton
          label={t('workflow:more')}
          align="end"
          items={() => [...(isPhone ? pages : []), ...transitionItems(others, start), ...changeItems]}
        >
          {(trigger) => (
            <IconButton {...trigger} icon={<ChevronDown size={16} />} label={t('workflow:more')} />
          )}
        </MenuButton>
      )}
      <SaveButton session={session} isMain={!next && !publish} onSave={() => void save()} />
      <Suspense>{post && blocked !== undefined && <Blockers session={session} postId={post.id} />}</Suspense>
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
    </>
  );
});

interface BlockersProps {
  readonly session: PostSession;
  readonly postId: string;
}

function Blockers({ session, postId }: BlockersProps) {
  const dirty = useSessionPart(session, (state) => state.dirty);
  return <PublishBlockersButton compact postId={postId} dirty={dirty} />;
}

interface SaveButtonProps {
  readonly session: PostSession;
  readonly isMain: boolean;
  readonly onSave: () => void;
}

function SaveButton({ session, isMain, onSave }: SaveButtonProps) {
  const { t } = useTranslation('posts');
  const isUpdate = useSessionPart(session, ({ record }) => isPublic(record));
  const busy = useSessionPart(session, ({ saveState }) => saveState === 'saving');
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  if (readOnly) return null;
  return (
    <Button variant={isMain ? 'main' : 'plain'} shortcut="Ctrl S" busy={busy} onClick={onSave}>
      {t(isUpdate ? 'edit.update' : 'edit.save')}
    </Button>
  );
}

const isPublic = (post: Post | undefined) => post?.state === 'PUBLISHED';
