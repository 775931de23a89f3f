import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { AuditEntity } from '@toasoan/contract/core/audit-kinds.ts';
import {
  BookA,
  CalendarDays,
  File,
  FileText,
  FolderInput,
  FolderTree,
  Handshake,
  Images,
  Inbox,
  LayoutList,
  LayoutTemplate,
  Link,
  ListTree,
  type LucideIcon,
  MessageSquare,
  PanelBottom,
  PanelRight,
  PanelsTopLeft,
  Rss,
  ScanText,
  Tag,
  Trophy,
  UserRound,
} from 'lucide-react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { mayEnterRecords, recordPage } from '#web/core/routing/record-pages.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { commentSearch } from '#web/features/comments/public.ts';
import { templateSearch } from '#web/features/content-templates/public.ts';
import { crawledItemSearch } from '#web/features/crawler-review/public.ts';
import { eventSearch } from '#web/features/events/public.ts';
import { footerSearch } from '#web/features/footers/public.ts';
import { glossarySearch } from '#web/features/glossary/public.ts';
import { internalLinkSearch } from '#web/features/internal-links/public.ts';
import { layoutSearch } from '#web/features/layouts/public.ts';
import { menuSearch } from '#web/features/menus/public.ts';
import { pageSearch } from '#web/features/pages/public.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import { parserTemplateSearch } from '#web/features/parser-templates/public.ts';
import { partnerLogoSearch } from '#web/features/partner-logos/public.ts';
import { postSkeletonSearch } from '#web/features/post-skeletons/public.ts';
import { postSearch } from '#web/features/posts/public.ts';
import { sidebarSearch } from '#web/features/sidebars/public.ts';
import { sectionSearch } from '#web/features/source-categories/public.ts';
import { contestSearch, workSearch } from '#web/features/submissions/public.ts';
import { tagSearch } from '#web/features/tags/public.ts';
import { userSearch } from '#web/features/users/public.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { fullLabel } from '#web/ui/select/option.ts';
import type { Command } from './commands.ts';

interface Source {
  readonly search: (projectId: string) => SearchOptions;
  readonly Icon: LucideIcon;
  /** Where its options are addresses already: a contest's group is part of them. */
  readonly pageOf?: (value: string) => string;
}

/** How the palette searches each kind of record; null for kinds that are not found by their words. */
const SOURCES: Readonly<Record<AuditEntity, Source | null>> = {
  post: { search: postSearch, Icon: FileText },
  event: { search: eventSearch, Icon: CalendarDays },
  postSkeleton: { search: postSkeletonSearch, Icon: LayoutList },
  tag: { search: (projectId) => tagSearch(projectId), Icon: Tag },
  category: { search: categorySearch, Icon: FolderTree },
  internalLink: { search: internalLinkSearch, Icon: Link },
  menu: { search: menuSearch, Icon: ListTree },
  layout: { search: layoutSearch, Icon: PanelsTopLeft },
  footer: { search: footerSearch, Icon: PanelBottom },
  sidebar: { search: sidebarSearch, Icon: PanelRight },
  contentTemplate: { search: templateSearch, Icon: LayoutTemplate },
  page: { search: pageSearch, Icon: File },
  partnerLogo: { search: partnerLogoSearch, Icon: Handshake },
  parserSource: { search: parserSourceSearch, Icon: Rss },
  parserTemplate: { search: parserTemplateSearch, Icon: ScanText },
  sourceCategory: { search: (projectId) => sectionSearch(projectId), Icon: FolderInput },
  // A link has no name of its own: it is found by its source or section.
  sourceLink: null,
  crawledItem: { search: crawledItemSearch, Icon: Inbox },
  user: { search: userSearch, Icon: UserRound },
  comment: { search: commentSearch, Icon: MessageSquare },
  session: null,
  refusal: null,
  auditLog: null,
  project: null,
  import: null,
  savedView: null,
  takedown: null,
  correction: null,
  correctionRequest: null,
  dataRequest: null,
  webhook: null,
  royalty: null,
  royaltyRate: null,
  royaltyMonth: null,
  media: null,
  mediaFolder: null,
  mediaTemplate: null,
  mediaCollection: null,
  commentBan: null,
  commentRules: null,
  glossaryEntry: { search: glossarySearch, Icon: BookA },
  translation: null,
  translationSuggestion: null,
  machineTranslation: null,
  apiKey: null,
  contest: { search: contestSearch, Icon: Trophy, pageOf: (address) => address },
  submission: { search: workSearch, Icon: Images, pageOf: (address) => address },
  juror: null,
  contestAward: null,
  contestRound: null,
  juryScore: null,
  contestVote: null,
};
const ENTITIES = Object.keys(SOURCES) as AuditEntity[];

const MOST_OF_A_SOURCE = 6;
const LEAST_LETTERS = 2;

interface Found {
  readonly commands: readonly Command[];
  readonly isLoading: boolean;
  readonly error: Error | null;
}

/** Records of the current project by their words; it asks the server from two letters on. */
export function useFoundRecords(text: string): Found {
  const visitor = useVisitor();
  const { projectId } = visitor;
  const asks = projectId !== '' && text.trim().length >= LEAST_LETTERS;
  const sources = (asks ? ENTITIES : []).flatMap((entity) => {
    const source = SOURCES[entity];
    if (source === null) return [];
    if (source.pageOf)
      return mayEnterRecords(entity, visitor) ? [{ ...source, entity, urlOf: source.pageOf }] : [];
    const urlOf = (id: string) => recordPage(entity, id, visitor);
    return urlOf('') === undefined ? [] : [{ ...source, entity, urlOf }];
  });
  const answers = useQueries({
    queries: sources.map(({ search }) => ({
      ...search(projectId)(text.trim()),
      placeholderData: keepPreviousData,
    })),
  });
  return {
    commands: sources.flatMap(({ entity, Icon, urlOf }, index) =>
      (answers[index]?.data ?? []).slice(0, MOST_OF_A_SOURCE).map(
        (option): Command => ({
          key: `record ${entity} ${option.value}`,
          kind: 'record',
          label: option.label,
          words: option.detail ?? fullLabel(option),
          icon: <Icon size={16} aria-hidden />,
          // A list that is open already shows the record beside what it has.
          run: () => goTo(urlOf(option.value) ?? '/'),
        }),
      ),
    ),
    isLoading: answers.some((answer) => answer.isFetching),
    error: answers.find((answer) => answer.error)?.error ?? null,
  };
}
