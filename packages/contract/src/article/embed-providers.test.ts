import { describe, expect, test } from 'vitest';
import { EMBED_FRAME_ORIGINS, embedAddress, embedPage, readEmbedAddress } from './embed-providers.ts';

const KNOWN: readonly (readonly [url: string, provider: string, id: string])[] = [
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['http://youtube.com/watch/?app=desktop&v=dQw4w9WgXcQ&t=42s', 'youtube', 'dQw4w9WgXcQ'],
  ['HTTPS://M.YouTube.com/watch?v=dQw4w9WgXcQ#x', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=AbCdEf', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/a-b_c-d_e-f?feature=share', 'youtube', 'a-b_c-d_e-f'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo', '76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', 'vimeo', '76979871/8272103f6e'],
  ['https://www.facebook.com/watch/?v=10153231379946729', 'facebook', '10153231379946729'],
  ['https://m.facebook.com/toasoan.vn/videos/10153231379946729/', 'facebook', '10153231379946729'],
  ['https://www.facebook.com/baonghean/videos/lua-chin/10153231379946729', 'facebook', '10153231379946729'],
  ['https://www.facebook.com/reel/1234567890123456', 'facebook', '1234567890123456'],
  [
    'https://www.facebook.com/plugins/video.php?height=314&href=https%3A%2F%2Fwww.facebook.com%2Fa%2Fvideos%2F10153231379946729%2F&show_text=false',
    'facebook',
    '10153231379946729',
  ],
  [
    'https://www.tiktok.com/@bao.nghe_an/video/7106594312292453675?is_copy_url=1',
    'tiktok',
    '7106594312292453675',
  ],
  ['https://www.tiktok.com/embed/v2/7106594312292453675', 'tiktok', '7106594312292453675'],
  ['https://www.dailymotion.com/video/x8abcde', 'dailymotion', 'x8abcde'],
  ['https://www.dailymotion.com/video/x8abcde_lua-chin-o-nghe-an', 'dailymotion', 'x8abcde'],
  ['https://dai.ly/x8abcde', 'dailymotion', 'x8abcde'],
  ['https://geo.dailymotion.com/player/x1a2b.html?video=x8abcde', 'dailymotion', 'x8abcde'],
  [' https://youtu.be/dQw4w9WgXcQ\u200B\n', 'youtube', 'dQw4w9WgXcQ'],
];

test.each(KNOWN)('%s is a video', (url, provider, id) => {
  expect(readEmbedAddress(url)).toEqual({ provider, id });
});

test.each(KNOWN)('the frame and the page of %s lead to the same video', (_, name, id) => {
  const source = readEmbedAddress(embedAddress(name, id) ?? '');
  expect(source).toEqual({ provider: name, id });
  if (source) expect(readEmbedAddress(embedPage(source))).toEqual(source);
});

describe('not a video', () => {
  test.each([
    '',
    'dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    '//www.youtube.com/embed/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'data:text/html,https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be.evil.example/dQw4w9WgXcQ',
    'https://evil.example/www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example\\@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example#@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://wwwxyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/redirect?q=https://evil.example&v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL123',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload%3D',
    'https://www.youtube.com/watch?v=..%2F..%2Fsignin',
    'https://www.youtube.com/watch?v=%E0%A4%A',
    'https://www.youtube.com/embed/videoseries?list=PL123',
    'https://www.youtube.com/embed/live_stream?channel=UC123',
    'https://www.youtube.com/embed/dQw4w9WgXcQ/../../signin',
    'https://www.youtube.com/@toasoan',
    'https://vimeo.com/about',
    'https://player.vimeo.com/video/76979871?h=../x',
    'https://fb.watch/abc123/',
    'https://www.facebook.com/share/v/abc123/',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fevil.example%2Fvideos%2F10153231379946729',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fplugins%2Fvideo.php%3Fhref%3D1',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fa%2Fvideos%2F10153231379946729',
    'https://vt.tiktok.com/ZS12345/',
    'https://www.tiktok.com/@a/photo/7106594312292453675',
    'https://www.dailymotion.com/user/x8abcde',
  ])('%j', (url) => {
    expect(readEmbedAddress(url)).toBeUndefined();
  });
});

test('a frame needs a valid id of a valid provider', () => {
  expect(embedAddress('youtube', 'dQw4w9WgXcQ')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(embedAddress('youtube', 'dQw4w9WgXcQ"><script>')).toBeUndefined();
  expect(embedAddress('vimeo', 'dQw4w9WgXcQ')).toBeUndefined();
  for (const provider of ['constructor', '__proto__', 'YouTube', ''])
    expect(embedAddress(provider, 'dQw4w9WgXcQ')).toBeUndefined();
});

test('every frame comes from an origin that pages allow', () => {
  for (const [, provider, id] of KNOWN)
    expect(EMBED_FRAME_ORIGINS).toContain(/^https:\/\/[^/]+/.exec(embedAddress(provider, id) ?? '')?.[0]);
});
