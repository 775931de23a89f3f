import * as z from 'zod/mini';
import type { AreaKey } from '../../../access/area-rules.ts';
import { inArea } from '../../../access/endpoint-access.ts';
import type { Permission } from '../../../access/permissions.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams, randomId } from '../../../core/ids.ts';
import { ARTICLE_BODY_LIMIT } from '../article-limits.ts';
import { presence, presenceBeatOf } from './presence.ts';
import { takenOverOf, textGivenOf } from './unsaved-text.ts';

interface LockedKind<
  State extends z.ZodMiniType<string>,
  Draft extends z.ZodMiniType,
  Stored extends z.ZodMiniType,
  Names extends Record<string, z.ZodMiniType>,
> {
  /** Word of the paths and summaries. */
  readonly thing: string;
  /** With its article: `a post`. */
  readonly aThing: string;
  readonly area: AreaKey;
  readonly may: { readonly view: Permission; readonly edit: Permission };
  readonly state: State;
  readonly draft: Draft;
  readonly storedDraft: Stored;
  /** What an autosave adds to its draft. */
  readonly names: Names;
}

/** The session that is believed to hold the lock, and the one that wants it. */
const taking = z.strictObject({
  editingSession: randomId,
  /** '' for a user who was assigned the record and has not opened it yet. */
  holder: z.union([z.literal(''), randomId], { error: 'pattern' }),
});

/** The calls of the writer's lock of one kind of record. */
export function articleLockEndpoints<
  State extends z.ZodMiniType<string>,
  Draft extends z.ZodMiniType,
  Stored extends z.ZodMiniType,
  Names extends Record<string, z.ZodMiniType>,
>(of: LockedKind<State, Draft, Stored, Names>) {
  const view = inArea(of.area, of.may.view);
  const write = inArea(of.area, of.may.edit);
  const path = (call: string) => `/admin/${of.thing}/${call}/{id}`;
  return {
    presence: defineEndpoint({
      method: 'POST',
      path: path('presence'),
      summary: `Report every 20 seconds that ${of.aThing} is open; a session that wants to write gets the lock when it is free.`,
      access: view,
      params: idParams,
      body: presenceBeatOf(of.state),
      countsAsUse: false,
      data: presence,
      errors: ['NOT_FOUND'],
    }),
    askForText: defineEndpoint({
      method: 'POST',
      path: path('askForText'),
      summary:
        'Before a take-over: ask the page that holds the lock to keep its unsaved text now. Its answer is a notice.',
      access: write,
      params: idParams,
      body: taking,
      data: z.object({}),
      errors: ['NOT_FOUND', 'LOCKED_BY_OTHER'],
    }),
    giveText: defineEndpoint({
      method: 'POST',
      path: path('giveText'),
      summary: 'Keep the unsaved text of a page as its autosave, and tell the page that asked for it.',
      access: write,
      params: idParams,
      body: textGivenOf(of.draft),
      data: z.object({ savedTime: z.string() }),
      errors: ['NOT_FOUND'],
      bodyLimit: ARTICLE_BODY_LIMIT,
      countsAsUse: false,
    }),
    takeOver: defineEndpoint({
      method: 'POST',
      path: path('takeOver'),
      summary:
        'Take the lock from the editing session that is believed to hold it; answers its newest unsaved text. Its user is notified.',
      access: write,
      params: idParams,
      body: taking,
      data: takenOverOf(of.storedDraft, of.names),
      errors: ['NOT_FOUND', 'LOCKED_BY_OTHER'],
    }),
    askForLock: defineEndpoint({
      method: 'POST',
      path: path('askForLock'),
      summary: `Ask the person who writes ${of.aThing} to give the lock to this page.`,
      access: write,
      params: idParams,
      body: z.strictObject({ editingSession: randomId }),
      data: z.object({}),
      errors: ['NOT_FOUND'],
    }),
    giveLock: defineEndpoint({
      method: 'POST',
      path: path('giveLock'),
      summary: 'Pass the lock of this page to the person of another open page, whose next beat gets it.',
      access: write,
      params: idParams,
      body: z.strictObject({ editingSession: randomId, to: randomId }),
      data: presence,
      errors: ['NOT_FOUND', 'LOCKED_BY_OTHER'],
    }),
    leave: defineEndpoint({
      method: 'POST',
      path: path('leave'),
      summary: `Report that ${of.aThing} was closed: its lock is released at once.`,
      access: view,
      params: idParams,
      body: z.strictObject({ editingSession: randomId }),
      data: z.object({}),
      errors: ['NOT_FOUND'],
    }),
  };
}
