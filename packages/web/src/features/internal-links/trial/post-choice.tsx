import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ChevronsUpDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postSearch } from '#web/features/posts/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { PickerList } from '#web/patterns/picker/picker-list.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { Option } from '#web/ui/select/option.ts';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import styles from './try-drawer.module.css';

const NO_POSTS: readonly Option[] = [];

/** The post that is tried on, and its neighbours. */
export interface PostsToTry {
  readonly current: string | undefined;
  readonly title: string;
  readonly isLoading: boolean;
  readonly choose: (post: Picked) => void;
  /** Undefined where there is none. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** Posts in which the keyword stands; where there is none, the newest ones. */
export function usePostsToTry(keyword: string | undefined): PostsToTry {
  const projectId = useProjectId();
  const search = useMemo(() => postSearch(projectId), [projectId]);
  const matching = useQuery({ ...search(keyword ?? ''), enabled: keyword !== undefined });
  const isNone = keyword === undefined || matching.isError || matching.data?.length === 0;
  const newest = useQuery({ ...search(''), enabled: isNone });
  const posts = (isNone ? newest.data : matching.data) ?? NO_POSTS;
  const [chosen, choose] = useState<Picked>();
  const at = chosen ? posts.findIndex(({ value }) => value === chosen.id) : 0;
  const current = chosen ?? (posts[0] && pickedOf(posts[0]));
  const goTo = (index: number) => {
    const post = posts[index];
    return post && index !== at ? () => choose(pickedOf(post)) : undefined;
  };
  return {
    current: current?.id,
    title: current?.label ?? '',
    isLoading: matching.isFetching || newest.isFetching,
    choose,
    previous: goTo(at - 1),
    next: goTo(at + 1),
  };
}

const pickedOf = ({ value, label }: Option): Picked => ({ id: value, label });

export function PostChoice({ posts }: { readonly posts: PostsToTry }) {
  const { t } = useTranslation('internal-links');
  const projectId = useProjectId();
  const search = useMemo(() => postSearch(projectId), [projectId]);
  const listId = useId();
  const { current, title, previous, next } = posts;
  return (
    <div className={styles.choice}>
      <OptionPopover
        id={listId}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={styles.postButton}
            aria-label={t('trial.post', { title })}
          >
            <span className={textStyles.ellipsis}>{title || t('trial.choose')}</span>
            <ChevronsUpDown size={16} aria-hidden />
          </button>
        )}
      >
        {(close) => (
          <PickerList
            label={t('trial.choose')}
            search={search}
            chosen={current === undefined ? [] : [{ id: current, label: title }]}
            onToggle={(post) => {
              posts.choose(post);
              close();
            }}
            onCreate={undefined}
          />
        )}
      </OptionPopover>
      <IconButton
        icon={<ArrowLeft size={16} />}
        label={t('trial.previous')}
        disabledReason={previous ? undefined : t('trial.noPrevious')}
        onClick={() => previous?.()}
      />
      <Button
        icon={<ArrowRight size={16} />}
        disabledReason={next ? undefined : t('trial.noNext')}
        onClick={() => next?.()}
      >
        {t('trial.next')}
      </Button>
    </div>
  );
}
