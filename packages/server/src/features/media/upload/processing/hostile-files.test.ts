import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import {
  makeAnimation,
  makeMp3,
  makeMp4,
  makeOldOffice,
  makePdf,
  makePicture,
  makePixelBomb,
  makeWebm,
  manyFrames,
  withComment,
} from '../test-support/make-files.ts';
import { makeOffice, makeZip } from '../test-support/make-zip.ts';
import { tusOf } from '../test-support/tus.ts';
import { uploadJobs } from '../upload-jobs.ts';

const server = await startTestServer();
const { app, db, storage, scratch, images } = server;
const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
const tus = tusOf(app, headers);
const jobs = uploadJobs({ storage, scratch, images, now: () => new Date() });

const jpeg = await makePicture('jpeg');
const png = await makePicture('png');
const webp = await makePicture('webp');
const gif = await makePicture('gif');
const script = '<script>fetch("/api/admin/me")</script>';
const docx = makeOffice('word');
const GOOD = { state: 'READY', failure: null } as const;
const bad = (failure: string) => ({ state: 'FAILED', failure });
const after = (content: Buffer, text: string | Buffer) => Buffer.concat([content, Buffer.from(text)]);
const cut = (content: Buffer, share: number) => content.subarray(0, Math.floor(content.length * share));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

interface Row {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
  readonly found: Record<string, unknown>;
}
const row = (what: string, name: string, content: Buffer, found: Record<string, unknown>): Row => ({
  what,
  name,
  content,
  found,
});

const HARMLESS: readonly Row[] = [
  row('a picture', 'a.jpg', jpeg, { ...GOOD, kind: 'IMAGE', mime: 'image/jpeg', extension: 'jpg' }),
  row('a PNG that calls itself JPEG', 'a.jpg', png, { ...GOOD, mime: 'image/png', extension: 'png' }),
  row('a JPEG that calls itself WebP', 'a.webp', jpeg, { ...GOOD, mime: 'image/jpeg', extension: 'jpg' }),
  row('a WebP', 'a.webp', webp, { ...GOOD, mime: 'image/webp' }),
  row('a picture with an archive behind it', 'a.jpg', after(jpeg, makeZip([{ name: 'x.class' }])), GOOD),
  row('a picture with a script behind it', 'a.jpg', after(jpeg, script), GOOD),
  row('an animated GIF', 'a.gif', await makeAnimation('gif'), { ...GOOD, mime: 'image/gif' }),
  row('an animation of 1,000 frames', 'a.gif', manyFrames(1_000), GOOD),
  row('an animated WebP', 'a.webp', await makeAnimation('webp'), { ...GOOD, mime: 'image/webp' }),
  row('a film', 'a.mp4', makeMp4(), { ...GOOD, kind: 'VIDEO', mime: 'video/mp4' }),
  row('a WebM', 'a.webm', makeWebm(), { ...GOOD, kind: 'VIDEO', mime: 'video/webm' }),
  row('sound in a film’s container', 'a.m4a', makeMp4(), { ...GOOD, kind: 'AUDIO', mime: 'audio/mp4' }),
  row('sound that says so', 'a.m4a', makeMp4('M4A '), { ...GOOD, kind: 'AUDIO', mime: 'audio/mp4' }),
  row('sound behind a large cover', 'a.mp3', makeMp3(300_000), { ...GOOD, kind: 'AUDIO' }),
  row('a PDF', 'a.pdf', makePdf(), { ...GOOD, kind: 'DOCUMENT' }),
  row('a PDF that speaks of encryption', 'a.pdf', makePdf('<< (/Encrypt me) >>'), GOOD),
  row('a text document', 'a.docx', docx, { ...GOOD, kind: 'DOCUMENT' }),
  row('a table', 'a.xlsx', makeOffice('xl'), GOOD),
  row('slides', 'a.pptx', makeOffice('ppt'), GOOD),
];

