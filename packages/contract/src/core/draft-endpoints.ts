import * as z from 'zod/mini';
import type { AreaKey } from '../access/area-rules.ts';
import { inArea } from '../access/endpoint-access.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { contentId, idParams, version } from './ids.ts';
import { oneLine } from './text.ts';

const changed = { id: contentId, version };
const draftChanged = z.strictObject(changed);
const draftPublish = z.strictObject({ ...changed, note: z.optional(oneLine({ max: 300 })) });
const draftRestore = z.strictObject({ ...changed, number: version });

/** What every kept version says of itself beside its content. */
export const draftVersionFields = {
  number: z.number(),
  note: z.string(),
  publishedTime: z.string(),
  publishedBy: z.object({ userId: z.nullable(z.string()), name: z.string() }),
};

interface Drafted<
  Detail extends z.ZodMiniType,
  Content extends Readonly<Record<string, z.ZodMiniType>>,
  Version extends z.ZodMiniType,
> {
  /** Singular kebab-case word of the paths. */
  readonly thing: string;
  readonly area: AreaKey;
  readonly detail: Detail;
  /** The part that has a draft, by its name in the body. */
  readonly content: Content;
  readonly version: Version;
}

/**
 * The calls of a record that readers get as it was published last, while staff change a draft of it. Every change
 * raises the version of the record; what was published is kept as a version of its content.
 */
export function draftEndpoints<
  Detail extends z.ZodMiniType,
  Content extends Readonly<Record<string, z.ZodMiniType>>,
  Version extends z.ZodMiniType,
>({ thing, area, detail, content, version: kept }: Drafted<Detail, Content, Version>) {
  const access = inArea(area);
  const change = <Body extends z.ZodMiniType>(path: string, summary: string, body: Body) =>
    defineEndpoint({
      method: 'POST',
      path: `/admin/${thing}/${path}`,
      summary,
      access,
      body,
      data: detail,
      errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
    });
  return {
    draft: change(
      'draft',
      'Keep a draft; readers see nothing of it.',
      z.strictObject({ ...changed, ...content }),
    ),
    discard: change('discard', 'Drop the draft; what is published stays.', draftChanged),
    publish: change('publish', 'Give the draft to readers, as a new version.', draftPublish),
    restore: change('restore', 'Take a version as the draft.', draftRestore),
    versions: defineEndpoint({
      method: 'GET',
      path: `/admin/${thing}/versions/{id}`,
      summary: 'What readers once got, the newest first.',
      access,
      params: idParams,
      data: z.object({ items: z.array(kept) }),
      errors: ['NOT_FOUND'],
    }),
  };
}
