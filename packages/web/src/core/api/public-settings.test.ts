import { expect, test } from 'vitest';
import { parsePublicSettings } from './public-settings.ts';

test('settings are read from the page', () => {
  const json =
    '{"apiBase":"/khac/","timeoutMs":5000,"recaptchaSiteKey":"khóa","mailsLinks":true,"showsSites":false,"build":"b1"}';
  expect(parsePublicSettings(json)).toEqual({
    apiBase: '/khac',
    timeoutMs: 5000,
    recaptchaSiteKey: 'khóa',
    mailsLinks: true,
    showsSites: false,
    build: 'b1',
  });
});

test.each([undefined, '', 'no json', '[]', '{"timeoutMs":"20"}', '{"timeoutMs":0}'])(
  'without usable settings (%s) the time limit is 20 seconds under /api',
  (json) => {
    expect(parsePublicSettings(json)).toMatchObject({ apiBase: '/api', timeoutMs: 20_000 });
  },
);