const REFUSED: readonly Row[] = [
  row('a page that calls itself a picture', 'a.jpg', Buffer.from(`<html>${script}`), bad('TYPE_NOT_ALLOWED')),
  row('an SVG that calls itself PNG', 'a.png', Buffer.from(SVG), bad('TYPE_NOT_ALLOWED')),
  row(
    'an SVG behind an XML head',
    'a.jpg',
    Buffer.from(`<?xml version="1.0"?>${SVG}`),
    bad('TYPE_NOT_ALLOWED'),
  ),
  row('a HEIC that calls itself JPEG', 'a.jpg', makeMp4('heic'), bad('TYPE_NOT_ALLOWED')),
  row('a program', 'a.docx', after(Buffer.from('MZ'), Buffer.alloc(4_000)), bad('TYPE_NOT_ALLOWED')),
  row('bytes of nothing', 'a.mp4', Buffer.alloc(4_000), bad('TYPE_NOT_ALLOWED')),
  row('one byte', 'a.png', Buffer.from('x'), bad('TYPE_NOT_ALLOWED')),
  row('a QuickTime film', 'a.mp4', makeMp4('qt  '), bad('TYPE_NOT_ALLOWED')),
  row('an archive', 'a.docx', makeZip([{ name: 'a.txt', content: 'a' }]), bad('TYPE_NOT_ALLOWED')),
  row(
    'a document with macros',
    'a.docx',
    makeOffice('word', { name: 'word/vbaProject.bin' }),
    bad('TYPE_NOT_ALLOWED'),
  ),
  row(
    'two documents in one',
    'a.docx',
    makeOffice('word', { name: 'xl/workbook.xml' }),
    bad('TYPE_NOT_ALLOWED'),
  ),
  row('an old document', 'a.docx', makeOldOffice('WordDocument'), bad('TYPE_NOT_ALLOWED')),
  row('a picture that calls itself a PDF', 'a.pdf', jpeg, bad('TYPE_LIES')),
  row('a PDF that calls itself a picture', 'a.jpg', makePdf(), bad('TYPE_LIES')),
  row('a film that calls itself a picture', 'a.png', makeMp4(), bad('TYPE_LIES')),
  row('sound that calls itself a film', 'a.mp4', makeMp4('M4A '), bad('TYPE_LIES')),
  row('a WebM that calls itself MP4', 'a.mp4', makeWebm(), bad('TYPE_LIES')),
  row('a table that calls itself a text', 'a.docx', makeOffice('xl'), bad('TYPE_LIES')),
  row('a large GIF under another name', 'a.jpg', withComment(gif, 5_300_000), bad('TOO_LARGE')),
  row('an animation of 1,001 frames', 'a.gif', manyFrames(1_001), bad('TOO_MANY_FRAMES')),
  row(
    'a document of 10,001 parts',
    'a.docx',
    makeOffice('word', ...Array.from({ length: 9_999 }, (_, at) => ({ name: `word/${at}` }))),
    bad('TOO_PACKED'),
  ),
  row(
    'a document packed 100:1',
    'a.xlsx',
    makeOffice('xl', { name: 'xl/a', claims: 200_000 }),
    bad('TOO_PACKED'),
  ),
  row(
    'an archive that unpacks to 3 GB',
    'a.docx',
    makeOffice('word', { name: 'word/a', claims: 3_000_000_000 }),
    bad('TOO_LARGE'),
  ),
  row('a picture of 3,600 million pixels', 'a.png', makePixelBomb(60_000), bad('TOO_MANY_PIXELS')),
  row('a picture of 51 million pixels', 'a.png', makePixelBomb(7_150), bad('TOO_MANY_PIXELS')),
  row('half a JPEG', 'a.jpg', cut(jpeg, 0.5), bad('DAMAGED')),
  row('half a PNG', 'a.png', cut(png, 0.5), bad('DAMAGED')),
  row('a head without a picture', 'a.jpg', cut(jpeg, 0.02), bad('DAMAGED')),
  row('half a PDF', 'a.pdf', cut(makePdf(), 0.5), bad('DAMAGED')),
  row('half a film', 'a.mp4', cut(makeMp4(), 0.7), bad('DAMAGED')),
  row('a film without a plan', 'a.mp4', makeMp4('isom', { withMovie: false }), bad('DAMAGED')),
  row('a WebM that lacks its end', 'a.webm', makeWebm({ missing: 10 }), bad('DAMAGED')),
  row('half a document', 'a.docx', cut(docx, 0.6), bad('DAMAGED')),
  row('a document behind something else', 'a.docx', Buffer.concat([docx, docx]), bad('DAMAGED')),
  row('names that lead out', 'a.docx', makeOffice('word', { name: '../../etc/passwd' }), bad('DAMAGED')),
  row('names from the root', 'a.docx', makeOffice('word', { name: '/etc/passwd' }), bad('DAMAGED')),
  row('names of another system', 'a.docx', makeOffice('word', { name: 'C:\\x' }), bad('DAMAGED')),
  row('a name twice', 'a.docx', makeOffice('word', { name: 'word/document.xml' }), bad('DAMAGED')),
  row('a PDF with a password', 'a.pdf', makePdf('<< /Root 1 0 R /Encrypt 9 0 R >>'), bad('ENCRYPTED')),
  row('a document with a password', 'a.docx', makeOldOffice('EncryptedPackage'), bad('ENCRYPTED')),
  row(
    'an archive with a password',
    'a.xlsx',
    makeOffice('xl', { name: 'xl/a', isEncrypted: true }),
    bad('ENCRYPTED'),
  ),
];

const idOf = new Map<Row, string>();

beforeAll(async () => {
  for (const one of [...HARMLESS, ...REFUSED]) {
    const ended = await tus.upload(one.name, one.content);
    idOf.set(one, String(ended.headers['media-id']));
  }
  await runDueJobs(db, jobs);
  // Uploading and examining so many files takes time on a busy machine.
}, 60_000);

async function outcomeOf(one: Row) {
  return await server.ask(mediaEndpoints.detail, { params: { id: idOf.get(one) ?? '' }, headers });
}

describe('A file is accepted that is', () => {
  test.each(HARMLESS)('$what', async (one) => {
    expect(await outcomeOf(one)).toMatchObject(one.found);
  });
});

describe('A file is refused, with its reason, that is', () => {
  test.each(REFUSED)('$what', async (one) => {
    expect(await outcomeOf(one)).toMatchObject({ ...one.found, picture: null });
  });
});

test('nothing is left behind in the scratch folder', async () => {
  const { scratchDir } = server.config;
  const { readdir } = await import('node:fs/promises');
  expect(await readdir(scratchDir)).toEqual([]);
  expect(await Array.fromAsync(storage.list('uploads/'))).toEqual([]);
});
