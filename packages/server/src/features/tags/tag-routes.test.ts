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

describe('the name of a tag', () => {
  it('is unique within the project whatever its case or composition', async () => {
    await create('Chuyển đổi số');
    const refusal = await server.refusal(tagEndpoints.create, {
      headers,
      body: { title: 'CHUYỂN ĐỔI SỐ'.normalize('NFD') },
    });
    expect(refusal).toMatchObject({
      status: 409,
      error: -409,
      code: 'TITLE_TAKEN',
      errors: [{ field: 'title' }],
    });
  });

  it('may differ by a tone alone: "bão" and "báo" are two tags', async () => {
    await create('bão');
    expect((await create('báo')).slug).toBe('bao-2');
  });

  it('is free in another project', async () => {
    const other = await inNewProject();
    await create('áo dài');
    expect((await create('áo dài', {}, other.headers)).slug).toBe('ao-dai');
  });

  it('is free again once the tag is deleted', async () => {
    const tag = await create('Tên dùng lại');
    await server.ask(tagEndpoints.remove, { headers, params: { id: tag.id } });
    expect((await create('Tên dùng lại')).slug).toBe('ten-dung-lai');
  });
});

describe('aliases', () => {
  it('belong to one tag only and cannot be the name of another', async () => {
    await create('Đà Nẵng', { aliases: ['Da Nang', 'Danang'] });
    const refusal = await server.refusal(tagEndpoints.create, { headers, body: { title: 'danang' } });
    expect(refusal.code).toBe('TITLE_TAKEN');
    const other = await server.refusal(tagEndpoints.create, {
      headers,
      body: { title: 'Sông Hàn', aliases: ['Cầu Rồng', 'da nang'] },
    });
    expect(other).toMatchObject({ code: 'ALIAS_TAKEN', errors: [{ field: 'aliases.1' }] });
  });

  it('find their tag', async () => {
    await create('Thành phố Hồ Chí Minh', { aliases: ['Sài Gòn', 'TP.HCM'] });
    expect(await titles({ text: 'sai gon' })).toEqual(['Thành phố Hồ Chí Minh']);
    expect(await titles({ text: 'tp hcm' })).toEqual(['Thành phố Hồ Chí Minh']);
  });
});

describe('the slug of a tag', () => {
  it('is made from the name, numbered when taken, and "the-{id}" when nothing is left of the name', async () => {
    expect((await create('R&D xanh')).slug).toBe('r-va-d-xanh');
    expect((await create('R & D Xanh!')).slug).toBe('r-va-d-xanh-2');
    const nameless = await create('★★★');
    expect(nameless.slug).toBe(`the-${nameless.id}`);
  });

  it('set by hand must be free', async () => {
    await create('Huế', { slug: 'hue' });
    const refusal = await server.refusal(tagEndpoints.create, {
      headers,
      body: { title: 'Cố đô', slug: 'hue' },
    });
    expect(refusal).toMatchObject({ code: 'SLUG_TAKEN', errors: [{ field: 'slug' }] });
  });

  it('leaves a redirect when it changes, which ends when the slug is used again', async () => {
    const tag = await create('Du lịch xanh');
    await server.ask(tagEndpoints.update, {
      headers,
      body: { id: tag.id, version: tag.version, slug: 'du-lich-ben-vung' },
    });
    const old = { entity: 'tag', slug: 'du-lich-xanh' } as const;
    expect(await findRedirect(server.db, project, old)).toBe(tag.id);
    await create('Khác', { slug: 'du-lich-xanh' });
    expect(await findRedirect(server.db, project, old)).toBeUndefined();
  });
});

describe('the list of tags', () => {
  it('finds words without diacritics, in any order, by their beginnings', async () => {
    const { headers: as } = await inNewProject();
    await create('Ruộng bậc thang Mù Cang Chải', {}, as);
    await create('Bậc thầy', {}, as);
    expect(await titles({ text: 'CANG ruong' }, as)).toEqual(['Ruộng bậc thang Mù Cang Chải']);
    expect(await titles({ text: 'bậc th'.normalize('NFD') }, as)).toHaveLength(2);
    expect(await titles({ text: '50%_' }, as)).toEqual([]);
  });

  it('sorts as Vietnamese does: đ after d, "Đà Nẵng" after "Dak Lak"', async () => {
    const { headers: as } = await inNewProject();
    for (const title of ['Đà Nẵng', 'ê ẩm', 'Dak Lak', 'Ế chồng', 'eo biển', 'An Giang', 'Ăn uống']) {
      await create(title, {}, as);
    }
    expect(await titles({}, as)).toEqual([
      'An Giang',
      'Ăn uống',
      'Dak Lak',
      'Đà Nẵng',
      'eo biển',
      'ê ẩm',
      'Ế chồng',
    ]);
  });

  it('counts each view as the list shows it', async () => {
    const { headers: as } = await inNewProject();
    await create('Hòa bình', { description: 'Có mô tả' }, as);
    await create('Hoà bình', {}, as);
    await create('Lễ hội', {}, as);
    const counts = await server.ask(tagEndpoints.counts, { headers: as });
    expect(counts).toEqual({ all: 3, noDescription: 2, orphan: 3, duplicate: 2 });
    expect(await titles({ view: 'duplicate', sort: '-title' }, as)).toHaveLength(counts.duplicate);
    expect(await titles({ view: 'noDescription' }, as)).toHaveLength(counts.noDescription);
  });

  it('warns of tags that read the same without diacritics', async () => {
    const { headers: as } = await inNewProject();
    const tag = await create('Hòa bình', {}, as);
    const query = { title: 'hoà  bình' };
    const { items } = await server.ask(tagEndpoints.similar, { headers: as, query });
    expect(items).toEqual([{ id: tag.id, title: 'Hòa bình', postCount: 0 }]);
    const own = await server.ask(tagEndpoints.similar, {
      headers: as,
      query: { ...query, exceptId: tag.id },
    });
    expect(own.items).toEqual([]);
  });
});

describe('two people at once', () => {
  it('cannot make the same tag twice', async () => {
    const body = { title: 'Cùng lúc' };
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => server.send(tagEndpoints.create, { headers, body })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('cannot both save over the same version', async () => {
    const tag = await create('Tranh nhau');
    const replies = await Promise.all(
      ['một', 'hai', 'ba'].map((description) =>
        server.send(tagEndpoints.update, {
          headers,
          body: { id: tag.id, version: tag.version, description },
        }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
  });
});
