import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import type {
  FieldSelector,
  PageField,
  TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { MOST_STORED_PAGES } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import type { Suggestion } from '@toasoan/contract/features/parser-templates/studio.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ParserTemplateRow } from '../template-row.ts';
import { type PageProcess, proposalsFor, type ServedPage } from './page-tools.ts';
import { readPage } from './read-page.ts';
import { crawledPagesOf, samplesOf } from './sample-store.ts';
import { usualSelectors } from './usual-selectors.ts';

type SuggestAsk = BodyOf<typeof parserTemplateEndpoints.suggest>;

/** Proposals that are tried on other pages. */
const MOST_PROPOSALS = 4;
/** Milliseconds for all stored pages; those that are not reached do not count. */
const STORED_MS = 15_000;

interface Asked {
  readonly page: ServedPage;
  readonly process: PageProcess;
  /** In milliseconds. */
  readonly clock?: () => number;
}

/** Selectors for a field with how often they find it, the best first. */
export async function suggestSelectors(
  db: Db,
  template: ParserTemplateRow,
  ask: SuggestAsk,
  { page, process, clock = () => performance.now() }: Asked,
): Promise<Suggestion[]> {
  const { field, withStored } = ask;
  const tests = await samplesOf(db, template);
  const proposals = (await findProposals(ask, { page, process, tests, draft: template.draft })).slice(
    0,
    MOST_PROPOSALS,
  );
  const stored = withStored ? await crawledPagesOf(db, template, { most: MOST_STORED_PAGES }) : [];
  const end = clock() + STORED_MS;
  const suggestions: Suggestion[] = [];
  for (const [index, proposal] of proposals.entries()) {
    const tried = { field, definition: withOnly(template.draft, field, proposal.selector), process };
    // Each of the proposals gets the same share of the time that is left.
    const until = clock() + (end - clock()) / (proposals.length - index);
    suggestions.push({
      ...proposal,
      tests: await scoreOn(tests, tried, () => false),
      stored: withStored ? await scoreOn(stored, tried, () => clock() > until) : null,
    });
  }
  return suggestions.toSorted((one, other) => share(other) - share(one));
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
  const found: Proposal[] = [];
  for (const selector of usualSelectors(field)) {
    const reading = await readPage(process, page, withOnly(draft, field, selector));
    if (reading?.marks[field] === 'OK') found.push({ selector, value: reading.values[field].slice(0, 300) });
  }
  return found;
}

/** The draft with one selector for a field: nothing else may find it. */
function withOnly(draft: TemplateDefinition, field: PageField, selector: FieldSelector): TemplateDefinition {
  return { ...draft, fields: { ...draft.fields, [field]: [selector] } };
}

interface Tried {
  readonly field: PageField;
  readonly definition: TemplateDefinition;
  readonly process: PageProcess;
}

async function scoreOn(
  pages: readonly ServedPage[],
  { field, definition, process }: Tried,
  isTimeUp: () => boolean,
) {
  let found = 0;
  let of = 0;
  for (const page of pages) {
    if (isTimeUp()) break;
    const reading = await readPage(process, page, definition);
    of += 1;
    if (reading?.marks[field] === 'OK') found += 1;
  }
  return { found, of };
}

function share({ tests, stored }: Suggestion): number {
  return (tests.found + (stored?.found ?? 0)) / Math.max(1, tests.of + (stored?.of ?? 0));
}
