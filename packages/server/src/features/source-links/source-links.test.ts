import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSource } from '#test/factories/a-source.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { linksOfSource, noteMatch } from './public.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const HOST = 'bao-vi-du.example';
const server = await startTestServer({ now: () => NOW });
const { db } = server;

let project: string;
let headers: Record<string, string>;
let sourceId: string;
let section: string;
let category: string;

beforeEach(async () => {
  project = await aProject(db);
  const person = await aPerson(db, { role: 'SUPPER_ADMIN', projects: [project] });
  headers = await signIn(db, person, { project, at: NOW });
  sourceId = await aSource(db, project, HOST);
  section = await aSection('Kinh tế', 'kinh-te');
  category = await aCategory('Kinh tế');
});

async function aSection(title: string, path: string): Promise<string> {
  const body = { sourceId, title, url: `https://${HOST}/${path}` };
  return (await server.ask(sourceCategoryEndpoints.create, { headers, body })).id;
}
async function aCategory(title: string): Promise<string> {
  return (await server.ask(categoryEndpoints.create, { headers, body: { title } })).id;
}
async function aTag(title: string) {
  return await server.ask(tagEndpoints.create, { headers, body: { title } });
}
type Bulk = BodyInput<typeof sourceLinkEndpoints.bulk>;
type Draft = Partial<BodyInput<typeof sourceLinkEndpoints.create>>;
const bodyOf = (more: Draft) => ({ sourceId, sourceCategoryId: section, targetId: category, ...more });
const create = (more: Draft = {}) => server.ask(sourceLinkEndpoints.create, { headers, body: bodyOf(more) });
async function refused(more: Draft): Promise<string | undefined> {
  const { details } = await server.refusal(sourceLinkEndpoints.create, { headers, body: bodyOf(more) });
  return details?.rules?.[0]?.code;
}
const detail = (id: string) => server.ask(sourceLinkEndpoints.detail, { headers, params: { id } });
async function changeSource(change: object): Promise<void> {
  const { version } = await server.ask(parserSourceEndpoints.detail, { headers, params: { id: sourceId } });
  await server.ask(parserSourceEndpoints.update, { headers, body: { id: sourceId, version, ...change } });
}

describe('A link is checked as a whole', () => {
  test('its place is one section or one address of its source', async () => {
    expect(await refused({ linkUrl: `https://${HOST}/rss` })).toBe('SECTION_OR_ADDRESS');
    expect(await refused({ sourceCategoryId: null })).toBe('SECTION_OR_ADDRESS');
    expect(await refused({ sourceCategoryId: null, linkUrl: 'https://khac.example/rss' })).toBe(
      'FOREIGN_ADDRESS',
    );
    const other = await aSource(db, project, 'bao-mau.example');
    expect(await refused({ sourceId: other })).toBe('SECTION_UNKNOWN');
    const link = await create({ sourceCategoryId: null, linkUrl: `https://tin.${HOST}/rss` });
    const body = { id: link.id, version: link.version, sourceCategoryId: section };
    expect(await server.ask(sourceLinkEndpoints.update, { headers, body })).toMatchObject({
      linkUrl: '',
      section: { id: section, title: 'Kinh tế' },
    });
  });

  test('a target, a term or a byline that is not there is refused', async () => {
    expect(await refused({ targetId: '999999' })).toBe('TARGET_UNKNOWN');
    expect(await refused({ targetType: 'tag' })).toBe('TARGET_UNKNOWN');
    expect(await refused({ extraCategoryIds: ['999999'] })).toBe('TERM_UNKNOWN');
    expect(await refused({ tagIds: ['999999'] })).toBe('TERM_UNKNOWN');
    const { userId } = await aPerson(db, { role: 'AUTHOR', projects: [await aProject(db)] });
    expect(await refused({ authorAccountId: userId })).toBe('AUTHOR_UNKNOWN');
  });

  test('a word that is wanted and refused is refused; the same word in another spelling counts once', async () => {
    expect(await refused({ includeKeywords: ['hoà bình'], excludeKeywords: ['Hòa Bình'] })).toBe(
      'WORD_ON_BOTH_SIDES',
    );
    const { includeKeywords } = await create({ includeKeywords: ['má', 'ma', 'MÁ'] });
    expect(includeKeywords).toEqual(['MÁ', 'ma']);
  });

  test('of two links from one place to one target only one is on', async () => {
    const link = await create();
    expect(await refused({})).toBe('LINK_TAKEN');
    const off = await create({ status: 'DISABLED' });
    const bulk: Bulk = { action: 'enable', ids: [off.id] };
    const { results } = await server.ask(sourceLinkEndpoints.bulk, { headers, body: bulk });
    expect(results[0]?.ok).toBe(false);
    await server.ask(sourceLinkEndpoints.bulk, { headers, body: { action: 'delete', ids: [link.id] } });
    expect((await server.ask(sourceLinkEndpoints.bulk, { headers, body: bulk })).done).toBe(1);
  });

  test('publishing needs trust 5, leave and a valid agreement of the source', async () => {
    expect(await refused({ autoAction: 'PUBLISH' })).toBe('PUBLISH_NEEDS_TRUST');
    await changeSource({ trustLevel: 5, agreementState: 'SIGNED', validUntil: '2099-12-31' });
    expect(await refused({ autoAction: 'PUBLISH' })).toBe('PUBLISH_NEEDS_TRUST');
    await changeSource({ autoPublish: true });
    const link = await create({ autoAction: 'PUBLISH' });
    await changeSource({ autoPublish: false, agreementState: 'EXPIRED' });
    const body = { id: link.id, version: link.version, priority: 7 };
    expect((await server.ask(sourceLinkEndpoints.update, { headers, body })).priority).toBe(7);
  });
});

