import * as z from 'zod/mini';
import { AREA_RULES, type AreaKey } from '../../access/area-rules.ts';
import { inArea, WITHOUT_TOKEN } from '../../access/endpoint-access.ts';
import { role } from '../../access/roles.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams } from '../../core/ids.ts';
import { pageOf, queryBoolean } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { accountUses } from './account-uses.ts';
import { linkDelivery, linkMail } from './link-mail.ts';
import { peopleSearchEndpoint, permission } from './people-search.ts';
import { newPassword } from './user.ts';
import { createdUser, rightsProposal, userAccount, userCreate, userUpdate } from './user-account.ts';
import { userListQuery } from './user-list.ts';

const AREAS = Object.keys(AREA_RULES) as [AreaKey, ...AreaKey[]];
const area = z.enum(AREAS, { error: 'choice' });

/** An area, a call ("POST /admin/post/create"), or an action by its permission. */
const whyQuery = z
  .strictObject({
    area: z.optional(area),
    call: z.optional(
      z.string().check(z.regex(/^(GET|POST|PUT|DELETE|PATCH) \/[\w/{}-]{1,120}$/, { error: 'pattern' })),
    ),
    action: z.optional(permission),
    /** Absent: the caller. */
    userId: z.optional(contentId),
    /** Absent: the project of the header. */
    projectId: z.optional(contentId),
  })
  .check(
    z.refine(
      ({ area, call, action }) => [area, call, action].filter((one) => one !== undefined).length === 1,
      {
        error: 'required',
        path: ['area'],
      },
    ),
  );

const whyData = z.object({
  allowed: z.boolean(),
  /** The deciding rule: `WhyCode` of access/why.ts. */
  code: z.string(),
  params: z.object({
    role,
    roles: z.array(role),
    permission: z.string(),
    projectId: z.string(),
  }),
  /** The rule in words, in the caller's language. */
  message: z.string(),
  /** Names of people who can change it; filled where somebody is refused who asks about themselves. */
  ask: z.array(z.string()),
  person: z.object({ userId: z.string(), displayName: z.string() }),
  /** Null without a project; of a project that is not the caller's only the id is returned. */
  project: z.nullable(z.object({ projectId: z.string(), name: z.string() })),
});

const difference = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ gained: z.array(item), lost: z.array(item) });

