import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Shutdown } from '#server/app/shutdown.ts';
import {
  ADMIN,
  type BenchOrders,
  FIRST_START_MS,
  type Print,
  printLoadOfMachine,
  SETTLED_MS,
} from '../bench-orders.ts';
import { targetsOf } from '../report.ts';
import { type ProductSide, startProductSide } from '../sides/product-side.ts';
import { most, type Verdict } from '../verdicts.ts';
import { askGently } from './ask-gently.ts';
import { madeFilm, madePhotos } from './made-files.ts';
import { beginUpload, type FileToSend, offsetOf, type Sender, sendAndCut, sendRest } from './send-file.ts';
import { watchMemory } from './watch-memory.ts';

const MB = 1024 * 1024;
const PHOTOS = 200;
/** The number of concurrent uploads of the console. */
const AT_ONCE = 3;
const CUTS = 50;
/** Measured before the photos, to know the other load of the machine. */
const ALONE_MS = 10_000;

/** The cost of uploads: memory of a large one, delay of other people during many, and bytes lost by cut connections. */
export async function runUploads(
  { folder, program }: BenchOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<boolean> {
  const dataDir = join(folder, 'uploads');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const password = randomBytes(18).toString('base64url');
  const settings = { SEED: 'demo', DEMO_PASSWORD: password, ADMIN_PASSWORD: password };
  const product = await startProductSide({
    program,
    dataDir,
    folder,
    settings,
    readyWithin: FIRST_START_MS,
  });
  shutdown.add(async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const headers = { authorization: `Bearer ${await product.signIn(ADMIN, password)}`, 'project-id': '1' };
  const sender = { port: product.port, headers };
  await sleep(SETTLED_MS);
  printLoadOfMachine(print);
  const verdicts = [
    await largeFile(product, sender, print),
    await cutLines(sender, print),
    await manyPhotos(product, sender, print),
  ];
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

async function largeFile(product: ProductSide, sender: Sender, print: Print): Promise<Verdict> {
  const idle = (await product.memory()) ?? 0;
  const memory = watchMemory(product);
  const begun = performance.now();
  const film = madeFilm(1024 * MB);
  await sendRest(sender, await beginUpload(sender, film), film);
  const highest = await memory();
  print(`1 GB in ${seconds(begun)} s; ${idle.toFixed(0)} MB idle, ${highest.toFixed(0)} MB at most.`);
  return most('MB above idle while 1 GB comes in', highest - idle, 60);
}

async function cutLines(sender: Sender, print: Print): Promise<Verdict> {
  const film = madeFilm(100 * MB);
  const id = await beginUpload(sender, film);
  const step = Math.floor((film.size / CUTS) * 1.5);
  let from = 0;
  for (let cut = 0; cut < CUTS; cut += 1) {
    const length = Math.min(randomInt(1, step), film.size - from - 1);
    await sendAndCut(sender, id, from, film.bytes(from, length));
    from = await offsetOf(sender, id);
  }
  const { checksum } = await detailOf(sender, await sendRest(sender, id, film, from));
  const wanted = sumOf(film);
  print(
    `${CUTS} cuts in 100 MB: ${(from / MB).toFixed(0)} MB had arrived by the last cut, the rest after it.`,
  );
  return most('checksums that differ after cuts', checksum === wanted ? 0 : 1, 0);
}

async function manyPhotos(product: ProductSide, sender: Sender, print: Print): Promise<Verdict> {
  const photos = await madePhotos(PHOTOS);
  const bytes = photos.reduce((sum, { size }) => sum + size, 0);
  const alone = askGently(sender);
  await sleep(ALONE_MS);
  const { p50: p50Alone, p99: p99Alone } = await alone.stop();
  print(`The list without photos: p50 ${p50Alone.toFixed(0)} ms, p99 ${p99Alone.toFixed(0)} ms.`);
  const asking = askGently(sender);
  const memory = watchMemory(product);
  const begun = performance.now();
  const ids: string[] = [];
  const waiting = [...photos];
  const sendOn = async () => {
    for (let photo = waiting.pop(); photo !== undefined; photo = waiting.pop()) {
      ids.push(await sendRest(sender, await beginUpload(sender, photo), photo));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  print(`${PHOTOS} photos of ${(bytes / PHOTOS / MB).toFixed(1)} MB in ${seconds(begun)} s.`);
  for (const id of ids) {
    while ((await detailOf(sender, id)).state === 'PROCESSING') await sleep(200);
  }
  const { p50, p99, count, failed } = await asking.stop();
  print(`All examined after ${seconds(begun)} s; ${(await memory()).toFixed(0)} MB at most.`);
  print(`The list was requested ${count} times meanwhile: p50 ${p50.toFixed(0)} ms; ${failed} refused.`);
  return most('p99 ms of the list while photos come in', p99, 300);
}

async function detailOf({ port, headers }: Sender, id: string): Promise<{ state: string; checksum: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/media/detail/${id}`, { headers });
  const { data } = (await response.json()) as { data: { state: string; checksum: string } };
  return data;
}

function sumOf({ size, bytes }: FileToSend): string {
  const hash = createHash('sha256');
  for (let at = 0; at < size; at += MB) hash.update(bytes(at, Math.min(MB, size - at)));
  return hash.digest('hex');
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
