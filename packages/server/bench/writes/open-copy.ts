import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openProductDatabase, type ProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { FIRST_START_MS, type NewsroomOrders, type Print } from '../bench-orders.ts';
import { multiplyNewsroom } from '../newsroom/multiply-newsroom.ts';
import { openNewsroom } from '../newsroom/open-newsroom.ts';
import { type ProductSide, startProductSide } from '../sides/product-side.ts';
import { openCounting } from '../statements-per-call.ts';
import type { WrittenPost } from './write-load.ts';

export const PROJECT = '1';
/** Each may write ten times a second. */
const PEOPLE = 200;
const MILLION = 'million';

export interface CopyOrders extends NewsroomOrders {
  /** The folder of the copy. */
  readonly name: string;
  /** Of the newsroom with a million posts. */
  readonly isMillion?: boolean;
  /** Override the settings of every bench. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A copy of the newsroom, the product over it, and people who write. */
export interface NewsroomCopy {
  readonly database: ProductDatabase;
  /** The role of the product in the database. */
  readonly role: string;
  readonly product: ProductSide;
  readonly people: readonly Writer[];
}

interface Writer {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Other benches need the newsroom as it was, so writes go into a copy, which is deleted at the end. */
export async function openCopy(orders: CopyOrders, shutdown: Shutdown, print: Print): Promise<NewsroomCopy> {
  const { folder, program, settings = {} } = orders;
  const dataDir = await copyNewsroom(orders, shutdown, print);
  const { database } = await openCounting(async () => ({
    database: await openProductDatabase(
      { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
      print,
    ),
  }));
  shutdown.add(() => database.stop());
  const people = await hire(database.db);
  const product = await startProductSide({ program, dataDir, folder, settings, readyWithin: FIRST_START_MS });
  shutdown.add(() => product.stop());
  const { rows } = await sql<{ role: string }>`SELECT current_user AS role`.execute(database.db);
  return { database, role: rows[0]?.role ?? '', product, people };
}

async function copyNewsroom(
  { folder, generator, name, isMillion }: CopyOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<string> {
  const newsroom = isMillion
    ? await openNewsroom(join(folder, MILLION), generator, print, (url) => multiplyNewsroom(url, print))
    : await openNewsroom(folder, generator, print);
  await newsroom.database.stop();
  const dataDir = join(folder, name);
  await rm(dataDir, { recursive: true, force: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  await cp(newsroom.dataDir, dataDir, { recursive: true, preserveTimestamps: true });
  return dataDir;
}

async function hire(db: Db): Promise<Writer[]> {
  const people = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const person = await aPerson(db, {
      role: 'ADMIN',
      projects: [PROJECT],
      displayName: `Người viết ${count}`,
    });
    people.push({ userId: person.userId, headers: await signIn(db, person, { project: PROJECT }) });
  }
  return people;
}

/** Posts that people still write. */
export async function postsInWork(db: Db, most: number): Promise<WrittenPost[]> {
  return await db
    .selectFrom('posts')
    .select(['id', 'version'])
    .where('project_id', '=', PROJECT)
    .where('state', 'in', ['DRAFT', 'SUBMITTED', 'RETURNED'])
    .limit(most)
    .execute();
}
