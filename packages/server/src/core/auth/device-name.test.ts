import { expect, test } from 'vitest';
import { deviceNameOf } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
    'Chrome · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) coc_coc_browser/130.0 Chrome/124.0 Safari/537.36', 'Cốc Cốc · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 'Safari · macOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/141.0.0.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', ''],
])('%s is shown as %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});
