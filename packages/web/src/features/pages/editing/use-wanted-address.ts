import { useQuery } from '@tanstack/react-query';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { pageConsequences, pageTree } from '../page-queries.ts';
import type { PageSession } from './page-article.ts';

interface WantedAddress {
  /** Of the parent: '' at the root of the site. */
  readonly above: string;
  readonly slug: string;
}

/** The address that a save would give, as far as it is known here: the server may number the end of it. */
export function useWantedAddress(session: PageSession): WantedAddress {
  const projectId = useProjectId();
  const parentId = useFormPart(session.form, ({ values }) => values.parentId);
  const slug = useSettledPart(session.form, ({ values }) => values.slug.trim());
  const title = useSettledPart(session.form, ({ values }) => values.title);
  const savedSlug = useSessionPart(session, ({ record }) => record?.slug);
  const follows = useSessionPart(session, ({ record }) => record?.slugFollowsTitle ?? true);
  const { data: tree } = useQuery(pageTree(projectId));
  const derived = follows && (slug === '' || slug === savedSlug) ? slugOf(title) : slug;
  return {
    above: tree?.find(({ id }) => id === parentId)?.path ?? '',
    slug: derived || '…',
  };
}

/** What a save with the typed address would change for readers, once typing pauses; undefined for a new page. */
export function useConsequences(session: PageSession) {
  const projectId = useProjectId();
  const id = useSessionPart(session, ({ record }) => record?.id);
  const parentId = useFormPart(session.form, ({ values }) => values.parentId);
  const slug = useSettledPart(session.form, ({ values }) => values.slug.trim());
  return useQuery({
    ...pageConsequences(projectId, id ?? '', { slug, parentId }),
    enabled: id !== undefined,
  });
}
