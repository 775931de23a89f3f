import { describe, expect, it, test } from 'vitest';
import type { FigureFacts } from '../../../article/article-facts.ts';
import type { PostMedia } from '../media/post-media.ts';
import { PLAIN_DETAILS, type PostDetails } from '../post-details.ts';
import { type CheckLevel, PLAIN_CHECK_SETTINGS, type PostCheckFacts } from './check-facts.ts';
import { MEDIA_CHECKS } from './media-checks.ts';
import { placedMedia } from './placed-media.ts';

const DAY = '2026-05-04';
const FILE: PostMedia = {
  id: '7',
  kind: 'IMAGE',
  state: 'READY',
  fileName: 'mua-lua.jpg',
  mime: 'image/jpeg',
  extension: 'jpg',
  sizeBytes: 1_000,
  durationSec: null,
  picture: {
    mediaId: '7',
    key: 'AbCdEfGhIjKlMnOpQrStUv',
    revision: 1,
    width: 1_200,
    height: 675,
    alt: '',
    placeholder: '',
  },
  url: '',
  alt: 'Ruộng bậc thang',
  caption: '',
  credit: 'Thu Hà',
  licence: 'AGENCY',
  licenceStatus: 'VALID',
  licenceUntil: null,
  hasIdentifiableChild: 0,
  childPrivacy: null,
  isPublicActivity: false,
  aiUse: 'NONE',
  aiLabel: '',
  mapChecked: 0,
};
const COVER = { cover: { mediaId: '7', caption: '', alt: '' } };
const FIGURE: FigureFacts = { mediaId: '7', alt: 'Ruộng', caption: 'Mùa gặt', credit: 'Thu Hà' };

interface Case {
  readonly file?: Partial<PostMedia>;
  readonly details?: Partial<PostDetails>;
  readonly figure?: Partial<FigureFacts>;
}

function unmet({ file, details = COVER, figure }: Case, known = true): string[] {
  const whole = { ...PLAIN_DETAILS, ...details };
  const figures = figure === undefined ? [] : [{ ...FIGURE, ...figure }];
  const media = placedMedia(
    whole,
    { figures, attachments: [] },
    { media: known ? [{ ...FILE, ...file }] : [], day: DAY },
  );
  const facts = { details: whole, media } as unknown as PostCheckFacts;
  const levels = Object.fromEntries(MEDIA_CHECKS.map(({ code }) => [code, 'required' as CheckLevel]));
  const settings = { ...PLAIN_CHECK_SETTINGS, levels };
  return MEDIA_CHECKS.filter((check) => !check.isMet(facts, settings, 0)).map(({ code }) => code);
}

describe('a picture of a post', () => {
  it('passes with all its facts', () => {
    expect([unmet({}), unmet({ figure: {} })]).toEqual([[], []]);
  });

  test.each<[string, Case]>([
    ['MEDIA_NOT_READY', { file: { state: 'PROCESSING', picture: null } }],
    ['MEDIA_NOT_READY', { file: { state: 'FAILED', picture: null } }],
    ['MEDIA_BARRED', { file: { state: 'QUARANTINED' } }],
    ['MEDIA_BARRED', { file: { state: 'TRASHED' } }],
    ['LICENCE_ENDED', { file: { licenceStatus: 'EXPIRED' } }],
    ['LICENCE_ENDED', { file: { licenceUntil: '2026-05-03' } }],
    ['LICENCE_DENIED', { file: { licenceStatus: 'DENIED' } }],
    ['CHILD_CONSENT', { file: { hasIdentifiableChild: 1 } }],
    ['COVER_MISSING', { details: {} }],
    ['COVER_ALT_MISSING', { file: { alt: '' } }],
    ['COVER_SMALL', { file: { picture: { ...FILE.picture, width: 1_199 } as PostMedia['picture'] } }],
    ['MEDIA_CREDIT_MISSING', { file: { credit: '' } }],
    ['MEDIA_CREDIT_MISSING', { figure: { credit: '' } }],
    ['FIGURE_CAPTION_MISSING', { figure: { caption: '' } }],
    ['FIGURE_ALT_MISSING', { figure: { alt: '' } }],
    ['MEDIA_AI_LABEL', { file: { aiUse: 'GENERATED' } }],
    [
      'MAP_UNCHECKED',
      { details: { ...COVER, sensitiveFlags: ['MAP_SOVEREIGNTY'] }, file: { mapChecked: 2 } },
    ],
    [
      'CHILD_UNANSWERED',
      { details: { ...COVER, sensitiveFlags: ['CHILD'] }, file: { hasIdentifiableChild: 2 } },
    ],
  ])('%s alone is named for what it is about', (code, one) => {
    expect(unmet(one)).toEqual([code]);
  });

  test.each<[string, Case]>([
    ['the licence holds on its last day', { file: { licenceUntil: DAY } }],
    ['what the newsroom made itself needs no credit', { file: { credit: '', licence: 'OWN' } }],
    [
      'a place may name somebody itself',
      { details: { postType: 'BRIEF' }, file: { credit: '' }, figure: { credit: 'TTXVN' } },
    ],
    [
      'a place may say what it shows itself',
      { details: { cover: { ...COVER.cover, alt: 'Lúa' } }, file: { alt: '' } },
    ],
    ['a brief needs no cover', { details: { postType: 'BRIEF' } }],
    [
      'a child at a public activity needs nobody’s consent',
      { file: { hasIdentifiableChild: 1, isPublicActivity: true } },
    ],
    ['nobody looks for maps in posts that do not touch sovereignty', { file: { mapChecked: 2 } }],
  ])('%s', (_, one) => {
    expect(unmet(one)).toEqual([]);
  });

  it('unknown to the console is only checked for its words', () => {
    expect(unmet({}, false)).toEqual(['COVER_ALT_MISSING']);
  });
});

it('every place of a post is checked', () => {
  const details = {
    ...PLAIN_DETAILS,
    ...COVER,
    gallery: [{ mediaId: '7', caption: 'Một', credit: '' }],
    video: { address: '', mediaId: '7', durationSec: 0 },
    audio: { mediaId: '7' },
    infographic: { mediaId: '7', text: 'Số liệu' },
    attachmentIds: ['7'],
    ogImageId: '7',
  };
  const placed = placedMedia(details, { figures: [FIGURE], attachments: ['9'] }, { media: [FILE], day: DAY });
  expect(placed.map(({ place }) => place)).toEqual([
    'cover',
    'body',
    'attachment',
    'infographic',
    'gallery',
    'video',
    'audio',
    'attachment',
    'ogImage',
  ]);
});
