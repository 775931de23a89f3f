import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { FileText, FolderTree, Tag } from 'lucide-react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { postSearch } from '#web/features/posts/public.ts';
import { tagSearch } from '#web/features/tags/public.ts';
import type { Command } from './commands.ts';

/** Kinds of records that can be found by their words, each under the permission of its list. */
const SOURCES = [
  {
    kind: 'post',
    may: 'post.view',
    search: postSearch,
    Icon: FileText,
    url: (id: string) => `/manager_post/view/${id}`,
  },
  {
    kind: 'tag',
    may: 'tag.view',
    search: tagSearch,
    Icon: Tag,
    url: (id: string) => `/setting_post/manager_tag?open=${id}`,
  },
  {
    kind: 'category',
    may: 'category.view',
    search: categorySearch,
    Icon: FolderTree,
    url: (id: string) => `/setting_post/manager_category?open=${id}`,
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
  const { permissions, projectId } = useVisitor();
  const asks = projectId !== '' && text.trim().length >= LEAST_LETTERS;
  const sources = asks ? SOURCES.filter(({ may }) => permissions.includes(may)) : [];
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
          run: () => openTab({ url: url(option.value) }),
        }),
      ),
    ),
    isLoading: answers.some((answer) => answer.isFetching),
    error: answers.find((answer) => answer.error)?.error ?? null,
  };
}
