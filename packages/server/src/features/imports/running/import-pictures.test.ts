import { figuresIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderArticle } from '#server/core/article/render-article.ts';
import { makePicture } from '#server/features/media/upload/test-support/make-files.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { addressOf, attachment, givenMedia, withThumbnail } from '../test-support/given-media.ts';
import { entriesOf } from '../test-support/import-foreseen.ts';
import { importText } from '../test-support/import-into.ts';
import { wxr } from '../test-support/wxr.ts';
import { undoRun } from '../undo/undo-run.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);
const given = await givenMedia();
const files: Record<string, Buffer> = {};
beforeAll(async () => {
  files['2024/05/cho-noi.jpg'] = await makePicture('jpeg');
  files['2024/05/cau-scaled.jpg'] = await makePicture('jpeg', { seed: 4 });
});

const FILES = [
  attachment({ id: '7', place: '2024/05/cho-noi.jpg', alt: 'Ghe trái cây' }),
  attachment({ id: '8', place: '2024/05/cau-scaled.jpg', alt: 'Cầu' }),
];
const SMALL = addressOf('2024/05/cho-noi-300x200.jpg');
const LARGE = addressOf('2024/05/cau-1024x768.jpg');

async function importBody(body: string, more = '') {
  const projectId = await aProject(db);
  const media = await given.folder(files);
  const xml = wxr({ items: [{ id: '1', name: 'bai', body, more }, ...FILES] });
  const prediction = await importText(db, projectId, xml, { media, isDryRun: true });
  const outcome = await importText(db, projectId, xml, { media });
  expect(prediction.report).toEqual(outcome.report);
  return { projectId, outcome, ...(await thePost(projectId)), codes: codesOf(outcome) };
}

const codesOf = (outcome: Awaited<ReturnType<typeof importText>>) =>
  entriesOf(outcome, 'post').flatMap(({ notes }) => notes.map(({ code }) => code));

async function thePost(projectId: string) {
  const post = await db
    .selectFrom('posts')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  const media = await db
    .selectFrom('media')
    .select(['id', 'use_count'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  return { post, media, figures: figuresIn(post.content).map(({ attrs }) => attrs) };
}

describe('pictures of an imported body', () => {
  it('are library figures with their words, whatever size the body showed', async () => {
    const { figures, media, codes, post } = await importBody(
      `<!-- wp:image --><figure class="wp-block-image"><a href="${SMALL}"><img src="${SMALL}" alt="Trái &amp; cây"></a><figcaption>Sáng <em>sớm</em> &lt;1&gt;</figcaption></figure><!-- /wp:image --><!-- wp:paragraph --><p>Chữ</p><!-- /wp:paragraph --><figure><img src="${LARGE}"></figure>`,
    );
    expect(figures).toMatchObject([
      { mediaId: media[0]?.id, alt: 'Trái & cây', caption: 'Sáng sớm <1>', width: 320, height: 240 },
      { mediaId: media[1]?.id, alt: 'Cầu', caption: '' },
    ]);
    expect(post.content.content.map(({ type }) => type)).toEqual(['figure', 'paragraph', 'figure']);
    expect(media.map(({ use_count }) => use_count)).toEqual([1, 1]);
    expect(codes).toEqual([]);
  });

  it('come from captions and galleries of classic posts', async () => {
    const { figures, media, post } = await importBody(
      `Mở đầu\n\n[caption id="a" width="300"]<a href="${SMALL}"><img src="${SMALL}" alt="" /></a> Chợ nổi[/caption]\n\nGiữa bài <img src="${LARGE}" alt="Cầu tre"> hết câu\n\n[gallery ids="8, 7"]`,
    );
    expect(figures.map((attrs) => [attrs?.mediaId, attrs?.caption, attrs?.alt])).toEqual([
      [media[0]?.id, 'Chợ nổi', 'Ghe trái cây'],
      [media[1]?.id, '', 'Cầu tre'],
      [media[1]?.id, '', 'Cầu'],
      [media[0]?.id, '', 'Ghe trái cây'],
    ]);
    expect(post.content.content.map(({ type }) => type)).toEqual([
      'paragraph',
      'figure',
      'paragraph',
      'figure',
      'paragraph',
      'figure',
      'figure',
    ]);
  });

  it('come from block galleries, each with its own caption', async () => {
    const { figures } = await importBody(
      `<!-- wp:gallery --><figure class="wp-block-gallery"><ul><li><figure><img src="${SMALL}" alt=""><figcaption>Một</figcaption></figure></li><li><figure><img src="${LARGE}" alt=""><figcaption>Hai</figcaption></figure></li></ul></figure><!-- /wp:gallery -->`,
    );
    expect(figures.map((attrs) => attrs?.caption)).toEqual(['Một', 'Hai']);
  });

  it('are reported where there is no file, and stay links', async () => {
    const { figures, codes, post } = await importBody(
      `<p><img src="${addressOf('2024/05/khac.jpg')}" alt="Khác"><img src="https://la.example/wp-content/uploads/2024/05/cho-noi.jpg" alt="Lạ"></p>`,
    );
    expect(figures).toEqual([]);
    expect(codes).toEqual(['PICTURE_LINKED', 'PICTURE_LINKED']);
    expect(renderArticle(post.content)).toContain('>Khác</a>');
  });

  it('include the featured one as the cover', async () => {
    const { post, media, codes } = await importBody('<p>Chữ</p>', withThumbnail('8'));
    expect(post.details).toMatchObject({ cover: { mediaId: media[1]?.id, alt: 'Cầu' } });
    expect(media.map(({ use_count }) => use_count)).toEqual([0, 1]);
    expect(codes).toEqual([]);
  });

  it('are removed with the post when the run is undone', async () => {
    const { projectId, outcome } = await importBody(`<img src="${SMALL}">`, withThumbnail('8'));
    const { removed, left } = await undoRun(db, outcome.runId ?? '');
    expect([removed.post, removed.media, left]).toEqual([1, 2, []]);
    const rows = await db.selectFrom('media').select('id').where('project_id', '=', projectId).execute();
    expect(rows).toEqual([]);
  });
});
