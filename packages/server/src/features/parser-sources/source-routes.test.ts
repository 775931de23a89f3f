import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { parserSourceEndpoints as endpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { postSettingsEndpoints } from '@toasoan/contract/features/posts/settings/settings-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let project: string;
let headers: Record<string, string>;
beforeEach(async () => {
  project = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [project] });
  headers = await signIn(server.db, person, { project });
});

type Draft = BodyInput<typeof endpoints.create>;
const PAPER: Draft = { title: 'Báo Ví Dụ', homeUrl: 'https://bao-vi-du.example/', status: 'ENABLE' };
const OTHER: Draft = { title: 'Báo Mẫu', homeUrl: 'https://bao-mau.example/' };

const create = (body: Draft = PAPER) => server.ask(endpoints.create, { headers, body });
const change = ({ id, version }: ParserSource, set: Partial<Draft>) =>
  server.ask(endpoints.update, { headers, body: { ...set, id, version } });
async function refused(body: Draft) {
  const { details } = await server.refusal(endpoints.create, { headers, body });
  return details?.rules?.[0];
}
async function refusedChange({ id, version }: ParserSource, set: Partial<Draft>) {
  const { details } = await server.refusal(endpoints.update, { headers, body: { ...set, id, version } });
  return details?.rules?.[0];
}

async function delayProject(minDelayMinutes: number) {
  const { checks, focusMax, version } = await server.ask(postSettingsEndpoints.get, { headers });
  const { ownHosts: _hosts, timezone: _zone, ...others } = checks;
  const body = { ...others, bannedWords: [], suspectWords: [], minDelayMinutes, focusMax, version };
  await server.ask(postSettingsEndpoints.update, { headers, body });
}

describe('the addresses of a source', () => {
  it('give it a code and its domain where it names none', async () => {
    expect(await create()).toMatchObject({ slug: 'bao-vi-du', domains: ['bao-vi-du.example'] });
  });

  it('are of one source only, also after a change', async () => {
    await create();
    const { domains } = await create(OTHER);
    const taken = { code: 'HOST_TAKEN', field: 'domains' };
    expect(await refused({ title: 'Trùng', homeUrl: 'https://bao-vi-du.example/tin' })).toMatchObject(taken);
    const other = { ...OTHER, title: 'Khác', homeUrl: 'https://khac.example/' };
    const added = { domains: [...domains, 'khac.example'] };
    expect(await refusedChange(await create(other), added)).toMatchObject(taken);
  });

  it('may be those of a source in another project', async () => {
    await create();
    const elsewhere = await aProject(server.db);
    const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [elsewhere] });
    const theirs = await signIn(server.db, person, { project: elsewhere });
    await server.ask(endpoints.create, { headers: theirs, body: PAPER });
  });

  it('hold its lists: one of another domain is refused, one of a part of its own is not', async () => {
    const listUrls = ['https://rss.bao-vi-du.example/moi', 'https://bao-mau.example/rss'];
    expect(await refused({ ...PAPER, listUrls })).toMatchObject({ code: 'FOREIGN_LIST', field: 'listUrls' });
    const source = await create({ ...PAPER, listUrls: listUrls.slice(0, 1) });
    expect(await refusedChange(source, { domains: ['bao-mau.example'] })).toMatchObject({
      code: 'FOREIGN_LIST',
    });
  });

  it('are there before it is switched on', async () => {
    const nothing = { code: 'NOTHING_TO_FETCH', field: 'homeUrl' };
    expect(await refused({ title: 'Báo Trống', status: 'ENABLE' })).toMatchObject(nothing);
    const source = await create({ title: 'Báo Trống' });
    expect(await refusedChange(source, { status: 'ENABLE' })).toMatchObject(nothing);
    const listUrls = ['https://bao-trong.example/rss'];
    // Without a website its domains are those of its lists: it reads nothing elsewhere, and not nothing.
    const domains = ['bao-trong.example'];
    expect(await change(source, { status: 'ENABLE', listUrls })).toMatchObject({ status: 'ENABLE', domains });
  });
});

describe('the agreement of a source', () => {
  it('ends on the day it was signed or later, also where only one of both days changes', async () => {
    const ends = { code: 'ENDS_BEFORE_SIGNED', field: 'validUntil' };
    const days = { signedDate: '2026-03-01', validUntil: '2026-02-28' };
    expect(await refused({ ...PAPER, ...days })).toMatchObject(ends);
    const source = await create({ ...PAPER, ...days, validUntil: '2026-03-01' });
    expect(await refusedChange(source, { signedDate: '2026-03-02' })).toMatchObject(ends);
    expect(await change(source, { signedDate: '2026-03-02', validUntil: null })).toMatchObject({
      validUntil: null,
    });
  });

  it('delays texts no less than the project does', async () => {
    expect(await refused({ ...PAPER, minDelayMinutes: 59 })).toMatchObject({
      code: 'DELAY_BELOW_PROJECT',
      field: 'minDelayMinutes',
    });
    const source = await create({ ...PAPER, minDelayMinutes: 60 });
    await delayProject(90);
    expect(await refusedChange(source, { minDelayMinutes: 89 })).toMatchObject({
      code: 'DELAY_BELOW_PROJECT',
    });
    // What it had before stays, so that other fields can be saved.
    expect(await change(source, { minDelayMinutes: 60, scope: 'Tin kinh tế' })).toMatchObject({
      scope: 'Tin kinh tế',
    });
  });

  it.each<[string, Partial<Draft>]>([
    ['trust is below 5', { trustLevel: 4, agreementState: 'SIGNED' }],
    ['nothing is signed', { trustLevel: 5, agreementState: 'NEGOTIATING' }],
    ['it has ended', { trustLevel: 5, agreementState: 'SIGNED', validUntil: '2020-03-31' }],
  ])('does not let texts publish themselves where %s', async (_, set) => {
    const refusal = { code: 'PUBLISH_NEEDS_TRUST', field: 'autoPublish' };
    expect(await refused({ ...PAPER, ...set, autoPublish: true })).toMatchObject(refusal);
    const allowed = { trustLevel: 5, agreementState: 'SIGNED', autoPublish: true } as const;
    expect(await refusedChange(await create({ ...PAPER, ...allowed }), set)).toMatchObject(refusal);
  });

  it('of documents of the state is not needed for that', async () => {
    const trusted = { trustLevel: 5, agreementState: 'NOT_REQUIRED', autoPublish: true } as const;
    expect(await create({ ...PAPER, ...trusted })).toMatchObject({ autoPublish: true });
  });
});
