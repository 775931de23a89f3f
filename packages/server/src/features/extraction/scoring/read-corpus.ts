import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_REFUSALS } from '@toasoan/contract/features/extraction/extracted-page.ts';
import {
  type TemplateDefinition,
  templateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import * as z from 'zod/mini';

const text = z._default(z.string(), '');
const texts = z._default(z.array(z.string()), []);

/** What a person read in a page. */
const expectedPage = z.object({
  title: text,
  sapo: text,
  publishedTime: z._default(z.nullable(z.string()), null),
  authors: texts,
  category: text,
  tags: texts,
  cover: z._default(z.nullable(z.string()), null),
  coverCaption: text,
  images: z._default(z.array(z.object({ url: z.string(), caption: text, credit: text })), []),
  body: texts,
  absent: texts,
  refusal: z._default(z.nullable(z.enum(PAGE_REFUSALS)), null),
});
export type ExpectedPage = z.output<typeof expectedPage>;

const storedPage = z.object({
  url: z.string(),
  contentType: text,
  template: text,
  /** Address of a further page → its file. */
  pages: z._default(z.record(z.string(), z.string()), {}),
  fetchedTime: z.optional(z.string()),
  refusal: z._default(z.nullable(z.enum(PAGE_REFUSALS)), null),
  expected: expectedPage,
});

export interface StoredPage {
  readonly name: string;
  readonly url: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly further: ReadonlyMap<string, Uint8Array>;
  /** The name stands for the layout as well. */
  readonly templateName: string;
  readonly template: TemplateDefinition | undefined;
  readonly fetchedTime: Date;
  readonly expected: ExpectedPage;
}

/** A folder, or a file in it, that cannot be scored; the message says why. */
export class CorpusProblem extends Error {
  override readonly name = 'CorpusProblem';
}

/** All pages of a folder in the order of their names. Templates lie in it, or beside it. */
export async function readCorpus(folder: string): Promise<StoredPage[]> {
  const names = await readdir(folder).catch(() => {
    throw new CorpusProblem(`${folder} is no folder.`);
  });
  const pages = names.filter((name) => name.endsWith('.json')).sort();
  if (pages.length === 0) throw new CorpusProblem(`${folder} holds no pages: NAME.html with NAME.json.`);
  return await Promise.all(pages.map((name) => readStored(folder, name.slice(0, -'.json'.length))));
}

async function readStored(folder: string, name: string): Promise<StoredPage> {
  try {
    const stored = storedPage.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
    const further = await Promise.all(
      Object.entries(stored.pages).map(
        async ([url, file]) => [url, await readFile(join(folder, file))] as const,
      ),
    );
    return {
      name,
      url: stored.url,
      contentType: stored.contentType,
      bytes: await readFile(join(folder, `${name}.html`)),
      further: new Map(further),
      templateName: stored.template,
      template: stored.template === '' ? undefined : await readTemplate(folder, stored.template),
      fetchedTime: new Date(stored.fetchedTime ?? Date.now()),
      expected: { ...stored.expected, refusal: stored.expected.refusal ?? stored.refusal },
    };
  } catch (error) {
    if (error instanceof CorpusProblem) throw error;
    throw new CorpusProblem(
      `${join(folder, name)}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function readTemplate(folder: string, name: string): Promise<TemplateDefinition> {
  for (const place of [join(folder, 'templates'), join(folder, '..', 'templates')]) {
    const source = await readFile(join(place, `${name}.json`), 'utf8').catch(() => undefined);
    if (source !== undefined) return templateDefinition.parse(templateIn(JSON.parse(source)));
  }
  throw new CorpusProblem(`${folder}: the template ${name} is missing.`);
}

/** A definition alone, or in a record with its name. */
function templateIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('definition' in value)) return value;
  return value.definition;
}
