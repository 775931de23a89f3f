import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { DiskStorage } from '#server/core/storage/disk-storage.ts';
import { Scratch } from '#server/core/storage/scratch.ts';
import { roomAddresses } from '#server/features/submissions/public.ts';
import { NO_FOREIGN_PAGES } from '#test/no-pages.ts';
import { startTestServer } from '#test/test-server.ts';
import { damaged, formed } from '#test/value-arbitrary.ts';
import { wireFeatures } from './wire-features.ts';

const { live } = await startTestServer();
const routes = wireFeatures({
  secretBox: createSecretBox({ current: 'any' }),
  rooms: roomAddresses('any'),
  safeFetch: createSafeFetch({ allowedHosts: [] }),
  live,
  now: () => new Date(),
  storage: new DiskStorage(''),
  scratch: new Scratch(''),
  images: openImageProcess(),
  ...NO_FOREIGN_PAGES,
});
const calls = routes
  .filter(({ endpoint }) => endpoint.kind === 'json')
  .map(({ endpoint, write }) => ({
    call: `${endpoint.method} ${endpoint.path}`,
    schema: endpoint.data,
    write,
  }));

test.each(calls)('$call answers what its contract names, and nothing else', ({ schema, write }) => {
  let written = 0;
  fc.assert(
    fc.property(fc.oneof(formed(schema), damaged(schema)), (value) => {
      const parsed = schema.safeParse(value);
      if (!parsed.success) {
        expect(() => write(value)).toThrow();
        return;
      }
      written += 1;
      expect(write(value)).toBe(JSON.stringify(parsed.data));
    }),
    // The same values each time: some must be allowed, and few are of the calls with the most rules.
    { numRuns: 150, seed: 13 },
  );
  expect(written).toBeGreaterThan(0);
});
