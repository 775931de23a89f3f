import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { FileText, FolderTree, Tag, UserRound } from 'lucide-react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { postSearch } from '#web/features/posts/public.ts';
import { tagSearch } from '#web/features/tags/public.ts';
import { userSearch } from '#web/features/users/public.ts';
import type { Command } from './commands.ts';

/** Kinds of records that can be found by their words, each for those who may enter its list. */
const SOURCES = [
  {
    kind: 'post',
    area: 'posts',
    search: postSearch,
    Icon: FileText,
    url: (id: string) => `/manager_post/view/${id}`,
  },
  {
    kind: 'tag',
    area: 'tags',
    search: tagSearch,
    Icon: Tag,
    url: (id: string) => `/setting_post/manager_tag?open=${id}`,
  },
  {
    kind: 'category',
    area: 'categories',
    search: categorySearch,
    Icon: FolderTree,
    url: (id: string) => `/setting_post/manager_category?open=${id}`,
  },
  {
    kind: 'person',
    area: 'user-accounts',
    search: userSearch,
    Icon: UserRound,
    url: (id: string) => `/manager_user/manager_user_account?open=${id}`,
  },
] as const;

const MOST_OF_A_SOURCE = 6;
const LEAST_LETTERS = 2;

interface Found {
  readonly commands: readonly Command[];
  readonly isLoading: boolean;
  readonly error: Error | null;
}

/** Records of the current project whose words are searched for; asks the server from two letters on. */
export function useFoundRecords(text: string): Found {
  const visitor = useVisitor();
  const { projectId } = visitor;
  const asks = projectId !== '' && text.trim().length >= LEAST_LETTERS;
  const sources = asks ? SOURCES.filter(({ area }) => canEnter(AREA_RULES[area], visitor)) : [];
  const answers = useQueries({
    queries: sources.map(({ search }) => ({
      ...search(projectId)(text.trim()),
      placeholderData: keepPreviousData,
    })),
  });
  return {
    commands: sources.flatMap(({ kind, Icon, url }, index) =>
      (answers[index]?.data ?? []).slice(0, MOST_OF_A_SOURCE).map(
        (option): Command => ({
          key: `record ${kind} ${option.value}`,
          kind: 'record',
          label: option.label,
          icon: <Icon size={16} aria-hidden />,
          // A list that is open already shows the record beside what it has.
          run: () => goTo(url(option.value)),
        }),
      ),
    ),
    isLoading: answers.some((answer) => answer.isFetching),
    error: answers.find((answer) => answer.error)?.error ?? null,
  };
}
