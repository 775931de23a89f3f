import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRedirect } from '#server/core/redirects/redirect-store.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let project: string;
let headers: Record<string, string>;

beforeAll(async () => {
  project = await aProject(server.db);
  const editor = await aPerson(server.db, { role: 'EDITOR', projects: [project] });
  headers = await signIn(server.db, editor, { project });
});

async function inNewProject() {
  const projectId = await aProject(server.db);
  const editor = await aPerson(server.db, { role: 'EDITOR', projects: [projectId] });
  return { projectId, headers: await signIn(server.db, editor, { project: projectId }) };
}

function create(title: string, more: Partial<Tag> = {}, as = headers): Promise<Tag> {
  const { slug, kind, description, aliases } = more;
  return server.ask(tagEndpoints.create, { headers: as, body: { title, slug, kind, description, aliases } });
}

async function titles(query: Record<string, unknown>, as = headers): Promise<string[]> {
  const { items } = await server.ask(tagEndpoints.list, { headers: as, query });
  return items.map((tag) => tag.title);
}

describe('adding many tags', () => {
  it('skips names that exist, also as aliases, and repeats within the list', async () => {
    const { headers: as } = await inNewProject();
    await create('Huế', { aliases: ['Cố đô'] }, as);
    const answer = await server.ask(tagEndpoints.addMany, {
      headers: as,
      body: { titles: ['huế', 'cố đô', 'Lăng Cô', 'lăng cô', 'Đại Nội'], kind: 'PLACE' },
    });
    expect(answer.created.map((tag) => [tag.title, tag.kind])).toEqual([
      ['Lăng Cô', 'PLACE'],
      ['Đại Nội', 'PLACE'],
    ]);
    expect(answer.skipped).toEqual(['huế', 'cố đô', 'lăng cô']);
  });
});

describe('a preview of many tags', () => {
  it('says what is new, known or almost the same, by titles, aliases and the list itself', async () => {
    const { headers: as } = await inNewProject();
    const peace = await create('Hòa bình', {}, as);
    const hue = await create('Huế', { aliases: ['Cố đô Huế'] }, as);
    const { items } = await server.ask(tagEndpoints.previewMany, {
      headers: as,
      body: {
        titles: ['hòa  bình', 'Hoà bình', 'hoa-binh', 'CODO HUE', 'Lễ hội', 'Lê hội', 'lễ hội', '★★★'],
      },
    });
    const [asPeace, asHue] = [
      { id: peace.id, title: 'Hòa bình', postCount: 0 },
      { id: hue.id, title: 'Huế', postCount: 0 },
    ];
    expect(items.map(({ finding, tag, earlier }) => [finding, tag ?? earlier])).toEqual([
      ['KNOWN', asPeace],
      ['NEAR', asPeace],
      ['NEAR', asPeace],
      ['NEAR', asHue],
      ['NEW', null],
      ['NEAR', 'Lễ hội'],
      ['KNOWN', 'Lễ hội'],
      ['NEW', null],
    ]);
    expect(await titles({}, as)).toEqual(['Hòa bình', 'Huế']);
  });
});

describe('merging tags', () => {
  it('takes several at once, with an audit row for each, and leaves all as they were when one is stale', async () => {
    const { headers: as, projectId } = await inNewProject();
    const into = await create('SEA Games', {}, as);
    const from = [await create('Seagames', {}, as), await create('Sea-Games', {}, as)];
    const named = from.map(({ id, version }) => ({ id, version }));
    const stale = await server.refusal(tagEndpoints.merge, {
      headers: as,
      body: { from: [...named.slice(0, 1), { id: from[1]?.id ?? '', version: 9 }], intoId: into.id },
    });
    expect(stale.code).toBe('VERSION_CONFLICT');
    expect(await titles({ view: 'duplicate' }, as)).toHaveLength(3);
    const twice = [...named, ...named.slice(0, 1)];
    const repeated = await server.refusal(tagEndpoints.merge, {
      headers: as,
      body: { from: twice, intoId: into.id },
    });
    expect(repeated.code).toBe('NOT_FOUND');
    const merged = await server.ask(tagEndpoints.merge, {
      headers: as,
      body: { from: named, intoId: into.id },
    });
    expect(merged.aliases).toEqual(['Seagames', 'Sea-Games']);
    expect(await titles({}, as)).toEqual(['SEA Games']);
    for (const { slug } of from)
      expect(await findRedirect(server.db, projectId, { entity: 'tag', slug })).toBe(into.id);
    const rows = await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('project_id', '=', projectId)
      .where('action', 'in', ['tag.merge', 'tag.update'])
      .execute();
    expect(rows.map(({ action }) => action).sort()).toEqual(['tag.merge', 'tag.merge', 'tag.update']);
  });

  it('makes the old name an alias, redirects the old address and keeps the old id readable', async () => {
    const { headers: as, projectId } = await inNewProject();
    const into = await create('Hòa bình', {}, as);
    const from = await create('Hoà bình', { aliases: ['peace'] }, as);
    const merged = await server.ask(tagEndpoints.merge, {
      headers: as,
      body: { from: [{ id: from.id, version: from.version }], intoId: into.id },
    });
    expect(merged.aliases).toEqual(['Hoà bình', 'peace']);
    expect(await findRedirect(server.db, projectId, { entity: 'tag', slug: from.slug })).toBe(into.id);
    const old = await server.ask(tagEndpoints.detail, { headers: as, params: { id: from.id } });
    expect(old.mergedInto).toEqual({ id: into.id, title: 'Hòa bình' });
    expect(await titles({}, as)).toEqual(['Hòa bình']);
  });

  it('refuses a tag merged into itself, a stale version and a tag of another project', async () => {
    const other = await inNewProject();
    const tag = await create('Gộp thử');
    const foreign = await create('Của dự án khác', {}, other.headers);
    const merge = ({ id, version, intoId }: { id: string; version: number; intoId: string }) =>
      server.refusal(tagEndpoints.merge, { headers, body: { from: [{ id, version }], intoId } });
    expect(await merge({ id: tag.id, version: 1, intoId: tag.id })).toMatchObject({
      status: 422,
      details: { rules: [{ code: 'MERGE_INTO_ITSELF', field: 'intoId' }] },
    });
    expect((await merge({ id: tag.id, version: 1, intoId: foreign.id })).code).toBe('NOT_FOUND');
    const into = await create('Thẻ nhận');
    expect((await merge({ id: tag.id, version: 7, intoId: into.id })).code).toBe('VERSION_CONFLICT');
  });

  it('needs the permission to merge, which AUTHOR has not', async () => {
    const author = await aPerson(server.db, { role: 'AUTHOR', projects: [project] });
    const as = await signIn(server.db, author, { project });
    const refusal = await server.refusal(tagEndpoints.merge, {
      headers: as,
      body: { from: [{ id: '1', version: 1 }], intoId: '2' },
    });
    expect(refusal).toMatchObject({ status: 403, error: -403, code: 'FORBIDDEN' });
  });
});
