import { randomBytes } from 'node:crypto';
import { entryAuthor, entryWork } from '@toasoan/contract/features/contest-entries/entry.ts';
import type { EntryState } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import {
  type ContestLimits,
  USUAL_LIMITS,
  USUAL_VOTING,
} from '@toasoan/contract/features/contests/contest-values.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { aReaderWorld, READER_SECRET } from '#server/features/comments/readers/test-support/reader-world.ts';
import type { TestServer } from '#test/test-server.ts';
import { codeOf } from '../access/entry-code.ts';

const TEXT = JSON.stringify({ vi: 'Thể lệ', en: 'Rules' });
export const HOUR = 3_600_000;

interface ContestOptions {
  readonly limits?: Partial<ContestLimits>;
  readonly closesIn?: number;
  readonly mails?: boolean;
  readonly state?: 'DRAFT' | 'OPEN' | 'CLOSED';
}

/** A project with a contest that takes works, and a clock that the test moves. */
export async function anEntryWorld(server: TestServer, options: ContestOptions = {}) {
  const { limits, closesIn = 240 * HOUR, mails = true, state = 'OPEN' } = options;
  const { db } = server;
  const clock = { ms: Date.now() };
  const now = () => new Date(clock.ms);
  const world = await aReaderWorld(server, { mails, now });
  const { projectId } = world;
  const categories: ContestCategory[] = ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'];
  const { id: contestId } = await db
    .insertInto('contests')
    .values({
      ...{ project_id: projectId, code: 'anh', prefix: 'HV25', title: 'Ảnh đẹp', year: 2025, categories },
      ...{
        open_time: new Date(clock.ms - HOUR),
        close_time: new Date(clock.ms + closesIn),
        rules_version: 1,
      },
      ...{ parent_contest_id: null, extended_to: null, vote_open_time: null, vote_close_time: null },
      ...{ announce_time: null, award_time: null, created_from: null, created_to: null, state },
      limits: JSON.stringify({ ...USUAL_LIMITS, ...limits }),
      voting: JSON.stringify(USUAL_VOTING),
      ...{ created_by_id: null, created_by_name: '', updated_by_id: null, updated_by_name: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contest_rules')
    .values({
      ...{
        project_id: projectId,
        contest_id: contestId,
        version: 1,
        created_by_id: null,
        created_by_name: '',
      },
      ...{ rules: TEXT, consent: TEXT, privacy: TEXT, copyright: TEXT },
    })
    .execute();
  const tokens = linkTokens({ current: READER_SECRET });
  const post = async (path: string, body: object) => {
    const answer = await world.post(`/entries/${path}`, body);
    return { status: answer.statusCode, body: answer.json() };
  };
  const done = async <Data = EntryState>(path: string, body: object): Promise<Data> => {
    const { status, body: answer } = await post(path, body);
    if (status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
    return answer.data as Data;
  };
  /** The code of the newest mail. */
  const newestCode = async (email: string) => {
    const { nonce } = await db
      .selectFrom('entry_codes')
      .select('nonce')
      .where('project_id', '=', projectId)
      .where('email', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return codeOf(tokens, nonce);
  };
  const open = async (email: string) => {
    await done('code', { contest: 'anh', email });
    const code = await newestCode(email);
    return await done<{ token: string; state: EntryState }>('open', { contest: 'anh', email, code });
  };
  const postFrom = (path: string, body: object, headers: Readonly<Record<string, string>>) =>
    world.post(`/entries/${path}`, body, { headers });
  return { ...world, server, clock, contestId, post, postFrom, done, open, newestCode };
}

/** Limits count by address, whatever the project. */
export const anEmail = () => `${randomBytes(6).toString('hex')}@thu.example`;

export type EntryWorld = Awaited<ReturnType<typeof anEntryWorld>>;

export const AUTHOR = entryAuthor.parse({
  fullName: 'Nguyễn Thị Hoa',
  birthDate: '1990-05-01',
  phone: '0912345678',
});
export const WORK = entryWork.parse({
  category: 'PHOTO_SINGLE',
  title: 'Nắng sớm',
  people: { person: 1, child: 0, modelRelease: 1, guardianConsent: 2 },
  ...{ ai: 0, composite: 0, published: 0, awarded: 0 },
});
const AGREED = { rulesVersion: 1, rules: true, privacy: true, copyright: true };

interface Draft {
  readonly token: string;
  readonly draftId: string;
}

/** The calls of tus for a draft. */
export function filesOf({ app, projectId }: EntryWorld, { token, draftId }: Draft) {
  const base = `/api/intake/v1/${projectId}/entries/upload`;
  const headers = {
    origin: 'https://hue.example',
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${token}`,
  };
  const begin = (length: number, filename = 'anh.jpg', named: object = { draftId }) => {
    const metadata = Object.entries({ filename, ...named })
      .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
      .join(',');
    const announced = { 'upload-length': String(length), 'upload-metadata': metadata };
    return app.inject({ method: 'POST', url: base, headers: { ...headers, ...announced } });
  };
  const send = (id: string, from: number, bytes: Buffer) =>
    app.inject({
      method: 'PATCH',
      url: `${base}/${id}`,
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(from),
      },
      payload: bytes,
    });
  const progress = (id: string) => app.inject({ method: 'HEAD', url: `${base}/${id}`, headers });
  const cancel = (id: string) => app.inject({ method: 'DELETE', url: `${base}/${id}`, headers });
  const whole = async (bytes: Buffer, filename?: string) => {
    const id = idIn((await begin(bytes.length, filename)).headers.location);
    return await send(id, 0, bytes);
  };
  /** The scan of what the guardian signed. */
  const paper = async (bytes: Buffer) => {
    const id = idIn(
      (await begin(bytes.length, 'giay.pdf', { draftId, purpose: 'GUARDIAN' })).headers.location,
    );
    return await send(id, 0, bytes);
  };
  return { begin, send, progress, cancel, whole, paper };
}

export function idIn(location: unknown): string {
  return String(location).split('/').at(-1) ?? '';
}

/** A draft that lacks nothing but its sending. */
export async function aFullDraft(world: EntryWorld, email: string, picture: Buffer, token?: string) {
  const secret = token ?? (await world.open(email)).token;
  const begun = await world.done('begin', { token: secret });
  const draftId = begun.drafts.find(({ workId }) => workId === null)?.id ?? '';
  const files = filesOf(world, { token: secret, draftId });
  const arrived = await files.whole(picture);
  const fileId = String(arrived.headers['entry-file']);
  const { version } = await world.done<{ version: number }>('save', {
    ...{ token: secret, draftId, version: begun.drafts[0]?.version ?? 1, author: AUTHOR, work: WORK },
    files: [{ id: fileId, caption: 'Bến sông' }],
  });
  const sending = { token: secret, draftId, version, ...AGREED };
  return { ...{ token: secret, draftId, fileId, files, sending }, send: () => world.post('send', sending) };
}
