import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import { Search, X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { postSearch } from '#web/features/posts/public.ts';
import { PickerList } from '#web/patterns/picker/picker-list.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import { useSetRequestPost } from './request-queries.ts';

interface RequestPostProps {
  readonly item: CorrectionRequest;
  readonly mayDecide: boolean;
}

/** The post that a request is about, or the address as the requester gave it; staff may know better. */
export function RequestPost({ item, mayDecide }: RequestPostProps) {
  return (
    <Row align="center">
      {item.postId === null ? (
        <span>{item.postUrl}</span>
      ) : (
        <AppLink href={`/manager_post/view/${item.postId}`}>{item.postTitle}</AppLink>
      )}
      {mayDecide && <PostChoice item={item} />}
    </Row>
  );
}

function PostChoice({ item: { id, version, postId, postTitle } }: Pick<RequestPostProps, 'item'>) {
  const { t } = useTranslation('correction-requests');
  const listId = useId();
  const projectId = useProjectId();
  const search = useMemo(() => postSearch(projectId), [projectId]);
  const set = useSetRequestPost();
  const choose = (chosen: string | null) =>
    set.mutate(
      { id, body: { version, postId: chosen } },
      {
        onSuccess: () =>
          showToast({ tone: 'success', text: t(chosen === null ? 'post.cleared' : 'post.set') }),
      },
    );
  return (
    <>
      <OptionPopover
        id={listId}
        trigger={(trigger) => (
          <Button {...trigger} size="compact" icon={<Search size={14} />} busy={set.isPending}>
            {t(postId === null ? 'post.choose' : 'post.change')}
          </Button>
        )}
      >
        {(close) => (
          <PickerList
            label={t('post.choose')}
            search={search}
            chosen={postId === null ? [] : [{ id: postId, label: postTitle }]}
            onCreate={undefined}
            onToggle={(post) => {
              close();
              if (post.id !== postId) choose(post.id);
            }}
          />
        )}
      </OptionPopover>
      {postId !== null && (
        <Button
          size="compact"
          variant="quiet"
          icon={<X size={14} />}
          busy={set.isPending}
          onClick={() => choose(null)}
        >
          {t('post.clear')}
        </Button>
      )}
    </>
  );
}
