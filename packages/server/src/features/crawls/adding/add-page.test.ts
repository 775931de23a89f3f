import { addedPageEndpoints } from '@toasoan/contract/features/crawler-review/adding/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aCrawlWorld, type CrawlWorld } from '../test-support/a-crawl-world.ts';
import { articlePage, OTHER_HOST, says } from '../test-support/a-foreign-site.ts';

const server = await startTestServer();
let world: CrawlWorld;
beforeAll(async () => {
  world = await aCrawlWorld(server);
});
afterAll(() => world.close());

const TITLE = 'Làng chài dựng lại cầu cảng sau mùa gió';
const PATH = '/cau-cang.html';

beforeEach(async () => {
  await server.db.deleteFrom('crawled_items').where('project_id', '=', world.projectId).execute();
  await server.db.deleteFrom('parser_sources').where('project_id', '=', world.projectId).execute();
  await server.db.deleteFrom('crawl_hosts').execute();
  await sql`DELETE FROM jobs WHERE kind LIKE 'crawl%'`.execute(server.db);
  world.site.asked.length = 0;
  world.site.answers.clear();
  world.site.answers.set(PATH, says(articlePage({ title: TITLE })));
});

/** A source without a list that is not fetched by plan; a page of it may be fetched all the same. */
async function aPausedSource(changes: object = {}): Promise<string> {
  const { headers } = world;
  const id = await world.aSource({ listUrls: [], ...changes });
  const { version } = await server.ask(parserSourceEndpoints.detail, { headers, params: { id } });
  await server.ask(parserSourceEndpoints.pause, { headers, params: { id }, body: { version } });
  return id;
}
const add = (url = `${world.site.base}${PATH}`) =>
  server.ask(addedPageEndpoints.add, { headers: world.headers, body: { url } });
const refusal = (url: string) =>
  server.refusal(addedPageEndpoints.add, { headers: world.headers, body: { url } });
const outcome = (runId: string | null) =>
  server.ask(addedPageEndpoints.added, { headers: world.headers, params: { id: runId ?? '' } });

/** Adds the page, runs what is due, and returns what has become of it. */
async function added(url?: string) {
  const { runId } = await add(url);
  await world.runJobs(new Date());
  return await outcome(runId);
}
const runsOf = async (id: string) => {
  const { items } = await server.ask(parserSourceEndpoints.runs, {
    headers: world.headers,
    params: { id },
  });
  return items;
};

