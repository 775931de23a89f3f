import {
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { StudioPage } from '@toasoan/contract/features/parser-templates/studio.ts';
import { useMemo } from 'react';
import { elementsOfField } from './page-boxes.ts';
import { trustedCopy } from './trusted-copy.ts';

/** Where a value is that the page does not show. */
export type Unseen = 'inHead' | 'inSource';

/** The fields that selectors found, but not in anything that the page shows. */
export function useUnseenFields(
  page: StudioPage | undefined,
  draft: TemplateDefinition,
): ReadonlyMap<PageField, Unseen> {
  const html = page?.html;
  const copy = useMemo(
    () => (html === undefined ? undefined : new DOMParser().parseFromString(trustedCopy(html), 'text/html')),
    [html],
  );
  return useMemo(
    () => (copy && page ? unseenFields(copy, page, draft) : new Map<PageField, Unseen>()),
    [copy, page, draft],
  );
}

function unseenFields(
  copy: Document,
  page: StudioPage,
  { fields }: TemplateDefinition,
): ReadonlyMap<PageField, Unseen> {
  return new Map(
    PAGE_FIELDS.flatMap((field) => {
      const found = page.extracted.foundBy[field];
      const selector = found?.by === 'TEMPLATE' ? fields[field][found.place ?? 0] : undefined;
      if (selector === undefined || elementsOfField(copy, field, fields[field], page).length > 0) return [];
      return [[field, selector.kind === 'REGEX' ? 'inSource' : 'inHead'] as const];
    }),
  );
}
