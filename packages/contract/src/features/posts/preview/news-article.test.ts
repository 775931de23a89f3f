import { describe, expect, it } from 'vitest';
import type { PostMedia } from '../media/post-media.ts';
import { PLAIN_DETAILS, type PostDetails } from '../post-details.ts';
import { type DescribedPost, jsonLdText, newsArticle } from './news-article.ts';
import { shareCard } from './share-card.ts';

const SITE = { name: 'Huế ngày nay', domains: ['hue.example', 'www.hue.example'] };

function aPost(change: Partial<Omit<DescribedPost, 'details'>> = {}, details: Partial<PostDetails> = {}) {
  return {
    title: 'Mùa lúa chín ở A Lưới',
    slug: 'mua-lua-chin-o-a-luoi',
    excerpt: 'Ruộng bậc thang vào mùa.',
    seoTitle: '',
    seoDescription: '',
    keywords: ['A Lưới', 'lúa'],
    authors: [{ displayName: 'Thu Hà', role: 'WRITER' as const }],
    mainCategory: 'Đời sống',
    wordCount: 640,
    publishedTime: '2026-11-20T03:00:00.000Z',
    substantiveTime: null,
    ...change,
    details: { ...PLAIN_DETAILS, ...details },
  } satisfies DescribedPost;
}

describe('a post in the words of schema.org', () => {
  it('says who wrote what, when, where it stands, and who publishes it', () => {
    const details = {
      shortTitle: 'Lúa chín A Lưới',
      dateline: 'Huế',
      provinceCodes: ['46'],
    } satisfies Partial<PostDetails>;
    expect(newsArticle(aPost({}, details), SITE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Mùa lúa chín ở A Lưới',
      alternativeHeadline: 'Lúa chín A Lưới',
      description: 'Ruộng bậc thang vào mùa.',
      url: 'https://hue.example/mua-lua-chin-o-a-luoi',
      mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://hue.example/mua-lua-chin-o-a-luoi' },
      datePublished: '2026-11-20T03:00:00.000Z',
      dateModified: '2026-11-20T03:00:00.000Z',
      author: [{ '@type': 'Person', name: 'Thu Hà' }],
      publisher: { '@type': 'NewsMediaOrganization', name: 'Huế ngày nay', url: 'https://hue.example' },
      articleSection: 'Đời sống',
      keywords: 'A Lưới, lúa',
      inLanguage: 'vi',
      wordCount: 640,
      dateline: 'Huế',
      contentLocation: [{ '@type': 'Place', name: 'Huế' }],
    });
  });

  it('names its pictures in every ratio, its film and its sound, by whole addresses', () => {
    const key = 'AbCdEfGhIjKlMnOpQrStUv';
    const recorded = { url: `/media/${key}/file.mp4`, mime: 'video/mp4', durationSec: 61.4 } as PostMedia;
    const described = newsArticle(aPost({ picture: { key }, film: recorded }), SITE);
    expect(described).toMatchObject({
      image: ['16x9', '4x3', '1x1'].map((ratio) => `https://hue.example/media/${key}/${ratio}-1280.jpg`),
      video: {
        '@type': 'VideoObject',
        contentUrl: `https://hue.example/media/${key}/file.mp4`,
        duration: 'PT61S',
      },
    });
    expect(described).not.toHaveProperty('audio');
    expect(shareCard(aPost({ picture: { key } }), SITE.domains).image).toBe(`/media/${key}/16x9-1280.jpg`);
  });

  it('does not say what nobody knows or what is to be hidden', () => {
    const blank = aPost(
      { excerpt: '', keywords: [], mainCategory: '', wordCount: 0, publishedTime: null },
      { hideAuthor: true },
    );
    expect(Object.keys(newsArticle(blank, { name: 'Huế', domains: [] }))).toEqual([
      '@context',
      '@type',
      'headline',
      'publisher',
      'inLanguage',
    ]);
  });

  it('tells an update of substance, and nothing of slips that were mended', () => {
    const substantiveTime = '2026-11-21T08:00:00.000Z';
    expect(newsArticle(aPost({ substantiveTime }), SITE).dateModified).toBe(substantiveTime);
  });

  it('names the source of what was taken over or translated, and of nothing else', () => {
    const sourceUrl = 'https://nguon.example/bai';
    const basedOn = (origin: PostDetails['origin']) =>
      newsArticle(aPost({}, { origin, sourceUrl }), SITE).isBasedOn;
    expect([basedOn('CRAWLED'), basedOn('TRANSLATED'), basedOn('ORIGINAL')]).toEqual([
      sourceUrl,
      sourceUrl,
      undefined,
    ]);
  });

  it('cannot end the element of the page that holds it', () => {
    const text = jsonLdText(newsArticle(aPost({ title: '</script><script>alert(1)</script>' }), SITE));
    expect(text).not.toContain('<');
    expect(JSON.parse(text).headline).toBe('</script><script>alert(1)</script>');
  });
});

describe('what is told of a post elsewhere', () => {
  it('is what was written for it, else what the post says', () => {
    expect(shareCard(aPost(), SITE.domains)).toEqual({
      searchTitle: 'Mùa lúa chín ở A Lưới',
      socialTitle: 'Mùa lúa chín ở A Lưới',
      description: 'Ruộng bậc thang vào mùa.',
      address: 'https://hue.example/mua-lua-chin-o-a-luoi',
      canonical: 'https://hue.example/mua-lua-chin-o-a-luoi',
      image: '',
    });
    const written = aPost({ seoTitle: 'Lúa chín', seoDescription: 'Đẹp' }, { shortTitle: 'Ngắn' });
    expect(shareCard(written, [])).toEqual({
      searchTitle: 'Lúa chín',
      socialTitle: 'Ngắn',
      description: 'Đẹp',
      address: '',
      canonical: '',
      image: '',
    });
  });

  it('names as original what was set by hand, else the source of what was taken over', () => {
    const sourceUrl = 'https://nguon.example/bai';
    const canonical = (details: Partial<PostDetails>) =>
      shareCard(aPost({}, { sourceUrl, ...details }), SITE.domains).canonical;
    expect([
      canonical({ origin: 'CRAWLED' }),
      canonical({ origin: 'CRAWLED', canonicalUrl: 'https://goc.example/a' }),
      canonical({ origin: 'SYNDICATED' }),
    ]).toEqual([sourceUrl, 'https://goc.example/a', 'https://hue.example/mua-lua-chin-o-a-luoi']);
  });
});
