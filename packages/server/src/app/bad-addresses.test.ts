import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { correctionRequestEndpoints } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { dataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { coverageEndpoints } from '@toasoan/contract/features/events/coverage/coverage-endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { eventExportEndpoint } from '@toasoan/contract/features/events/export/event-export.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { mediaTemplateEndpoints } from '@toasoan/contract/features/media/describing/media-template.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import {
  mediaCollectionEndpoints,
  mediaFolderEndpoints,
} from '@toasoan/contract/features/media/folder-endpoints.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { opmlEndpoints } from '@toasoan/contract/features/parser-sources/opml/opml-endpoints.ts';
import { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import { postSkeletonEndpoints } from '@toasoan/contract/features/post-skeletons/endpoints.ts';
import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { exportEndpoints } from '@toasoan/contract/features/posts/export/post-export.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { shareEndpoints } from '@toasoan/contract/features/posts/preview/share-endpoints.ts';
import { takedownEndpoints } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import {
  royaltyCorrectionEndpoints,
  royaltyRateEndpoints,
} from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { savedViewEndpoints } from '@toasoan/contract/features/saved-views/endpoints.ts';
import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { webhookEndpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { BAD_ADDRESSES, BAD_IDS, BAD_KEYS, BAD_VERSIONS, shortly } from '#test/bad-input/bad-headers.ts';
import { creatingContests } from '#test/bad-input/creating-contests.ts';
import { creatingTranslations } from '#test/bad-input/creating-translations.ts';
import { expectRefused } from '#test/bad-input/expect-refused.ts';
import { WORTH } from '#test/bad-input/named-royalties.ts';
import { aNewsroom, ENDPOINTS, nameOf, pathOf, queryOf } from '#test/bad-input/newsroom.ts';
import {
  CORRECTION_PARTS,
  CORRECTION_REQUEST,
  DATA_REQUEST,
  RATE,
  TAKEDOWN_FACTS,
} from '#test/bad-input/papers.ts';
import { startTestServer } from '#test/test-server.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const server = await startTestServer({ now: () => NOW });
const { app, db, config } = server;
const { things, headers, project } = await aNewsroom(server, NOW);

/** Ids of uploads have another form. */
const WITH_ID = ENDPOINTS.filter(({ path, kind }) => path.includes('{') && kind !== 'upload');
/** Their body may be absent: only the header can be wrong. */
const WITHOUT_BODY = ENDPOINTS.filter(({ body }) => body.safeParse({}).success);
const A_LIST_OF_FEEDS =
  '<opml><body><outline text="Báo bão" xmlUrl="https://bao.example/rss"/></body></opml>';
const A_CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:bao@toasoan.example',
  'DTSTART:20261205T010000Z',
  'SUMMARY:Diễn tập chống bão',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');
/** With a body that would be accepted. */
const CREATING = [
  { endpoint: tagEndpoints.create, body: { title: 'Bão' } },
  { endpoint: tagEndpoints.addMany, body: { titles: ['Bão', 'Lũ'] } },
  { endpoint: categoryEndpoints.create, body: { title: 'Thời tiết' } },
  { endpoint: postEndpoints.create, body: { title: 'Bão số 3' } },
  { endpoint: postEndpoints.copy, body: {} },
  {
    endpoint: shareEndpoints.create,
    body: { postId: things.post, expiresIn: '1h', once: true, text: 'working' },
  },
  { endpoint: noteEndpoints.create, body: { postId: things.post, kind: 'COMMENT', text: 'Bão đổi hướng.' } },
  { endpoint: mediaFolderEndpoints.create, body: { title: 'Bão' } },
  { endpoint: mediaCollectionEndpoints.create, body: { title: 'Bão' } },
  { endpoint: mediaTemplateEndpoints.create, body: { title: 'Bão', set: { caption: 'Bão số 3' } } },
  { endpoint: mediaEndpoints.zip, body: { ids: [things.media] } },
  { endpoint: exportEndpoints.start, body: { format: 'csv', filters: {} } },
  { endpoint: savedViewEndpoints.create, body: { list: 'posts', name: 'Bão', query: '' } },
  { endpoint: takedownEndpoints.export, body: { format: 'csv', filters: {} } },
  { endpoint: correctionEndpoints.export, body: { format: 'csv', filters: {} } },
  { endpoint: takedownEndpoints.open, body: { postId: things.publicPost, ...TAKEDOWN_FACTS } },
  {
    endpoint: correctionEndpoints.create,
    body: { postId: things.publicPost, categoryId: things.correctionCategory, ...CORRECTION_PARTS },
  },
  { endpoint: userEndpoints.create, body: { displayName: 'Mai', email: 'mai@toasoan.example' } },
  { endpoint: projectEndpoints.create, body: { name: 'Chuyên trang bão' } },
  {
    endpoint: commentEndpoints.ban,
    body: { commentId: things.comment, length: 'FOREVER', reason: 'Quảng cáo' },
  },
  {
    endpoint: commentEndpoints.bulkSearch,
    body: { filter: { view: 'waiting' }, action: 'spam', expected: 1 },
  },
  { endpoint: correctionRequestEndpoints.create, body: CORRECTION_REQUEST },
  { endpoint: dataRequestEndpoints.create, body: DATA_REQUEST },
  { endpoint: internalLinkEndpoints.create, body: { keyword: 'bão số 3', targetId: things.tag } },
  { endpoint: layoutEndpoints.create, body: { title: 'Trang chủ bão' } },
  { endpoint: layoutEndpoints.duplicate, body: { id: things.layout } },
  { endpoint: contentTemplateEndpoints.create, body: { title: 'Khối tin bão' } },
  { endpoint: pageEndpoints.create, body: { title: 'Quy chế đọc sách' } },
  { endpoint: pageEndpoints.copy, body: {} },
  { endpoint: menuEndpoints.create, body: { title: 'Menu mùa bão', position: 'MAIN' } },
  { endpoint: sidebarEndpoints.create, body: { title: 'Thanh bên mùa bão' } },
  { endpoint: sidebarEndpoints.copy, body: { id: things.sidebar } },
  { endpoint: footerEndpoints.create, body: { title: 'Chân trang mùa bão' } },
  { endpoint: footerEndpoints.copy, body: { id: things.footer } },
  { endpoint: menuEndpoints.copy, body: { id: things.menu, lang: 'en' } },
  {
    endpoint: webhookEndpoints.create,
    body: { title: 'Nơi nhận tin bão', address: 'https://hooks.example/bao', topics: ['post.published'] },
  },
  { endpoint: postSkeletonEndpoints.create, body: { title: 'Tin bão' } },
  { endpoint: postSkeletonEndpoints.use, body: {} },
  { endpoint: partnerLogoEndpoints.create, body: { title: 'Hội chữ thập đỏ' } },
  { endpoint: parserSourceEndpoints.create, body: { title: 'Báo Bão' } },
  { endpoint: opmlEndpoints.import, body: { text: A_LIST_OF_FEEDS, hosts: ['bao.example'] } },
  { endpoint: crawlerReviewEndpoints.reparseMany, body: { ids: [things.crawledItem] } },
  { endpoint: parserTemplateEndpoints.create, body: { title: 'Mẫu Bão' } },
  { endpoint: parserTemplateEndpoints.copy, body: { id: things.parserTemplate } },
  {
    endpoint: parserTemplateEndpoints.importConfig,
    body: { title: 'Mẫu Bão nhập', text: 'title: //h1' },
  },
  {
    endpoint: sourceCategoryEndpoints.create,
    body: { sourceId: things.parserSource, title: 'Bão', url: 'https://cho-noi.example/bao' },
  },
  {
    endpoint: sourceLinkEndpoints.create,
    body: {
      sourceId: things.parserSource,
      linkUrl: 'https://cho-noi.example/bao.rss',
      targetId: things.category,
    },
  },
  { endpoint: eventEndpoints.create, body: { title: 'Hội thảo chống bão' } },
  { endpoint: eventEndpoints.copy, body: { dates: 'nextYear' } },
  { endpoint: eventExportEndpoint, body: { format: 'csv', filters: {} } },
  { endpoint: coverageEndpoints.create, body: { eventId: things.event, kind: 'PHOTO' } },
  { endpoint: royaltyRateEndpoints.create, body: { ...RATE, validFrom: '2091-01-01' } },
  {
    endpoint: royaltyCorrectionEndpoints.create,
    body: { postId: things.paidPost, version: 2, ...WORTH },
  },
  { endpoint: icsEndpoints.createFeed, body: { name: 'Phòng chống bão', filters: {} } },
  { endpoint: icsEndpoints.import, body: { text: A_CALENDAR, uids: ['bao@toasoan.example'] } },
  ...creatingTranslations(things, project),
  ...creatingContests(things),
];

test('the calls that create something are all here', () => {
  const creating = ENDPOINTS.filter(({ creates }) => creates).map(nameOf);
  expect(CREATING.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(creating.sort());
});

/** Whether another call of the method has an id where this path ends in a word. */
function takesIdAt(method: string, path: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return ENDPOINTS.some((one) => one.method === method && one.path === `${parent}/{id}`);
}

describe('Every call with an id in its address refuses', () => {
  test.each(shortly(BAD_IDS))('$name', async ({ text: id }) => {
    await expectRefused(
      db,
      WITH_ID.filter(({ path }) => !(path.includes('editingSession') || path.includes('sessions'))).map(
        (endpoint) => {
          const query = queryOf(endpoint, things);
          const url = `${config.apiBase}${endpoint.path.replace(/\{\w+\}/, id)}${query && `?${query}`}`;
          return {
            endpoint,
            send: () => app.inject({ method: endpoint.method, url, headers }),
            codes: ['INVALID_INPUT', 'NOT_FOUND', 'VERSION_MISSING'] as const,
          };
        },
      ),
    );
  });
});

describe('Every call refuses as If-Match', () => {
  test.each(shortly(BAD_VERSIONS))('$name', async ({ text: version }) => {
    await expectRefused(
      db,
      WITHOUT_BODY.map((endpoint) => {
        const query = queryOf(endpoint, things);
        const url = `${config.apiBase}${pathOf(endpoint, things)}${query && `?${query}`}`;
        return {
          endpoint,
          send: () =>
            app.inject({ method: endpoint.method, url, headers: { ...headers, 'if-match': version } }),
          codes: ['INVALID_INPUT'] as const,
          field: 'If-Match',
        };
      }),
    );
  });
});

describe('Every call that creates something refuses as Idempotency-Key', () => {
  test.each(shortly(BAD_KEYS))('$name', async ({ text: key }) => {
    await expectRefused(
      db,
      CREATING.map(({ endpoint, body }) => ({
        endpoint,
        send: () =>
          app.inject({
            method: endpoint.method,
            url: config.apiBase + pathOf(endpoint, things),
            headers: { ...headers, 'idempotency-key': key },
            payload: body,
          }),
        codes: ['INVALID_INPUT'] as const,
        field: 'Idempotency-Key',
      })),
    );
  });
});

describe('No call answers', () => {
  test.each(shortly(BAD_ADDRESSES))('at $name', async ({ text: address }) => {
    await expectRefused(
      db,
      ENDPOINTS.slice(0, 1).flatMap((endpoint) =>
        METHODS.map((method) => ({
          endpoint,
          note: method,
          send: () => app.inject({ method, url: config.apiBase + address, headers }),
          codes: ['NOT_FOUND', 'INVALID_INPUT'] as const,
        })),
      ),
    );
  });

  test('with another method than its own', async () => {
    const mounted = new Set(ENDPOINTS.map(nameOf));
    await expectRefused(
      db,
      ENDPOINTS.flatMap((endpoint) =>
        METHODS.filter((method) => !mounted.has(`${method} ${endpoint.path}`)).map((method) => ({
          endpoint,
          note: method,
          send: () =>
            app.inject({ method, url: config.apiBase + pathOf(endpoint, things), headers, payload: {} }),
          // The last word of such an address is no id of the call that takes one there.
          codes: takesIdAt(method, endpoint.path) ? (['INVALID_INPUT'] as const) : (['NOT_FOUND'] as const),
        })),
      ),
    );
  });
});
