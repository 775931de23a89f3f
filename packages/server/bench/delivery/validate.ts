import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { convertIcsCalendar } from 'ts-ics';
import { validateXML } from 'xmllint-wasm';
import type { Print } from '../bench-orders.ts';
import { most, type Verdict } from '../verdicts.ts';
import { readPage } from './reader.ts';
import type { Readers } from './readers.ts';
import { faultsOfVocabulary } from './vocabulary-of-schema-org.ts';

const LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
/** The pages of a site whose data search engines read. */
const PAGES_READ = 60;

/** Feeds, sitemaps, calendars and JSON-LD, read by programs of others. */
export async function validate(readers: Readers, print: Print): Promise<Verdict[]> {
  const { port, host, project } = readers;
  const api = `/api/public/v1/${project}`;
  const text = async (path: string) => {
    const { status, body } = await readPage(port, host, path);
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    return body.toString();
  };
  const faults: string[] = [];
  const check = async (what: string, find: () => Promise<readonly string[]> | readonly string[]) => {
    try {
      faults.push(...(await find()).map((fault) => `${what}: ${fault}`));
    } catch (error) {
      faults.push(`${what}: ${String(error)}`);
    }
  };
  await check('RSS', async () => {
    const { title, items = [] } = parseRssFeed(await text(`${api}/feed/rss`));
    return [
      ...missing({ title }),
      ...items.flatMap((item) => missing({ ...pick(item, ['title', 'link', 'guid', 'pubDate']) })),
    ];
  });
  await check('Atom', async () => {
    const { id, title, updated, entries = [] } = parseAtomFeed(await text(`${api}/feed/atom`));
    return [
      ...missing({ id, title, updated }),
      ...entries.flatMap((entry) => missing(pick(entry, ['id', 'title', 'updated']))),
    ];
  });
  await check('JSON Feed', async () => {
    const { title, items = [] } = parseJsonFeed(await text(`${api}/feed/json`));
    return [
      ...missing({ title }),
      ...items.flatMap((item) => missing(pick(item, ['id', 'url', 'date_published']))),
    ];
  });
  await check('calendar', async () => {
    const { events = [], version } = convertIcsCalendar(undefined, await text(`${api}/calendar`));
    return [
      ...missing({ version }),
      ...events.flatMap((event) => missing(pick(event, ['uid', 'summary', 'stamp', 'start']))),
    ];
  });
  const parts = await validateSitemaps(text, api, check);
  const paths = parts.flatMap((map) =>
    [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path),
  );
  const read = [...new Set(paths)].slice(0, PAGES_READ);
  const found: string[] = [];
  for (const path of read) {
    const page = await text(decodeURI(path));
    found.push(...[...page.matchAll(LD)].map(([, json = '']) => json));
  }
  await check('JSON-LD', () => (found.length === 0 ? ['none'] : faultsOfVocabulary(found)));
  print(
    `${parts.length} sitemaps with ${paths.length} addresses, JSON-LD of ${read.length} pages (${found.length} things).`,
  );
  for (const fault of faults.slice(0, 20)) print(`  ${fault}`);
  return [most('faults that validators find in feeds, sitemaps, calendars and JSON-LD', faults.length, 0)];
}

const pick = (from: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]]));

const missing = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [`without ${name}`] : [],
  );

type Check = (what: string, find: () => Promise<readonly string[]>) => Promise<void>;

/** By the published schema; elements of pictures and news are looked over, since their schemas are not in a package. */
async function validateSitemaps(
  text: (path: string) => Promise<string>,
  api: string,
  check: Check,
): Promise<string[]> {
  const schemas = join(dirname(createRequire(import.meta.url).resolve('sitemap')), '..', '..', 'schema');
  const schema = (await readFile(join(schemas, 'sitemap.xsd'), 'utf8')).replaceAll(
    'processContents="strict"',
    'processContents="lax"',
  );
  const index = await text(`${api}/sitemap`);
  const names = [...index.matchAll(/<loc>[^<]*\/sitemap-([^<]+)\.xml<\/loc>/g)].map(([, name = '']) => name);
  const parts: string[] = [];
  await check('sitemap index', async () => (names.length === 0 ? ['no part'] : []));
  for (const name of names) {
    const contents = await text(`${api}/sitemap/${name}`);
    parts.push(contents);
    await check(`sitemap ${name}`, async () => {
      if (!contents.includes('<url>')) return [];
      const { errors } = await validateXML({
        xml: { fileName: 'map.xml', contents },
        schema: { fileName: 'sitemap.xsd', contents: schema },
        maxMemoryPages: 4_096,
      });
      return errors.map(({ message }) => message);
    });
  }
  return parts;
}