describe('Links follow what becomes of their targets', () => {
  test('they move with the posts of a deleted category, and one too many is switched off', async () => {
    const into = await aCategory('Đầu tư');
    const moved = await create({ extraCategoryIds: [into] });
    await create({ targetId: into });
    await server.ask(categoryEndpoints.remove, {
      headers,
      params: { id: category },
      query: { moveTo: into },
    });
    expect(await detail(moved.id)).toMatchObject({
      target: { id: into, name: 'Đầu tư', problem: null },
      status: 'DISABLED',
      version: moved.version,
    });
  });

  test('they move with a merged tag, also where they give it to texts', async () => {
    const [from, into] = [await aTag('Hoà bình'), await aTag('Hòa bình 2')];
    const link = await create({ targetType: 'tag', targetId: from.id });
    const giver = await create({ tagIds: [from.id, into.id] });
    const body = { from: [{ id: from.id, version: from.version }], intoId: into.id };
    await server.ask(tagEndpoints.merge, { headers, body });
    expect((await detail(link.id)).target).toEqual({ id: into.id, name: 'Hòa bình 2', problem: null });
    expect((await detail(giver.id)).tags).toEqual([{ id: into.id, title: 'Hòa bình 2' }]);
  });

  test('a link to a category that is gone is listed as broken', async () => {
    const link = await create();
    await server.ask(categoryEndpoints.remove, { headers, params: { id: category } });
    const { items } = await server.ask(sourceLinkEndpoints.list, { headers, query: { view: 'broken' } });
    expect(items.map(({ id, target }) => [id, target.problem])).toEqual([[link.id, 'GONE']]);
    expect(await server.ask(sourceLinkEndpoints.counts, { headers })).toEqual({ all: 1, on: 1, broken: 1 });
  });
});

test('many links are led to another target, each with its own answer', async () => {
  const into = await aCategory('Đầu tư');
  const [link, double] = [await create({ includeKeywords: ['vàng'] }), await create({ targetId: into })];
  const body: Bulk = {
    action: 'retarget',
    ids: [link.id, double.id],
    targetType: 'category',
    targetId: into,
  };
  const answer = await server.ask(sourceLinkEndpoints.bulk, { headers, body });
  expect(answer.results).toEqual([
    { id: link.id, ok: false, code: 'RULES_NOT_MET', message: expect.stringContaining('Đã có liên kết') },
    { id: double.id, ok: true },
  ]);
});

test('the list is filtered by source, target and action, and found by the names in it', async () => {
  const other = await aSource(db, project, 'bao-mau.example', { title: 'Báo Mẫu' });
  await create();
  await create({
    sourceId: other,
    sourceCategoryId: null,
    linkUrl: 'https://bao-mau.example/rss',
    autoAction: 'DRAFT',
  });
  const sources = async (query: object) => {
    const { items } = await server.ask(sourceLinkEndpoints.list, { headers, query });
    return items.map(({ source }) => source.id);
  };
  expect(await sources({ sourceId: [other] })).toEqual([other]);
  expect(await sources({ autoAction: ['DRAFT'] })).toEqual([other]);
  expect(await sources({ targetCategoryId: ['999999'] })).toEqual([]);
  expect(await sources({ text: 'bao mau' })).toEqual([other]);
  expect(await sources({ text: 'kinh te' })).toHaveLength(2);
});

test('the trial says which link takes a text, why no other does, and what holds it back', async () => {
  const [taker, other] = [
    await create({ priority: 80, autoAction: 'DRAFT' }),
    await create({ targetId: await aCategory('Nông nghiệp'), excludeKeywords: ['cà phê'] }),
  ];
  const body = { sourceId, sourceCategoryId: section, title: 'Giá cà phê tăng', sapo: '', text: '' };
  const trial = await server.ask(sourceLinkEndpoints.try, { headers, body });
  expect(trial.links.map(({ link, verdict, words }) => [link.id, verdict, words])).toEqual([
    [taker.id, 'TAKES', []],
    [other.id, 'WORD_FORBIDDEN', ['cà phê']],
  ]);
  expect(trial.outcome).toEqual({
    action: 'REVIEW',
    gates: ['AGREEMENT', 'DELAY'],
    publishAfter: new Date(NOW.getTime() + 3_600_000).toISOString(),
  });
  const elsewhere = await server.ask(sourceLinkEndpoints.try, {
    headers,
    body: { ...body, sourceCategoryId: null },
  });
  expect([elsewhere.outcome, elsewhere.links.map(({ verdict }) => verdict)]).toEqual([
    null,
    ['OTHER_SECTION', 'OTHER_SECTION'],
  ]);
});

test('matches of the last day are counted by link', async () => {
  const { id } = await create();
  const now = new Date();
  for (const hours of [0, 0, 3, 30])
    await noteMatch(db, project, id, new Date(now.getTime() - hours * 3_600_000));
  await noteMatch(db, await aProject(db), id, now);
  const [link] = await linksOfSource(db, project, sourceId);
  expect(link?.matchCount24h).toBe(3);
});
