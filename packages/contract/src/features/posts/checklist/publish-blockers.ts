import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { rolesWith } from '../../../access/permissions.ts';
import { type Role, role } from '../../../access/roles.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams } from '../../../core/ids.ts';
import { mayJudgeFix } from '../notes/note-rules.ts';
import { mayEdit, TRANSITION_RULE_TEXTS } from '../post-rules.ts';
import type { PostActor, PostFacts, PostTransitionName } from '../workflow/post-transitions.ts';
import type { CheckSettings, CheckText, PostCheckFacts } from './check-facts.ts';
import { type CheckResult, runChecks } from './post-checks.ts';
import { rolesThat, type StepToPublic, wayToPublic } from './way-to-public.ts';

/** text: by editing. time: by waiting. term: where the category is kept. person: by somebody else. */
const obstacleKind = z.enum(['text', 'time', 'term', 'person']);
export type ObstacleKind = z.output<typeof obstacleKind>;

const obstacle = z.object({
  code: z.string(),
  kind: obstacleKind,
  /** Where it is mended. */
  field: z.optional(z.string()),
  message: z.string(),
  /** Of the law or the machine; otherwise the project asks for it. */
  isHard: z.boolean(),
  /** When it ends by itself. */
  until: z.nullable(z.string()),
  /** This person can clear it now. */
  isMine: z.boolean(),
  roles: z.array(role),
});
export type PublicObstacle = z.output<typeof obstacle>;

export const publishBlockersAnswer = z.object({
  steps: z.array(
    z.object({
      name: z.string() as unknown as z.ZodMiniType<PostTransitionName>,
      isMine: z.boolean(),
      isBarred: z.boolean(),
      roles: z.array(role),
    }),
  ),
  obstacles: z.array(obstacle),
  /** Who can lower what the project asks for. */
  settingsRoles: z.array(role),
});
export type PublishBlockers = z.output<typeof publishBlockersAnswer>;

export const whyEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/post/why/{id}',
    summary: 'Everything between a post and its readers for the caller, and who can clear each thing.',
    access: inArea('posts', 'post.view'),
    params: idParams,
    data: publishBlockersAnswer,
    errors: ['NOT_FOUND'],
  }),
};

const NO_PERMISSION = {
  vi: 'Bạn không có quyền xuất bản bài này.',
  en: 'You may not publish this post.',
} as const;

interface Asked {
  readonly actor: PostActor;
  readonly post: PostFacts;
  /** As they are now, or at the time for which it is scheduled. */
  readonly facts: PostCheckFacts;
  readonly settings: CheckSettings;
}

type Obstacle = Omit<PublicObstacle, 'message'> & { readonly text: CheckText };

/** The rules that moves and guards are decided by, told as one list. */
export function publishBlockers({ actor, post, facts, settings }: Asked): {
  readonly steps: readonly StepToPublic[];
  readonly obstacles: readonly Obstacle[];
  readonly settingsRoles: readonly Role[];
} {
  const steps = wayToPublic(actor, post);
  const unmet = runChecks(facts, settings).filter(({ isMet, level }) => !isMet && level !== 'recommended');
  const inTheWay = steps.length === 0 ? [] : unmet;
  return {
    steps,
    obstacles: [
      ...steps.slice(-1).flatMap(ofPerson),
      ...inTheWay.map((result) => ofCheck(result, { actor, post, facts, settings })),
    ],
    settingsRoles: rolesWith('post.settings').toReversed(),
  };
}

/** The last step decides: who may make it shows the post to readers. */
function ofPerson({ isMine, isBarred, roles }: StepToPublic): Obstacle[] {
  if (isMine) return [];
  const text = isBarred ? TRANSITION_RULE_TEXTS.OWN_POST : NO_PERMISSION;
  const code = isBarred ? 'OWN_POST' : 'NO_PERMISSION';
  return [{ code, kind: 'person', text, isHard: true, until: null, isMine: false, roles: [...roles] }];
}

function ofCheck({ check, level, text }: CheckResult, { actor, post, facts, settings }: Asked): Obstacle {
  const kind = KINDS[check.code] ?? 'text';
  const isTerm = kind === 'term';
  const isNote = check.field === 'notes';
  const may = (person: PostActor) =>
    isNote
      ? mayJudgeFix(person, post)
      : mayEdit(person, post) || (isTerm && person.permissions.includes('category.edit'));
  return {
    code: check.code,
    kind,
    field: check.field,
    text,
    isHard: level === 'hard',
    until: kind === 'time' ? endOf(check.code, facts, settings) : null,
    isMine: kind !== 'time' && may(actor),
    roles: rolesThat(may, actor.workflowMode),
  };
}

const KINDS: Readonly<Record<string, ObstacleKind>> = {
  MIN_DELAY: 'time',
  EMBARGO: 'time',
  CATEGORY_DISABLED: 'term',
};

function endOf(code: string, { details }: PostCheckFacts, { minDelayMinutes }: CheckSettings): string | null {
  if (code === 'EMBARGO') return details.embargoUntil;
  const { sourcePublishedTime } = details;
  if (sourcePublishedTime === null) return null;
  return new Date(Date.parse(sourcePublishedTime) + minDelayMinutes * 60_000).toISOString();
}
