import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import type {
  PageField,
  TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { MOST_STORED_PAGES } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import type { Suggestion } from '@toasoan/contract/features/parser-templates/studio.ts';
import type { Db } from '#server/core/db/database.ts';
import { driftOf, type ParserTemplateRow } from '../template-row.ts';
import { type PageProcess, proposalsFor, type ServedPage, tryField } from './page-tools.ts';
import { type CrawledPage, crawledPagesAround, crawledPagesOf, samplesOf } from './sample-store.ts';
import { usualSelectors } from './usual-selectors.ts';

type SuggestAsk = BodyOf<typeof parserTemplateEndpoints.suggest>;

/** Proposals that are tried on other pages. */
const MOST_PROPOSALS = 4;
/** Milliseconds for all stored pages; those that are not reached do not count. */
const STORED_MS = 15_000;
/** Pages on each side of a fall. */
const MOST_AROUND = 40;

interface Asked {
  readonly page: ServedPage;
  readonly process: PageProcess;
  /** In milliseconds. */
  readonly clock?: () => number;
}

/** Selectors for a field with how often they find it, the best first. Each page is parsed once for all of them. */
export async function suggestSelectors(
  db: Db,
  template: ParserTemplateRow,
  ask: SuggestAsk,
  { page, process, clock = () => performance.now() }: Asked,
): Promise<Suggestion[]> {
  const { field, withStored } = ask;
  const tests = await samplesOf(db, template);
  const found = await findProposals(ask, { page, process, tests, draft: template.draft });
  const proposals = found.slice(0, MOST_PROPOSALS);
  const tried = { field, template: template.draft, selectors: proposals.map(({ selector }) => selector) };
  const onTests = await tryField(process, tests, tried);
  const end = clock() + STORED_MS;
  const onStored =
    withStored && proposals.length > 0
      ? await tryStored(db, template, field, (pages) => tryField(process, pages, tried, () => clock() > end))
      : undefined;
  return proposals
    .map((proposal, place) => ({
      ...proposal,
      tests: scoreOf(onTests, place),
      stored: onStored ? scoreOf(onStored.stored, place) : null,
      fall: onStored?.fall
        ? { before: scoreOf(onStored.fall.before, place), since: scoreOf(onStored.fall.since, place) }
        : null,
    }))
    .toSorted((one, other) => share(other) - share(one));
}

type Results = Awaited<ReturnType<typeof tryField>>;

interface StoredResults {
  readonly stored: Results;
  /** Undefined: the field is found everywhere as before. */
  readonly fall: { readonly before: Results; readonly since: Results } | undefined;
}

/** The newest stored pages, and where the field has fallen those around the day; a page of both is read once. */
async function tryStored(
  db: Db,
  template: ParserTemplateRow,
  field: PageField,
  tryOn: (pages: readonly ServedPage[]) => Promise<Results>,
): Promise<StoredResults> {
  const falls = driftOf(template).filter((fall) => fall.field === field);
  const around = async (side: 'before' | 'since') => {
    const parts = falls.map(({ sourceId, since: day }) =>
      crawledPagesAround(db, template, { sourceId, day, side, most: MOST_AROUND }),
    );
    return (await Promise.all(parts)).flat();
  };
  const before = await around('before');
  const since = await around('since');
  const newest = await crawledPagesOf(db, template, { most: MOST_STORED_PAGES });
  // Those of the fall first: the time may not be enough for all.
  const pages = [...new Map([...since, ...before, ...newest].map((page) => [page.id, page])).values()];
  const results = await tryOn(pages);
  const byId = new Map(pages.map(({ id }, index) => [id, index]));
  const of = (some: readonly CrawledPage[]) =>
    some.flatMap(({ id }) => {
      const at = byId.get(id) ?? results.length;
      return at < results.length ? [results[at]] : [];
    });
  return {
    stored: of(newest),
    fall: falls.length === 0 ? undefined : { before: of(before), since: of(since) },
  };
}

type Proposal = Pick<Suggestion, 'selector' | 'value'>;

interface Place extends Asked {
  readonly tests: readonly ServedPage[];
  readonly draft: TemplateDefinition;
}

/** What was clicked, else where most sites say it, as far as this page does. */
async function findProposals(
  { field, node }: SuggestAsk,
  { page, process, tests, draft }: Place,
): Promise<readonly Proposal[]> {
  if (node !== undefined) {
    const others = tests.filter(({ url }) => url !== page.url);
    const found = await proposalsFor(process, page, { field, node, others });
    return found.map(({ selector, value }) => ({ selector, value }));
  }
  const selectors = usualSelectors(field);
  const [values = []] = await tryField(process, [page], { field, template: draft, selectors });
  return selectors
    .map((selector, place) => ({ selector, value: values[place] ?? '' }))
    .filter(({ value }) => value !== '');
}

function scoreOf(results: Results, place: number): Suggestion['tests'] {
  return { found: results.filter((values) => values?.[place]).length, of: results.length };
}

/** What works since a fall counts more than what worked before it. */
function share({ tests, stored, fall }: Suggestion): number {
  const rate = (found: number, of: number) => found / Math.max(1, of);
  const all = rate(tests.found + (stored?.found ?? 0), tests.of + (stored?.of ?? 0));
  if (fall === null || fall.since.of === 0) return all;
  return 2 * rate(fall.since.found, fall.since.of) + rate(fall.before.found, fall.before.of) + all;
}
