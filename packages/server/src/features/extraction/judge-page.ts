import type {
  ExtractedPage,
  PageRefusal,
  PageWarning,
} from '@toasoan/contract/features/extraction/extracted-page.ts';
import {
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { type Block, picturesOf, textOfBlocks } from './content/content-block.ts';
import type { Content } from './content/template-content.ts';
import type { FoundFields } from './fields/found-fields.ts';
import type { PageView } from './page/page-view.ts';
import { metaValues, selectAll } from './page/select-values.ts';

interface Judged {
  readonly page: PageView;
  readonly template: TemplateDefinition;
  readonly blocks: readonly Block[];
  readonly fields: FoundFields;
  readonly content: Content | undefined;
  readonly fetchedTime: Date;
  readonly isRepaired: boolean;
  readonly isTruncated: boolean;
  readonly hasMore: boolean;
}

const SHORT_BODY = 600;
const TEASER = 2500;
const STORY_PICTURES = 3;
const SOON_MS = 3_600_000;
/** Points of a field that was found in the surest way. */
const POINTS: Readonly<Partial<Record<PageField, number>>> = {
  title: 20,
  content: 35,
  publishedTime: 15,
  sapo: 8,
  author: 7,
  cover: 8,
  category: 4,
  tags: 3,
};
const SURE = { TEMPLATE: 1, JSONLD: 1, META: 0.95, PAGE: 0.9, READABILITY: 0.8 } as const;
const PAYWALL =
  '[class*="paywall" i], [id*="paywall" i], [class*="premium-content" i], [class*="subscriber-only" i]';

/** What is missing, what a person should know, whether it is an article, and how good it is. */
export function judgePage(judged: Judged): Pick<ExtractedPage, 'missing' | 'warnings' | 'refusal' | 'score'> {
  const { fields, content } = judged;
  const all = { ...fields, content };
  const missing = PAGE_FIELDS.filter((field) =>
    field === 'author' ? (fields.author?.value.authors.length ?? 0) === 0 : all[field] === undefined,
  );
  return {
    missing,
    warnings: warningsOf(judged),
    refusal: refusalOf(judged),
    score: scoreOf(judged, missing),
  };
}

function warningsOf({ page, template, fields, blocks, ...judged }: Judged): PageWarning[] {
  const date = fields.publishedTime?.value;
  const says: readonly (readonly [PageWarning, boolean])[] = [
    ['ENCODING_REPAIRED', judged.isRepaired],
    ['DATE_WITHOUT_TIME', date?.hasTime === false],
    ['DATE_IN_FUTURE', date !== undefined && Date.parse(date.time) > judged.fetchedTime.getTime() + SOON_MS],
    ['SHORT_BODY', textOfBlocks(blocks).length < SHORT_BODY],
    ['NO_PICTURE', fields.cover === undefined && picturesOf(blocks).length === 0],
    ['PAGES_MISSING', judged.hasMore],
    ['TRUNCATED', judged.isTruncated],
    ['VIDEO_PAGE', isVideo(page, template)],
  ];
  return says.flatMap(([warning, applies]) => (applies ? [warning] : []));
}

function isVideo(page: PageView, { videoSelector }: TemplateDefinition): boolean {
  if (selectAll(page.document, videoSelector).length > 0) return true;
  const type = page.linked?.node['@type'];
  return type === 'VideoObject' || (metaValues(page.document, 'og:type')[0] ?? '').startsWith('video');
}

function refusalOf({ page, template, blocks, fields }: Judged): PageRefusal | null {
  const title = fields.title?.value ?? '';
  const body = textOfBlocks(blocks);
  const pictures = picturesOf(blocks);
  const length =
    body.length +
    (pictures.length >= STORY_PICTURES ? pictures.map(({ caption }) => caption).join('').length + 300 : 0);
  const words = `${title}\n${fields.sapo?.value ?? ''}\n${body}`.toLocaleLowerCase('vi');
  const has = (word: string) => words.includes(word.toLocaleLowerCase('vi'));
  const reasons: readonly (readonly [PageRefusal, boolean])[] = [
    ['PAYWALL', isClosed(page, template, body)],
    ['NO_TITLE', title === ''],
    ['NO_BODY', body === '' && pictures.length === 0],
    ['NO_DATE', fields.publishedTime === undefined],
    ['TITLE_TOO_SHORT', title.length < template.minTitleLength],
    ['BODY_TOO_SHORT', length < template.minBodyChars],
    ['WORD_MISSING', !template.mustContain.every(has)],
    ['WORD_FORBIDDEN', template.mustNotContain.some(has)],
  ];
  return reasons.find(([, applies]) => applies)?.[0] ?? null;
}

function isClosed(page: PageView, { paywallSelector }: TemplateDefinition, body: string): boolean {
  if (selectAll(page.document, paywallSelector).length > 0) return true;
  if (paywallSelector !== '' || body.length > TEASER) return false;
  return page.linked?.isFree === false || page.document.querySelector(PAYWALL) !== null;
}

function scoreOf({ fields, content, blocks }: Judged, missing: readonly PageField[]): number {
  const all = { ...fields, content };
  const points = PAGE_FIELDS.filter((field) => !missing.includes(field)).map(
    (field) => (POINTS[field] ?? 0) * SURE[all[field]?.by ?? 'PAGE'],
  );
  const short = Math.min(1, textOfBlocks(blocks).length / SHORT_BODY);
  const lost = (POINTS.content ?? 0) * (1 - short) * (content === undefined ? 0 : 0.6);
  return Math.max(0, Math.round(points.reduce((sum, value) => sum + value, 0) - lost));
}
