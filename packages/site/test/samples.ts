import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';
import { settledLanguages } from '@toasoan/contract/features/projects/project-languages.ts';
import { type SiteView, siteView } from '../src/frame/site-view.ts';

/** A text that would act if it were not escaped. */
export const HOSTILE = `"><script>alert('x')</script><img src=x onerror=alert(1)>`;

const NOW = Date.parse('2026-11-20T09:30:00Z');

export function aSite(over: Partial<PublicSite> = {}): PublicSite {
  return {
    projectId: '1',
    code: 'viet-nam',
    name: 'Cổng thông tin Việt Nam',
    description: '',
    siteType: 'Vietnam',
    kind: 'PORTAL',
    color: 'green',
    languages: ['vi', 'en'],
    defaultLang: 'vi',
    languageSettings: settledLanguages({ languages: over.languages ?? ['vi', 'en'], defaultLang: 'vi' }, []),
    timezone: 'Asia/Ho_Chi_Minh',
    domains: ['bao.example'],
    logo: null,
    logoDark: null,
    favicon: null,
    imprint: {
      governingBody: 'Cơ quan Mẫu',
      licenceNo: '00/GP-TTĐT',
      licenceDate: '2026-01-02',
      responsiblePerson: 'Trần Minh Quân',
      contactPhone: '024 0000 0000',
      contactEmail: 'toasoan@bao.example',
      address: '',
    },
    categories: [
      {
        id: '3',
        parentId: null,
        title: 'Du lịch',
        names: { vi: 'Du lịch', en: 'Travel' },
        path: '/chuyen-muc/du-lich',
        color: '#0b6b4a',
        kind: 'NEWS',
        showInMenu: true,
        showOnHome: true,
      },
    ],
    ...over,
  };
}

export function aView(over: Partial<SiteView> = {}): SiteView {
  return {
    ...siteView({
      site: over.site ?? aSite(),
      lang: over.lang ?? 'vi',
      now: NOW,
      base: '',
      path: '/',
      assets: { css: '/_site/site.css', js: '/_site/site.js', fonts: [] },
      intake: 'https://doc-gia.example/api/intake/v1',
      isSandboxed: false,
    }),
    ...over,
  };
}

export const aPicture = (alt = 'Ruộng bậc thang') => ({
  mediaId: '9',
  key: 'AAAAAAAAAAAAAAAAAAAAAA',
  revision: 2,
  width: 1600,
  height: 900,
  alt,
  placeholder: '',
  caption: 'Ruộng bậc thang ở La Pán Tẩn.',
  credit: 'Quang Đức',
});

const CATEGORY = { id: '3', title: 'Du lịch', path: '/chuyen-muc/du-lich', color: '#0b6b4a' };

export function aCard(over: Partial<PostCard> = {}): PostCard {
  return {
    id: '12',
    path: '/mua-lua-chin',
    title: 'Mùa lúa chín ở Mù Cang Chải',
    shortTitle: '',
    kicker: '',
    excerpt: 'Cuối tuần qua, các bản vùng cao kín phòng.',
    lang: 'vi',
    postType: 'ARTICLE',
    cover: aPicture(),
    category: CATEGORY,
    authors: ['Thu Hà'],
    publishedTime: '2026-11-20T09:28:00Z',
    updateTime: null,
    isSponsored: false,
    durationSec: null,
    photoCount: 0,
    ...over,
  };
}

export const aHead = (title = 'Mùa lúa chín ở Mù Cang Chải') => ({
  title,
  socialTitle: title,
  description: 'Cuối tuần qua, các bản vùng cao kín phòng.',
  canonical: 'https://bao.example/mua-lua-chin',
  image: '/media/AAAAAAAAAAAAAAAAAAAAAA/r2/16x9-1280.jpg',
  keywords: [],
  noindex: false,
  alternates: [],
});

export function aPost(over: Partial<PublicPost> = {}): PublicPost {
  const { id, path, title, shortTitle, kicker, excerpt, lang, postType, cover, publishedTime, updateTime } =
    aCard();
  return {
    id,
    path,
    slug: 'mua-lua-chin',
    lang,
    translationOf: null,
    translations: [],
    title,
    shortTitle,
    kicker,
    excerpt,
    excerptHtml: excerpt,
    dateline: 'La Pán Tẩn, Lào Cai',
    contentHtml: '<p>Từ bốn giờ sáng, đèo Khau Phạ đã có người chờ mặt trời.</p>',
    wordCount: 1_100,
    postType,
    genre: 'NEWS',
    publishedTime,
    updateTime,
    isArchived: false,
    breadcrumb: [CATEGORY],
    categories: [CATEGORY],
    tags: [{ id: '4', title: 'ruộng bậc thang', path: '/the/ruong-bac-thang' }],
    topic: null,
    authors: [
      { name: 'Thu Hà', role: 'WRITER', path: '/tac-gia/thu-ha-7' },
      { name: 'Quang Đức', role: 'PHOTO', path: '' },
    ],
    source: null,
    labels: { isSponsored: false, sponsorName: '', aiUsage: 'NONE', sensitiveFlags: [] },
    cover,
    coverPosition: 'BELOW_EXCERPT',
    gallery: [],
    video: null,
    audio: null,
    infographic: null,
    attachments: [],
    liveEntries: [],
    poll: null,
    questions: null,
    documentFacts: null,
    corrections: [],
    correctionOf: null,
    related: [],
    figures: [],
    destinations: [],
    events: [],
    comments: { target: 'post-12', areAllowed: true },
    allowShare: true,
    allowRating: false,
    allowPrint: true,
    head: aHead(),
    ...over,
  };
}

export const aFile = (over: object = {}) => ({
  url: '/media/BBBBBBBBBBBBBBBBBBBBBB/file.mp3',
  fileName: 'ban-ghi.mp3',
  mime: 'audio/mpeg',
  sizeBytes: 2_400_000,
  durationSec: 184,
  ...over,
});
