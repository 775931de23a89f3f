import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { PostTransitionName } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { SeedArticle } from './articles/seed-article.ts';
import type { SeedPerson } from './first-accounts.ts';
import type { SeedGift } from './give-post.ts';
import type { SeedStep, TransitionActor } from './seed-post-way.ts';

const HOUR = 3_600_000;
/** From the first line to the last step before publication. */
const WRITING = 5 * HOUR;
/** How long a post that is no longer public was public. */
const PUBLIC = 20 * HOUR;
/** The demo's newsroom uses Vietnam's time, which has no summer time. */
const ZONE = 7 * HOUR;
const DAY = 24 * HOUR;
const PRODUCT: TransitionActor = { userId: null, displayName: 'Hệ thống', role: null };

type StepName = PostTransitionName | 'expire';
const TO_APPROVAL: readonly StepName[] = ['submit', 'pickUp', 'forward'];
const PUBLISHED: readonly StepName[] = [...TO_APPROVAL, 'publish'];

/** How a post reaches its state. */
const WAYS: Readonly<Record<PostState, readonly StepName[]>> = {
  DRAFT: [],
  SUBMITTED: ['submit'],
  EDITING: ['submit', 'pickUp'],
  RETURNED: ['submit', 'pickUp', 'return'],
  PENDING_APPROVAL: TO_APPROVAL,
  REJECTED: ['submit', 'reject'],
  SCHEDULED: [...TO_APPROVAL, 'schedule'],
  PUBLISHED,
  UNPUBLISHED: [...PUBLISHED, 'unpublish'],
  EXPIRED: [...PUBLISHED, 'expire'],
  TAKEN_DOWN: [...PUBLISHED, 'takeDown'],
  TRASHED: ['trash'],
};

const STATE_AFTER: Partial<Record<StepName, PostState>> = {
  submit: 'SUBMITTED',
  pickUp: 'EDITING',
  return: 'RETURNED',
  forward: 'PENDING_APPROVAL',
  reject: 'REJECTED',
  schedule: 'SCHEDULED',
  publish: 'PUBLISHED',
  unpublish: 'UNPUBLISHED',
  expire: 'EXPIRED',
  takeDown: 'TAKEN_DOWN',
  trash: 'TRASHED',
};

type Person = (key: SeedPerson) => TransitionActor;

/** The fields of an article that determine its path to its state. */
type ArticleWay = Pick<SeedArticle, 'createdBy' | 'state' | 'hoursAgo' | 'stateReason' | 'scheduled' | 'due'>;

/** When an article was begun, and its steps since. */
export function wayOfArticle(
  article: ArticleWay,
  person: Person,
  now: Date,
): { readonly createTime: Date; readonly steps: SeedStep[]; readonly gift?: SeedGift } {
  const end = now.getTime() - article.hoursAgo * HOUR;
  const names = WAYS[article.state];
  const wasPublic = names.includes('publish') && names.at(-1) !== 'publish';
  const written = wasPublic ? end - PUBLIC : end;
  const before = wasPublic ? names.length - 1 : names.length;
  const begun = names.length === 0 ? end : written - WRITING;
  const steps = names.map((name, index): SeedStep => {
    const isLast = index === names.length - 1;
    return {
      name,
      to: STATE_AFTER[name] ?? article.state,
      by: doerOf(name, article, person),
      at: new Date(isLast ? end : begun + (WRITING * (index + 1)) / before),
      ...(isLast && { reason: article.stateReason }),
      ...(name === 'schedule' && { scheduleTime: timeOf(article.scheduled, now) }),
    };
  });
  const { due } = article;
  const gift = due && {
    by: person('admin'),
    at: new Date(end + (now.getTime() - end) / 2),
    due: new Date(now.getTime() + due.hours * HOUR),
    text: due.text,
  };
  return { createTime: new Date(begun), steps, ...(gift && { gift }) };
}

/** Nobody approves their own text; editors submit theirs for approval. */
function doerOf(name: StepName, { createdBy }: ArticleWay, person: Person): TransitionActor {
  if (name === 'expire') return PRODUCT;
  if (name === 'submit' || name === 'trash') return person(createdBy);
  const approver = person(createdBy === 'admin' ? 'superAdmin' : 'admin');
  const isEditors = ['pickUp', 'forward', 'return', 'reject'].includes(name);
  return isEditors && createdBy !== 'editor' ? person('editor') : approver;
}

/** Hours from now, or a clock time some days ahead. */
function timeOf(time: ArticleWay['scheduled'], now: Date): Date {
  if (time === undefined) throw new Error('A scheduled article of the demo needs its time.');
  if ('hours' in time) return new Date(Math.ceil(now.getTime() / 300_000) * 300_000 + time.hours * HOUR);
  const today = Math.floor((now.getTime() + ZONE) / DAY) * DAY - ZONE;
  return new Date(today + time.days * DAY + time.clock * HOUR);
}
