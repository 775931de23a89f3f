import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { POST_TYPES } from '@toasoan/contract/features/posts/post-kinds.ts';
import { describe, expect, it, test } from 'vitest';
import { aCard, aFile, aHead, aPicture, aPost, aSite, aView, HOSTILE } from '../../test/samples.ts';
import { articlePage } from './article-page.ts';

const NONE = { latest: [], mostRead: [] };
const render = (over: Partial<PublicPost> = {}, view = aView()) => articlePage(view, aPost(over), NONE);

/** What a type shows besides its text, and a sign of it on the page. */
const PARTS: Readonly<Record<(typeof POST_TYPES)[number], readonly [Partial<PublicPost>, string]>> = {
  ARTICLE: [{}, 'đèo Khau Phạ'],
  BRIEF: [{ cover: null }, 'đèo Khau Phạ'],
  PHOTO_STORY: [
    { gallery: [aPicture('Một'), aPicture('Hai'), aPicture('Ba')] },
    '<span class="count">3/3</span>',
  ],
  VIDEO: [
    {
      video: {
        embed: { provider: 'youtube', id: 'dQw4w9WgXcQ' },
        address: '',
        file: null,
        poster: null,
        durationSec: 60,
      },
    },
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  PODCAST: [
    { audio: aFile() },
    '<audio controls preload="none" src="/media/BBBBBBBBBBBBBBBBBBBBBB/file.mp3"',
  ],
  INFOGRAPHIC: [
    { infographic: { picture: aPicture(), text: 'Bằng chữ.' } },
    '<summary>Nội dung bằng chữ</summary>',
  ],
  LONGFORM: [{}, 'is-longform'],
  LIVE: [
    {
      liveEntries: [
        {
          id: '1',
          time: '2026-11-20T09:20:00Z',
          title: 'Bão đổi hướng',
          text: 'Một.\n\nHai.',
          isPinned: true,
          authorName: 'Lan',
        },
      ],
    },
    '<h3>Bão đổi hướng</h3><p class="lines">Một.</p><p class="lines">Hai.</p>',
  ],
  QA: [
    {
      questions: {
        guests: [{ name: 'Bà Hoa', title: 'bác sĩ' }],
        items: [{ id: '1', asker: '', question: 'Có nên?', answer: 'Nên.', answeredBy: 'Bà Hoa' }],
      },
    },
    '<strong>Bạn đọc:</strong> Có nên?',
  ],
  QUIZ_POLL: [
    {
      poll: { question: 'Chọn gì?', options: [{ id: 'a', text: 'Trà' }], closeTime: null, allowsMany: false },
    },
    '<li>Trà</li>',
  ],
  DOCUMENT: [
    { documentFacts: { number: '12/QĐ', issuer: 'Bộ Mẫu', issuedDay: '2026-11-01' } },
    '<dt>Ngày ban hành</dt><dd>01/11/2026</dd>',
  ],
  CORRECTION: [
    { correctionOf: { id: '5', title: 'Bài cũ', path: '/bai-cu' } },
    '<a href="/bai-cu">Cải chính bài “Bài cũ”</a>',
  ],
};

describe('the page of an article', () => {
  test.each(POST_TYPES)('shows what a post of the type %s has besides its text', (postType) => {
    const [parts, sign] = PARTS[postType];
    expect(render({ postType, ...parts })).toContain(sign);
  });

  it('has one headline, the byline with its helpers, both times and the minutes', () => {
    const page = render({ updateTime: '2026-11-20T10:05:00Z' });
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).toContain('<a href="/tac-gia/thu-ha-7" rel="author">Thu Hà</a>');
    expect(page).toContain('Ảnh: Quang Đức · từ La Pán Tẩn, Lào Cai');
    expect(page).toContain('Thứ Sáu, 20/11/2026, 16:28 (GMT+7)');
    expect(page).toContain('Cập nhật 17:05 · đọc 5 phút');
  });

  it('leaves hostile words as words, wherever somebody wrote them', () => {
    const page = render(
      {
        title: HOSTILE,
        kicker: HOSTILE,
        dateline: HOSTILE,
        authors: [{ name: HOSTILE, role: 'WRITER', path: '' }],
        tags: [{ id: '1', title: HOSTILE, path: '/the/x' }],
        gallery: [{ ...aPicture(HOSTILE), caption: HOSTILE, credit: HOSTILE }],
        corrections: [
          {
            path: '/c',
            title: HOSTILE,
            publishedTime: '2026-11-20T09:00:00Z',
            wrongText: HOSTILE,
            correctText: HOSTILE,
            apologyText: HOSTILE,
          },
        ],
        related: [aCard({ title: HOSTILE, excerpt: HOSTILE, authors: [HOSTILE] })],
        head: { ...aHead(HOSTILE), description: HOSTILE, canonical: `https://bao.example/${HOSTILE}` },
      },
      aView({ site: aSite({ name: HOSTILE }) }),
    );
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;script&gt;alert');
  });

  it('links no address that is not of the web', () => {
    const page = render({
      source: {
        name: 'Nguồn',
        author: '',
        url: 'javascript:alert(1)',
        mode: 'FOLLOW',
        keepsCopyright: false,
      },
      video: { embed: null, address: 'javascript:alert(1)', file: null, poster: null, durationSec: null },
    });
    expect(page).not.toContain('javascript:');
  });

  it('shows corrections above the text', () => {
    const page = render({
      corrections: [
        {
          path: '/cai-chinh',
          title: 'Cải chính',
          publishedTime: '2026-11-20T10:00:00Z',
          wrongText: '9.000 lượt',
          correctText: '12.400 lượt',
          apologyText: 'Xin lỗi.',
        },
      ],
    });
    expect(page.indexOf('Thông tin cải chính, xin lỗi')).toBeLessThan(page.indexOf('đèo Khau Phạ'));
    expect(page).toContain('<dt>Nay sửa là</dt><dd>“12.400 lượt”</dd>');
  });

  it('says to engines what it is, and ends no element early', () => {
    const page = render({ title: 'Bài </script> lạ', head: aHead('Bài </script> lạ') });
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Bài </script> lạ',
      datePublished: '2026-11-20T09:28:00Z',
      author: [{ name: 'Thu Hà', url: 'https://bao.example/tac-gia/thu-ha-7' }, { name: 'Quang Đức' }],
    });
    expect(page).toContain('<link rel="canonical" href="https://bao.example/mua-lua-chin">');
  });

  it('keeps its links below the base of a sandboxed site, and offers the thread instead of the widget', () => {
    const page = render(
      {
        contentHtml:
          '<p><a href="/khac">Khác</a> <img src="/media/x/w640.jpg"> <a href="https://a.example/">A</a></p>',
      },
      aView({ base: '/s/viet-nam', isSandboxed: true }),
    );
    expect(page).toContain('<a href="/s/viet-nam/khac">Khác</a> <img src="/media/x/w640.jpg">');
    expect(page).toContain('href="/s/viet-nam/the/ruong-bac-thang"');
    expect(page).toContain('https://doc-gia.example/api/intake/v1/1/comments/post-12');
    expect(page).not.toContain('widget.js');
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it('speaks English around a text in another language', () => {
    const page = render({ lang: 'fr' }, aView({ lang: 'en' }));
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<article class="story" lang="fr" data-read="');
    expect(page).toContain('>Travel</a>');
    expect(page).toContain('5 min read');
  });
});
