import * as z from 'zod/mini';
import { AREA_RULES, type AreaKey } from '../../access/area-rules.ts';
import { role } from '../../access/roles.ts';
import { contentId } from '../../core/ids.ts';

const AREAS = Object.keys(AREA_RULES) as [AreaKey, ...AreaKey[]];
const area = z.enum(AREAS, { error: 'choice' });

/** Either an area or a call ("POST /admin/post/create"). */
export const whyQuery = z
  .strictObject({
    area: z.optional(area),
    call: z.optional(
      z.string().check(z.regex(/^(GET|POST|PUT|DELETE|PATCH) \/[\w/{}-]{1,120}$/, { error: 'pattern' })),
    ),
    /** Absent: oneself. */
    userId: z.optional(contentId),
    /** Absent: the project of the header. */
    projectId: z.optional(contentId),
  })
  .check(
    z.refine(({ area, call }) => (area === undefined) !== (call === undefined), {
      error: 'required',
      path: ['area'],
    }),
  );

export const whyData = z.object({
  allowed: z.boolean(),
  /** The rule that decides: `WhyCode` of access/why.ts. */
  code: z.string(),
  params: z.object({
    role,
    roles: z.array(role),
    permission: z.string(),
    projectId: z.string(),
  }),
  /** The rule in words, in the caller's language. */
  message: z.string(),
  person: z.object({ userId: z.string(), displayName: z.string() }),
  /** Null where no project was asked about; of a project that is not the caller's only the id is told. */
  project: z.nullable(z.object({ projectId: z.string(), name: z.string() })),
});

const difference = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ gained: z.array(item), lost: z.array(item) });

export const changesPreview = z.object({
  /** '' is what depends on no project; projects in which nothing changes are left out. */
  changes: z.array(
    z.object({
      projectId: z.string(),
      name: z.string(),
      membership: z.enum(['kept', 'gained', 'lost']),
      areas: difference(area),
      permissions: difference(z.string()),
    }),
  ),
});
