import { expect, test } from 'vitest';
import { PLAIN_EVENT_DETAILS } from '../../events/event-details.ts';
import { PLAIN_PAGE_DETAILS } from '../../pages/page-details.ts';
import { storedPostDraft } from '../../posts/post.ts';
import { PLAIN_DETAILS } from '../../posts/post-details.ts';
import type { SourceSegment } from '../segments/article-segments.ts';
import { eventSegments, withEventTexts } from './event-source.ts';
import {
  categorySegments,
  menuSegments,
  templateSegments,
  withCategoryTexts,
  withMenuTexts,
  withTemplateTexts,
} from './field-sources.ts';
import { pageSegments, withPageTexts } from './page-source.ts';
import { postSegments, withPostTexts } from './post-source.ts';

const content = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Thân bài.' }] }],
} as const;
const article = {
  title: 'Tiêu đề',
  excerpt: 'Dòng một.\n\nDòng hai.',
  content,
  seoTitle: 'Tên tìm kiếm',
  seoDescription: 'Mô tả tìm kiếm',
};
const cover = { mediaId: '5', caption: 'Chú thích', alt: 'Mô tả ảnh' };
const gallery = [
  { mediaId: '7', caption: 'Ảnh một', credit: '' },
  { mediaId: '7', caption: 'Ảnh hai', credit: '' },
];

const post = {
  ...article,
  details: {
    ...PLAIN_DETAILS,
    kicker: 'Nóng',
    shortTitle: 'Ngắn',
    dateline: 'Huế',
    cover,
    gallery,
    infographic: { mediaId: '8', text: 'Số một\nSố hai' },
    liveEntries: [
      {
        id: 'dong1',
        time: '2026-11-24T01:00:00.000Z',
        title: 'Tin',
        text: 'Một.\n\nHai.',
        isPinned: false,
        authorName: 'An',
      },
    ],
    poll: { question: 'Hỏi?', options: [{ id: 'chon1', text: 'Có' }], closeTime: null, allowsMany: false },
    questions: {
      guests: [{ id: 'khach', name: 'Chị Bình', title: 'Bác sĩ' }],
      items: [
        {
          id: 'cau1',
          asker: 'Cúc',
          question: 'Sao?',
          answer: 'Vì thế.',
          guestId: 'khach',
          state: 'ANSWERED' as const,
        },
      ],
    },
    documentFacts: { number: '1/QĐ', issuer: 'Ủy ban', issuedDay: '' },
  },
};
const event = {
  ...article,
  details: {
    ...PLAIN_EVENT_DETAILS,
    placeName: 'Nhà hát',
    hostBodies: { ...PLAIN_EVENT_DETAILS.hostBodies, led: ['Sở Văn hóa'] },
    programme: [
      { id: 'muc1', time: '2026-11-24T01:00:00.000Z', title: 'Khai mạc', text: 'Lễ.', placeName: 'Sân' },
    ],
    cover,
    gallery,
  },
};
const page = { ...article, details: { ...PLAIN_PAGE_DETAILS, cover } };
const category = { title: 'Thời sự', description: 'Tin\nmới', seoTitle: '', seoDescription: 'Mô tả' };
const menu = [{ id: 'muc001', title: 'Trang chủ', badge: 'Mới' }];
const template = { heading: 'Đọc nhiều', subHeading: '' };

const own = (segments: readonly SourceSegment[]) => new Map(segments.map(({ key, text }) => [key, text]));
const other = (segments: readonly SourceSegment[]) =>
  new Map(segments.map(({ key, text }) => [key, `${text} (en)`]));

test.each([
  ['post', () => [post, postSegments(post), withPostTexts, postSegments] as const],
  ['event', () => [event, eventSegments(event), withEventTexts, eventSegments] as const],
  ['page', () => [page, pageSegments(page), withPageTexts, pageSegments] as const],
  ['category', () => [category, categorySegments(category), withCategoryTexts, categorySegments] as const],
  ['menu', () => [menu, menuSegments(menu), withMenuTexts, menuSegments] as const],
  ['template', () => [template, templateSegments(template), withTemplateTexts, templateSegments] as const],
])('A %s takes its own texts back unchanged, and says other texts at the same keys', (_, given) => {
  const [source, segments, withTexts, segmentsOf] = given() as unknown as readonly [
    object,
    SourceSegment[],
    (source: object, texts: ReadonlyMap<string, string>) => object,
    (source: object) => SourceSegment[],
  ];
  expect(new Set(segments.map(({ key }) => key)).size).toBe(segments.length);
  expect(withTexts(source, own(segments))).toEqual(source);
  const translated = segmentsOf(withTexts(source, other(segments)));
  expect(translated.map(({ key, text }) => [key, text])).toEqual([...other(segments)]);
});

test('A translated post is a valid draft', () => {
  const { details, ...words } = withPostTexts(post, other(postSegments(post)));
  expect(storedPostDraft.safeParse({ ...words, ...details }).success).toBe(true);
});