const changesPreview = z.object({
  /** '' for rights without a project; projects without changes are omitted. */
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

/** Why somebody else's sign-in is reset; a first link of a new account needs none. */
const resetReason = oneLine({ max: 500 });

const linkSecret = z
  .string({ error: 'type' })
  .check(z.regex(/^[A-Za-z0-9_-]{20,100}$/, { error: 'pattern' }));

/** Administration of accounts. Beyond the permission, `user-rules.ts` decides who may act on whom. */
export const userEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/user/list',
    summary: 'People of the project; SUPPER_ADMIN may ask for all.',
    access: inArea('user-accounts', 'user.view'),
    query: userListQuery,
    data: pageOf(userAccount),
  }),
  search: peopleSearchEndpoint,
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/user/detail/{id}',
    summary: 'One account.',
    access: inArea('user-accounts', 'user.view'),
    params: idParams,
    data: userAccount,
    errors: ['NOT_FOUND'],
  }),
  uses: defineEndpoint({
    method: 'GET',
    path: '/admin/account/uses/{id}',
    summary: 'Records of the project that name the account.',
    access: inArea('user-accounts', 'user.view'),
    params: idParams,
    data: accountUses,
    errors: ['NOT_FOUND'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/user/create',
    summary:
      'Create an account; without a password a link to choose one is mailed, or answered once. EDITOR creates authors, figures, destinations and organizers.',
    // Staff, organizations and enterprises take `user.create`.
    access: inArea('user-accounts', 'account.edit'),
    body: userCreate,
    data: createdUser,
    errors: [
      'EMAIL_TAKEN',
      'USERNAME_TAKEN',
      'EMPLOYEE_CODE_TAKEN',
      'PASSWORD_TOO_COMMON',
      'ABOVE_YOU',
      'RULES_NOT_MET',
    ],
    creates: true,
    shownOnce: ['inviteUrl'],
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/user/update',
    summary: 'Change an account; only the keys sent are changed.',
    // Staff, organizations and enterprises take `user.update`.
    access: inArea('user-accounts', 'account.edit'),
    body: userUpdate,
    data: userAccount,
    errors: [
      'NOT_FOUND',
      'VERSION_MISSING',
      'VERSION_CONFLICT',
      'EMAIL_TAKEN',
      'EMPLOYEE_CODE_TAKEN',
      'ABOVE_YOU',
      'RULES_NOT_MET',
    ],
  }),
  updateTick: defineEndpoint({
    method: 'POST',
    path: '/admin/user/updateTick/{id}',
    summary: 'Give or take the verified tick; a reason goes into the audit. Honours If-Match.',
    access: inArea('user-accounts', 'user.tick'),
    params: idParams,
    query: z.strictObject({ tick: queryBoolean }),
    body: z.optional(z.strictObject({ tickReason: z.optional(oneLine({ max: 500 })) })),
    data: userAccount,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ABOVE_YOU'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/users/{id}',
    summary:
      'Delete an account: its sessions end, what it wrote keeps its name, or moves to `moveTo`. Honours If-Match.',
    access: inArea('user-accounts', 'user.delete'),
    params: idParams,
    query: z.strictObject({ moveTo: z.optional(contentId) }),
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ABOVE_YOU', 'RULES_NOT_MET'],
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/admin/user/resetPassword/{id}',
    summary:
      'Create a link to choose a new password, with a reason if there is one already; earlier links end. It is mailed if there is a mail server, otherwise returned once.',
    access: inArea('user-accounts', 'user.update'),
    params: idParams,
    body: z.optional(z.strictObject({ delivery: z.optional(linkDelivery), reason: z.optional(resetReason) })),
    data: z.object({ url: z.optional(z.string()), expiresAt: z.string(), isMailed: z.boolean() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ABOVE_YOU', 'RULES_NOT_MET'],
  }),
  linkMail: defineEndpoint({
    method: 'GET',
    path: '/admin/user/linkMail/{id}',
    summary: 'What became of the newest mail with a link for the person; null for none.',
    access: inArea('user-accounts', 'user.update'),
    params: idParams,
    data: z.object({ mail: z.nullable(linkMail) }),
    errors: ['NOT_FOUND'],
  }),
  setPassword: defineEndpoint({
    method: 'POST',
    path: '/admin/user/setPassword',
    summary: 'Choose a password with the secret of a link; works once and ends all sessions of the person.',
    access: WITHOUT_TOKEN,
    body: z.strictObject({ secret: linkSecret, password: newPassword }),
    data: z.object({}),
    errors: ['RULES_NOT_MET', 'PASSWORD_TOO_COMMON'],
  }),
  resetSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/admin/user/resetSecondFactor/{id}',
    summary:
      "Turn off a person's second factor, with a reason; they are told at their next sign-in and by mail. Honours If-Match.",
    access: inArea('user-accounts', 'user.update'),
    params: idParams,
    body: z.optional(z.strictObject({ reason: z.optional(resetReason) })),
    data: userAccount,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ABOVE_YOU', 'TOTP_NOT_ON', 'RULES_NOT_MET'],
  }),
  why: defineEndpoint({
    method: 'GET',
    path: '/admin/user/why',
    summary: 'The rule that decides whether a person may enter an area, make a call or take an action.',
    access: inArea('profile'),
    query: whyQuery,
    data: whyData,
    errors: ['NOT_FOUND', 'PROJECT_REQUIRED', 'PROJECT_FORBIDDEN'],
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/admin/user/rehearse',
    summary: 'What a change of role, projects or permissions would give and take; nothing is saved.',
    access: inArea('user-accounts', 'user.role'),
    body: rightsProposal,
    data: changesPreview,
    errors: ['NOT_FOUND', 'ABOVE_YOU', 'RULES_NOT_MET'],
  }),
};
