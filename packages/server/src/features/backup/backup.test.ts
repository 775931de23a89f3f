import { copyFile, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { s3AddressOf } from '#server/core/storage/s3-address.ts';
import { S3Storage } from '#server/core/storage/s3-storage.ts';
import { startS3 } from '#server/core/storage/test-support/s3-server.ts';
import { aStorage } from '#test/factories/a-storage.ts';
import { restoreBackup } from './restore-backup.ts';
import { findTables } from './tables/catalogue-view.ts';
import { LEFT_OUT } from './tables/left-out-tables.ts';
import { aFolder, aNewsroom, backUp, connectTo, KEY, KNOWN } from './test-support/a-newsroom.ts';
import { anEmptyTarget } from './test-support/an-empty-target.ts';
import { contentsOf, filesOf, schemaOf } from './test-support/contents.ts';

/** Everything is written and read several times. */
const LONG = { timeout: 120_000 };
const OWN_KEY = { current: KEY, previous: undefined };

const newsroom = await aNewsroom();
const folder = await aFolder();
const archive = join(folder, 'backup.tar.zst');
const before = await connectTo(newsroom.database.url);
await backUp(newsroom, archive);

/** A migration that a build after this one will have. */
const LATER = '9999-later';

async function countPosts(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM posts');
  return rows[0]?.count;
}

function options(path = archive) {
  return {
    path,
    keepSessions: false,
    dropSecondFactors: false,
    print: () => undefined,
    signal: new AbortController().signal,
  };
}

/** Without the tables that the archive leaves out, and those that a restore changes on purpose. */
async function comparable(client: Client, except: readonly string[] = []) {
  const contents = Object.entries(await contentsOf(client));
  return contents.filter(([name]) => !Object.hasOwn(LEFT_OUT, name) && !except.includes(name));
}

describe('A table of the schema', async () => {
  const tables = await findTables(before);

  test('is in the archive unless it is on the list of reasoned exceptions', async () => {
    const { header } = await backUp(newsroom, join(folder, 'tables.tar.zst'));
    const archived = header.tables.map(({ name }) => name);
    expect(
      tables
        .map(({ name }) => name)
        .filter((name) => !archived.includes(name))
        .sort(),
    ).toEqual(Object.keys(LEFT_OUT).sort());
    for (const reason of Object.values(LEFT_OUT)) expect(reason.length).toBeGreaterThan(30);
  });

  test('has no transaction numbers when it is in the archive: another database counts its own', async () => {
    const { rows } = await before.query<{ name: string }>(
      `SELECT DISTINCT attrelid::regclass::text AS name FROM pg_attribute JOIN pg_class AS class ON class.oid = attrelid
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
         AND atttypid IN ('xid8'::regtype, 'xid'::regtype, 'pg_snapshot'::regtype)`,
    );
    expect(rows.map(({ name }) => name).filter((name) => !Object.hasOwn(LEFT_OUT, name))).toEqual([]);
  });
});

describe('A restored newsroom', () => {
  test(
    'has every row, file, index, key and trigger again, in another database and in a bucket',
    LONG,
    async () => {
      const { url, end } = await startS3();
      onTestFinished(end);
      const address = s3AddressOf(url);
      if (address === undefined) throw new Error(url);
      const target = await anEmptyTarget(new S3Storage(address), OWN_KEY);
      await restoreBackup(target, { ...options(), keepSessions: true });
      expect(await comparable(target.client)).toEqual(await comparable(before));
      const files = await filesOf(target.storage);
      expect(files).toEqual(await filesOf(newsroom.storage));
      expect(Object.keys(files).filter((name) => name.startsWith('attachments/'))).toHaveLength(2);
      expect(await schemaOf(target.client)).toEqual(await schemaOf(before));
      const { rows } = await target.client.query('SELECT reason, kinds, until FROM job_holds');
      expect(rows).toEqual([{ reason: 'RESTORE', kinds: null, until: null }]);
    },
  );

  describe('under a new key, which knows the earlier one', async () => {
    const current = 'mot-khoa-moi-cho-he-thong-thu-hai';
    await before.query("SELECT nextval('posts_id_seq')");
    const path = join(folder, 'numbers.tar.zst');
    await backUp(newsroom, path);
    const { client, ...target } = await anEmptyTarget(await aStorage(), { current, previous: KEY });
    let postsBeforeLater: number | undefined;
    const laterBuild = {
      knownMigrations: [...KNOWN, LATER],
      migrateTo: async (names: readonly string[]) => {
        if (names.includes(LATER)) postsBeforeLater = await countPosts(client);
        else await target.migrateTo(names);
      },
    };
    await restoreBackup({ client, ...target, ...laterBuild }, options(path));

    test('gets the later migrations of a later build once its rows are there', async () => {
      expect(postsBeforeLater).toBe(await countPosts(before));
    });

    test('has ended every session, and is the same otherwise', async () => {
      const { rows } = await client.query('SELECT FROM sessions WHERE ended_time IS NULL');
      expect(rows).toEqual([]);
      const changed = ['sessions', 'second_factors', 'account_payrolls'];
      expect(await comparable(client, changed)).toEqual(await comparable(before, changed));
    });

    test('gives away no number twice', async () => {
      const next = async (asked: typeof client) =>
        (await asked.query<{ id: string }>("SELECT nextval('posts_id_seq') AS id")).rows[0]?.id;
      expect(await next(client)).toBe(await next(before));
    });

    test('takes no change of its audit log', async () => {
      await expect(client.query("UPDATE audit_log SET action = ''")).rejects.toThrow('append-only');
    });

    test('opens what authors are paid by with the new key alone', async () => {
      const { rows } = await client.query(
        'SELECT box, key_id AS "keyId" FROM account_payrolls WHERE user_id = $1',
        [newsroom.userId],
      );
      const sealed = createSecretBox({ current }).open(rows[0], `payroll:${newsroom.userId}`);
      expect(JSON.parse(sealed)).toEqual({ taxCode: '8012345678' });
    });

    test('opens its second factors with the new key alone', async () => {
      const { rows } = await client.query(
        'SELECT secret AS box, secret_key_id AS "keyId" FROM second_factors WHERE user_id = $1',
        [newsroom.userId],
      );
      const box = createSecretBox({ current });
      expect(box.open(rows[0], newsroom.userId)).toBe('JBSWY3DPEHPK3PXP');
    });
  });
});

describe('Nothing is written', () => {
  test('where the second factors could not be opened', async () => {
    const keys = { current: 'mot-khoa-khac-khong-lien-quan-gi', previous: undefined };
    const target = await anEmptyTarget(await aStorage(), keys);
    await expect(restoreBackup(target, options())).rejects.toThrow('SECRET_KEY_PREVIOUS');
    expect(await findTables(target.client)).toEqual([]);
    expect(await filesOf(target.storage)).toEqual({});
  });

  test('into a database or a storage that is not empty', LONG, async () => {
    const filled = await anEmptyTarget(await aStorage(), OWN_KEY);
    await filled.migrateTo(KNOWN);
    await filled.client.query("INSERT INTO jobs (kind, payload, run_time) VALUES ('x', '{}', now())");
    await expect(restoreBackup(filled, options())).rejects.toThrow('jobs');
    const target = await anEmptyTarget(newsroom.storage, OWN_KEY);
    await newsroom.storage.putFile('originals/la/1', await aFile('lạ'), { mime: 'text/plain' });
    await expect(restoreBackup(target, options())).rejects.toThrow('originals/la/1');
    await newsroom.storage.remove(['originals/la/1']);
    expect(await findTables(target.client)).toEqual([]);
  });

  test('from an archive that is cut off or damaged, wherever that is', LONG, async () => {
    const target = await anEmptyTarget(await aStorage(), OWN_KEY);
    const { size } = await stat(archive);
    for (const length of [0, 10, Math.floor(size / 3), Math.floor(size * 0.9), size - 2_000]) {
      const path = join(folder, 'cut.tar.zst');
      await copyFile(archive, path);
      await truncate(path, length);
      await expect(restoreBackup(target, options(path)), `${length} bytes`).rejects.toThrow('bị hỏng');
    }
    const path = join(folder, 'bent.tar.zst');
    const bytes = await readFile(archive);
    bytes.writeUInt8((bytes.readUInt8(Math.floor(size / 2)) + 1) % 256, Math.floor(size / 2));
    await writeFile(path, bytes);
    await expect(restoreBackup(target, options(path))).rejects.toThrow(/bị hỏng|không khớp/);
    expect(await findTables(target.client)).toEqual([]);
    expect(await filesOf(target.storage)).toEqual({});
  });

  test('from an archive of a newer build', async () => {
    const target = await anEmptyTarget(await aStorage(), OWN_KEY);
    const older = { ...target, knownMigrations: KNOWN.slice(0, -1) };
    await expect(restoreBackup(older, options())).rejects.toThrow('bản dựng mới hơn');
    expect(await findTables(target.client)).toEqual([]);
  });
});

describe('An interrupted command', () => {
  test('leaves no archive when it was a backup', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(backUp(newsroom, join(folder, 'stopped.tar.zst'), stopped)).rejects.toThrow('stopped');
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped'))).toEqual([]);
    const { rows } = await before.query('SELECT FROM job_holds');
    expect(rows).toEqual([]);
  });

  test(
    'leaves an empty target when it was a restore, which can be repeated, here without the lost key',
    LONG,
    async () => {
      const target = await anEmptyTarget(await aStorage(), { current: undefined, previous: undefined });
      const stop = new AbortController();
      const put = vi.spyOn(target.storage, 'put').mockImplementationOnce(async (...file) => {
        put.mockRestore();
        await target.storage.put(...file);
        stop.abort(new Error('stopped'));
      });
      const lost = { ...options(), dropSecondFactors: true };
      await expect(restoreBackup(target, { ...lost, signal: stop.signal })).rejects.toThrow('stopped');
      expect(await filesOf(target.storage)).toEqual({});
      expect((await target.client.query('SELECT FROM users')).rows).toEqual([]);
      await restoreBackup(target, lost);
      expect(await filesOf(target.storage)).toEqual(await filesOf(newsroom.storage));
      const { rows } = await target.client.query(
        `SELECT (SELECT count(*)::int FROM second_factors) AS factors, verify_type, factor_reset_by
         FROM users WHERE id = $1`,
        [newsroom.userId],
      );
      expect(rows).toEqual([{ factors: 0, verify_type: 0, factor_reset_by: 'Hệ thống' }]);
    },
  );
});

async function aFile(text: string): Promise<string> {
  const path = join(folder, 'a-file');
  await writeFile(path, text);
  return path;
}
