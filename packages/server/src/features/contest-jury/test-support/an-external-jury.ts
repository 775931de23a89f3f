import { jurorEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import type { JuryRoundKey } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import type { StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { JuryHall } from '@toasoan/contract/features/contest-jury/reader-jury.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import type { Mail } from '#server/core/mail/mail.ts';
import { aReaderWorld, READER_SECRET } from '#server/features/comments/readers/test-support/reader-world.ts';
import { entryMailJobs } from '#server/features/contest-entries/public.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import type { TestServer } from '#test/test-server.ts';
import { juryMailJobs } from '../access/jury-mail-jobs.ts';
import { aJury } from './a-jury.ts';

export const HOUR = 3_600_000;

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each call answers something else, and the test says what.
  readonly data: any;
  readonly rule: string | undefined;
  readonly text: string;
}

/** A jury of a project whose readers' calls are served, with the mails that leave and a clock that the test moves. */
export async function anExternalJury(server: TestServer, options: Parameters<typeof aJury>[1] = {}) {
  const { db } = server;
  const clock = { ms: Date.now() };
  const world = await aReaderWorld(server, { mails: true, now: () => new Date(clock.ms) });
  const jury = await aJury(server, options, world.projectId);
  const mails: Mail[] = [];
  const mailing = {
    mailer: { send: async (mail: Mail) => void mails.push(mail), close: () => undefined },
    tokens: linkTokens({ current: READER_SECRET }),
    intakeBase: 'https://gui.example/api',
  };
  const jobs = [...juryMailJobs(mailing), ...entryMailJobs(mailing)];

  /** Runs what waits. @returns the newest mail to an address. */
  async function mailTo(email: string): Promise<Mail | undefined> {
    await runDueJobs(db, jobs);
    return mails.findLast(({ to }) => to.address === email);
  }
  async function post(path: string, body: object): Promise<Answer> {
    const answer = await world.post(`/jury/${path}`, body);
    const { data, details, code } = answer.json();
    return { status: answer.statusCode, data, rule: details?.rules?.[0]?.code ?? code, text: answer.body };
  }
  const roundKeys: JuryRoundKey[] = ['PRELIM'];
  async function guest(name = 'Cao Vĩnh Lộc', email = `giam-khao-${aNumber()}@khach.example`) {
    const body = { contestId: jury.contest, external: { name, email }, roundKeys };
    return { ...(await server.ask(jurorEndpoints.create, { headers: jury.admin, body })), email };
  }
  type Guest = Awaited<ReturnType<typeof guest>>;
  const versionOf = async (id: string) =>
    (await db.selectFrom('contest_jurors').select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version;
  /** A call of the office about a juror's link, at the present version. */
  const linkCall = async ({ id }: { readonly id: string }) => ({
    headers: jury.admin,
    params: { id },
    body: { version: await versionOf(id) },
  });
  /** @returns the secret of the mailed link. */
  async function link(juror: Guest): Promise<string> {
    await server.ask(jurorEndpoints.sendLink, await linkCall(juror));
    return secretIn(await mailTo(juror.email));
  }
  async function code(juror: Guest, token: string): Promise<string> {
    await post('code', { token });
    return /^\d{6}/.exec((await mailTo(juror.email))?.subject ?? '')?.[0] ?? '';
  }
  /** Goes in by link and code. @returns the secret of the session. */
  async function enter(juror: Guest, token?: string): Promise<string> {
    const secret = token ?? (await link(juror));
    const { data } = await post('open', { token: secret, code: await code(juror, secret) });
    return (data as { token: string; hall: JuryHall }).token;
  }
  const strip = async (token: string): Promise<readonly StripTurn[]> =>
    (await post('strip', { token, roundId: jury.round.id, category: 'PHOTO_SINGLE' })).data.turns;
  async function score(token: string, title: string, value: number): Promise<Answer> {
    const turn = (await strip(token)).find((one) => one.title === title);
    const marks = [{ key: 'score', value }];
    return await post('score', { token, turnId: turn?.id, version: turn?.version, marks, isDone: true });
  }
  return { jury, clock, mails, mailTo, post, guest, linkCall, link, code, enter, strip, score };
}

export const secretIn = (mail: Mail | undefined): string =>
  /\/juries\/[\w-]+#(tsn_[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
