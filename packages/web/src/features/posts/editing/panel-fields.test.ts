import { POST_CHECKS } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import { expect, it } from 'vitest';
import { fieldOfKey } from './field-of-key.ts';
import { PANEL_FIELDS, panelOf, placeOfFiles } from './panel-fields.ts';
import { blankPost, type PostValues } from './post-values.ts';

/** The fields outside the inspector: the article and the sections of the post types. */
const ON_THE_LEFT: readonly string[] = [
  'kicker',
  'title',
  'shortTitle',
  'excerpt',
  'content',
  'gallery',
  'video',
  'audio',
  'infographic',
  'liveEntries',
  'poll',
  'questions',
  'documentFacts',
];

it('gives every field of a post one place on the page', () => {
  const inPanels: readonly string[] = Object.values(PANEL_FIELDS).flat();
  const placed = [...inPanels, ...ON_THE_LEFT].filter((field) => field !== 'content').sort();
  expect(placed).toEqual(Object.keys(blankPost('')).sort());
});

const standsSomewhere = (field: string) => panelOf(field) !== undefined || ON_THE_LEFT.includes(field);

const COVER = { mediaId: '4', caption: '', alt: '' };
const PHOTO = { mediaId: '5', caption: '', credit: '' };
const FILM = { address: 'https://phim.example/1', durationSec: 0 };

/** A check about files in general leads to the first place that holds one. */
const FILES = 'media';
const aboutOneField = POST_CHECKS.filter(({ field }) => field !== FILES);

it.each(aboutOneField.map(({ code, field }) => [code, fieldOfKey(field)]))(
  '%s leads to a field',
  (_, field) => {
    expect(standsSomewhere(field)).toBe(true);
  },
);

it.each<[string, Partial<PostValues>, string]>([
  ['the cover before anything else', { cover: COVER, gallery: [PHOTO] }, 'cover'],
  ['the photos', { gallery: [PHOTO], attachmentIds: ['4'] }, 'gallery'],
  ['the film', { video: { ...FILM, mediaId: '4' } }, 'video'],
  ['the sound', { audio: { mediaId: '4' } }, 'audio'],
  ['the infographic', { infographic: { mediaId: '4', text: '' } }, 'infographic'],
  ['the papers', { attachmentIds: ['4'] }, 'attachmentIds'],
  ['the text, where a film is linked from elsewhere', { video: FILM }, 'content'],
])('a check about files leads to %s', (_, changes, place) => {
  const led = placeOfFiles({ ...blankPost(''), ...changes });
  expect(led).toBe(place);
  expect(standsSomewhere(led)).toBe(true);
});
