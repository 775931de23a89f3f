import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { type PostView, STATES_OF_VIEW } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Board } from '#web/patterns/board/board.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { DueTime } from '../assignment/due-time.tsx';
import { PostSigns } from '../list/post-signs.tsx';
import { usePostActor } from '../post-actor.ts';
import { postList } from '../post-queries.ts';
import { useDisabledReason } from '../workflow/use-disabled-reason.ts';
import { useSavedPostTransition } from '../workflow/use-post-transition.tsx';
import styles from './planning.module.css';

const STEP = 20;
const MOST = 100;

interface PostBoardProps {
  readonly address: ListAddress<PostListQuery>;
  /** The row menu of the list without transitions. */
  readonly actions: (post: PostRow) => readonly MenuItem[];
}

/** Posts in columns by state; moving a card makes the transition with its questions. */
export function PostBoard({ address, actions }: PostBoardProps) {
  const { t } = useTranslation(['planning', 'posts', 'patterns']);
  const projectId = useProjectId();
  const rules = usePostActor();
  const disabledReason = useDisabledReason();
  const { start, dialog } = useSavedPostTransition();
  const [limits, setLimits] = useState<Readonly<Partial<Record<PostState, number>>>>({});
  const { page: _page, limit: _limit, sort: _sort, ...filters } = address.query;
  const states = columnsOf(filters);
  const answers = useQueries({
    queries: states.map((state) => ({
      ...postList(projectId, {
        ...filters,
        state: [state],
        sort: sortOf(state),
        limit: limits[state] ?? STEP,
      }),
      placeholderData: keepPreviousData,
    })),
  });
  const transitionTo = (post: PostRow, to: string) =>
    rules.transitionsOf(post).find((transition) => transition.to === to && transition.name !== 'reschedule');
  return (
    <div className={styles.board}>
      <Board
        label={t('board')}
        loadingLabel={t('patterns:list.loading', { things: t('posts:things') })}
        columns={states.map((state, index) => {
          const limit = limits[state] ?? STEP;
          const answer = answers[index]?.data;
          return {
            key: state,
            title: t(`posts:state.${state}`),
            count: answer?.total ?? 0,
            cards: answer?.items ?? [],
            isLoading: answer === undefined,
            onMore:
              limit < MOST && answer !== undefined && answer.total > limit
                ? () => setLimits({ ...limits, [state]: Math.min(MOST, limit + STEP) })
                : undefined,
          };
        })}
        nameOf={(post) => post.title}
        card={(post, { menu, link }) => (
          <article className={styles.card}>
            {post.cover && (
              <span className={styles.cover}>
                <ShownPicture picture={post.cover} width={320} ratio="16x9" fit="cover" alt="" />
              </span>
            )}
            <TabLink {...link} to={`/manager_post/view/${post.id}`} className={styles.title}>
              {post.title}
            </TabLink>
            {menu}
            <span className={styles.facts}>
              <PostSigns post={post} />
              <PostCardFacts post={post} />
            </span>
          </article>
        )}
        actions={actions}
        canMove={(post, to) => {
          const transition = transitionTo(post, to);
          return transition === undefined ? t('noTransition') : (disabledReason(transition) ?? true);
        }}
        onMove={(post, to) => {
          const transition = transitionTo(post, to);
          if (transition) start(post, transition);
        }}
        allLink={(state, words) => (
          <a
            href={address.href({ show: null, view: 'all', state: [state] })}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              address.change({ show: null, view: 'all', state: [state] });
            }}
          >
            {words}
          </a>
        )}
      />
      {dialog}
    </div>
  );
}

/** Person and time in one line. */
function PostCardFacts({ post }: { readonly post: PostRow }) {
  const time = post.scheduleTime ?? post.publishedTime ?? post.updateTime;
  return (
    <>
      {post.mainCategory && <span>{post.mainCategory.title}</span>}
      <span>{post.assignee?.name ?? post.authors[0]?.displayName ?? post.createdBy.name}</span>
      {post.dueTime && <DueTime time={post.dueTime} />}
      {post.scheduleTime && <Clock size={12} aria-hidden />}
      <DateText time={time} />
    </>
  );
}

/** The workflow from left to right. */
const WAY: readonly PostState[] = [
  'DRAFT',
  'RETURNED',
  'SUBMITTED',
  'EDITING',
  'PENDING_APPROVAL',
  'SCHEDULED',
  'PUBLISHED',
];

/** The columns of a board: the states of the tab and of the filter, else the whole workflow. */
function columnsOf({ view, state }: Pick<PostListQuery, 'view' | 'state'>): readonly PostState[] {
  const ofView = statesOf(view);
  return state === undefined ? ofView : state.filter((one) => view === 'all' || ofView.includes(one));
}

function statesOf(view: PostView): readonly PostState[] {
  return view === 'all' || view === 'mine' || view === 'waiting' ? WAY : STATES_OF_VIEW[view];
}

/** The nearest comes first. */
function sortOf(state: PostState): PostListQuery['sort'] {
  if (state === 'SCHEDULED') return 'scheduleTime';
  return state === 'PUBLISHED' ? '-publishedTime' : '-updateTime';
}