describe('an address of an article', () => {
  it('is in the queue once its job has run, and in the log of its source', async () => {
    const id = await aPausedSource();
    expect(await add()).toMatchObject({ state: 'WAITING', item: null });
    const page = await added();
    const [item] = await world.items(id);
    expect(page).toMatchObject({ state: 'FETCHED', item: { id: item?.id, view: 'new' } });
    expect(item?.title).toBe(TITLE);
    const [run, ...others] = await runsOf(id);
    expect(run).toMatchObject({ cause: 'ADDRESS', state: 'OK', done: 1, stored: 1 });
    expect(others).toEqual([]);
    const params = { id, runId: run?.id ?? '' };
    const log = await server.ask(parserSourceEndpoints.runDetail, { headers: world.headers, params });
    expect(log.lines).toMatchObject([{ event: 'PAGE_READ', url: `${world.site.base}${PATH}` }]);
  });

  it('is not fetched again where its text is there, and leads to it', async () => {
    const id = await aPausedSource({ agreementState: 'NONE' });
    await added();
    const [item] = await world.items(id, 'unlicensed');
    world.site.asked.length = 0;
    expect(await add(`${world.site.base}${PATH}?utm_source=chat#binh-luan`)).toMatchObject({
      runId: null,
      state: 'FETCHED',
      item: { id: item?.id, view: 'unlicensed' },
    });
    await world.runJobs(new Date());
    expect(world.site.asked).toEqual([]);
  });

  it('is fetched by one run however often it is sent', async () => {
    const id = await aPausedSource();
    const [one, other] = [await add(), await add()];
    expect(other.runId).toBe(one.runId);
    await world.runJobs(new Date());
    expect(world.site.asked.filter((path) => path === PATH)).toHaveLength(1);
    expect(await runsOf(id)).toHaveLength(1);
  });

  it('that robots.txt forbids is not fetched, and says so', async () => {
    world.site.answers.set('/robots.txt', says(`User-agent: *\nDisallow: ${PATH}`));
    await aPausedSource();
    expect(await added()).toMatchObject({ state: 'FAILED', event: 'ROBOTS_FORBIDS' });
    expect(world.site.asked).not.toContain(PATH);
  });

  it('that failed is fetched again when it is sent again', async () => {
    const id = await aPausedSource();
    world.site.answers.set(PATH, says('', {}, 404));
    expect(await added()).toMatchObject({ state: 'FAILED', event: 'PAGE_FAILED', detail: '404' });
    world.site.answers.set(PATH, says(articlePage({ title: TITLE })));
    expect(await added()).toMatchObject({ state: 'FETCHED' });
    // What a person tries says nothing of the source's own runs.
    const source = await server.ask(parserSourceEndpoints.detail, { headers: world.headers, params: { id } });
    expect(source).toMatchObject({ lastRunTime: null, alarm: null, todayCount: 1 });
  });

  it('whose page redirects to another site is not taken for one of its source', async () => {
    await aPausedSource({ domains: [world.site.host] });
    world.site.answers.set(PATH, (_, response) => {
      const target = world.site.base.replace(world.site.host, OTHER_HOST);
      response.writeHead(302, { location: `${target}/tin.html` }).end();
    });
    world.site.answers.set('/tin.html', says(articlePage({ title: TITLE })));
    expect(await added()).toMatchObject({ state: 'FAILED', detail: 'otherSite' });
  });

  it('of a host that wants to be left alone waits for the next run of its source', async () => {
    const id = await aPausedSource();
    await server.db
      .insertInto('crawl_hosts')
      .values({
        host: new URL(world.site.base).host,
        next_time: new Date(),
        failures: 1,
        retry_time: new Date(Date.now() + 3_600_000),
      })
      .execute();
    expect(await added()).toMatchObject({ state: 'FAILED', event: 'HOST_BUSY' });
    await server.db.deleteFrom('crawl_hosts').execute();
    await world.run(id);
    expect(await world.items(id)).toHaveLength(1);
  });
});

describe('is refused', () => {
  it('an address whose domain no source owns', async () => {
    await world.aSource({ listUrls: [] });
    const { details } = await refusal('https://noi-khac.test/tin.html');
    expect(details.rules).toMatchObject([{ code: 'NO_SOURCE', field: 'url' }]);
  });

  it('an address of this machine, for which there can be no source', async () => {
    for (const url of ['http://127.0.0.1/tin', 'http://[::1]/tin', 'http://169.254.169.254/latest']) {
      const { details } = await refusal(url);
      expect(details.rules).toMatchObject([{ code: 'NO_SOURCE' }]);
    }
  });

  it('an address whose source is switched off', async () => {
    await world.aSource({ listUrls: [], status: 'DISABLED' });
    const { details } = await refusal(`${world.site.base}${PATH}`);
    expect(details.rules).toMatchObject([{ code: 'SOURCE_OFF' }]);
  });

  it.each(['', 'bao-vi-du.test/tin', 'ftp://bao-vi-du.test/tin', 'http://'])(
    'what is no address: %j',
    async (url) => {
      expect((await refusal(url)).errors).toMatchObject([{ field: 'url' }]);
    },
  );

  it('the outcome of a run of another kind', async () => {
    const id = await world.aSource();
    const run = await server.ask(parserSourceEndpoints.run, { headers: world.headers, params: { id } });
    await server.refusal(addedPageEndpoints.added, { headers: world.headers, params: { id: run.id } });
  });
});

it('of several sources the one whose domain is nearest takes an address, with or without www', async () => {
  await world.aSource({ title: 'Cả nhóm', domains: ['vi-du.test'], listUrls: [], status: 'DISABLED' });
  const near = { title: 'Trang gần', domains: ['www.kinh-te.vi-du.test'], homeUrl: '' };
  await world.aSource({ ...near, listUrls: [], status: 'DISABLED' });
  const { details } = await refusal('https://m.kinh-te.vi-du.test/tin.html');
  expect(details.rules?.[0]?.message).toContain('Trang gần');
});
