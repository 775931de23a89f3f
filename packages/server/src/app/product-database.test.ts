import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { cloneDatabase } from '#test/test-database.ts';
import { ConfigError } from './config.ts';
import { openProductDatabase } from './product-database.ts';

const { url, drop } = await cloneDatabase();

function opened(databaseUrl: string, databaseOwnerUrl?: string) {
  const config = { dataDir: tmpdir(), databaseUrl, databaseOwnerUrl };
  return openProductDatabase(config, () => undefined);
}

function withLogin(login: string): string {
  const address = new URL(url);
  address.username = login;
  address.password = 'not-it';
  return address.href;
}

test('an unreachable external database is reported in one sentence naming the setting', async () => {
  const nowhere = opened('postgres://a:b@127.0.0.1:1/toasoan');
  await expect(nowhere).rejects.toThrow(ConfigError);
  await expect(nowhere).rejects.toThrow(
    /^The database of DATABASE_URL cannot be opened: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
  );
});

test('an unknown login, of the product or of the owner, is reported in the same way', async () => {
  const stranger = withLogin('stranger');
  await expect(opened(url, stranger)).rejects.toThrow(
    /^The database of DATABASE_OWNER_URL cannot be opened: .*"stranger".*\.$/,
  );
  await expect(opened(stranger, url)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be opened: .*"stranger".*\.$/,
  );
});

test('a login that may not create tables is reported in the same way', async () => {
  const address = new URL(url);
  address.searchParams.set('options', '-c role=toasoan_app');
  await expect(opened(address.href)).rejects.toThrow(
    /^The login of DATABASE_URL may not make the tables: permission denied .*; give it that right/,
  );
});

test('stopping closes the connection to an external database', async () => {
  const database = await opened(url);
  expect(await database.db.selectFrom('projects').select('id').execute()).toEqual([]);
  await database.stop();
  await drop();
});
