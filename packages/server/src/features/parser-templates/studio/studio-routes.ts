import { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import {
  LEAST_PASS_RATE,
  MAX_TEST_PAGES,
  MOST_STORED_PAGES,
} from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { SHOWN_SOURCE, type Trial } from '@toasoan/contract/features/parser-templates/studio.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { preparedRoute, type Route, route } from '#server/core/http/route.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { fallPages } from '../drift/fall-pages.ts';
import { auditTemplate } from '../template-audit.ts';
import { type ParserTemplateRow, templateDetailOf } from '../template-row.ts';
import { keepTrial, templateRuleNotMet, templateStore } from '../template-store.ts';
import { getTemplate } from '../template-view.ts';
import { publishDraft } from '../versions/version-store.ts';
import { fetchPage } from './fetch-page.ts';
import { type PageProcess, type ServedPage, selectOn, showSafely } from './page-tools.ts';
import { readPage } from './read-page.ts';
import { replay } from './replay.ts';
import {
  countCrawledPages,
  findCrawledPage,
  findSample,
  keepSample,
  nameCrawledPages,
} from './sample-store.ts';
import { suggestSelectors } from './suggest-selectors.ts';
import { tryDraft } from './try-draft.ts';

export interface StudioDependencies {
  readonly now: () => Date;
  readonly safeFetch: SafeFetch;
  readonly process: PageProcess;
}

interface NamedPage {
  readonly url?: string | undefined;
  readonly pageId?: string | undefined;
}

/** @throws PAGE_NOT_STORED */
async function getPage(db: Db, template: ParserTemplateRow, { url, pageId }: NamedPage): Promise<ServedPage> {
  const page =
    pageId === undefined
      ? await findSample(db, template, url ?? template.test_urls[0] ?? '')
      : await findCrawledPage(db, template, pageId);
  if (page === undefined) throw templateRuleNotMet('PAGE_NOT_STORED', 'url');
  return page;
}

/** Calls that read pages: none of them holds a connection while it reads. */
export function studioRoutes({ now, safeFetch, process }: StudioDependencies): readonly Route[] {
  return [
    route(parserTemplateEndpoints.pages, async ({ db, projectId, params }) =>
      tryDraft(db, await getTemplate(db, projectId, params.id), process),
    ),
    route(parserTemplateEndpoints.tryDraft, async ({ db, projectId, params }) => {
      const template = await getTemplate(db, projectId, params.id);
      const trial = await tryDraft(db, template, process);
      await keepTrial(db, template, { ...trial, now: now() });
      return { ...trial, template: templateDetailOf(await getTemplate(db, projectId, params.id)) };
    }),
    route(parserTemplateEndpoints.storedPages, async ({ db, projectId, params, query }) => {
      const template = await getTemplate(db, projectId, params.id);
      return {
        items: await nameCrawledPages(db, template, query.limit),
        total: await countCrawledPages(db, template, MOST_STORED_PAGES),
      };
    }),
    route(parserTemplateEndpoints.page, async ({ db, projectId, params, query }) => {
      const template = await getTemplate(db, projectId, params.id);
      const page = await getPage(db, template, query);
      const reading = await readPage(process, page, template.draft);
      const copy = await showSafely(process, page);
      if (reading === undefined || copy === undefined) throw templateRuleNotMet('PAGE_UNREADABLE', 'url');
      return {
        url: page.url,
        fetchTime: page.fetchTime.toISOString(),
        html: copy.html,
        source: copy.source.slice(0, SHOWN_SOURCE),
        ...reading,
      };
    }),
    route(parserTemplateEndpoints.suggest, async ({ db, projectId, body }) => {
      const template = await getTemplate(db, projectId, body.id);
      const page = await getPage(db, template, body);
      return { items: await suggestSelectors(db, template, body, { page, process }) };
    }),
    route(parserTemplateEndpoints.select, async ({ db, projectId, body }) => {
      const template = await getTemplate(db, projectId, body.id);
      const page = await getPage(db, template, body);
      const found = await selectOn(process, page, { selector: body.selector, template: template.draft });
      if (found === undefined) throw templateRuleNotMet('PAGE_UNREADABLE', 'url');
      return found;
    }),
    route(parserTemplateEndpoints.fallPages, async ({ db, projectId, params, query }) =>
      fallPages(db, await getTemplate(db, projectId, params.id), query, process),
    ),
    route(parserTemplateEndpoints.replay, async ({ db, projectId, body }) =>
      replay(db, await getTemplate(db, projectId, body.id), body, process),
    ),
    preparedRoute(
      parserTemplateEndpoints.addPage,
      async ({ db, projectId, body }) => {
        const template = await getTemplate(db, projectId, body.id);
        checkVersion(template, body.version);
        if (body.pageId !== undefined) return await getPage(db, template, body);
        if (body.url === undefined) throw templateRuleNotMet('PAGE_NOT_STORED', 'url');
        return await fetchPage(template, body.url, { safeFetch, now });
      },
      async (call, page) => {
        const before = await templateStore.hold(call, call.body.id);
        checkVersion(before, call.body.version);
        const isKnown = before.test_urls.includes(page.url);
        if (!isKnown && before.test_urls.length >= MAX_TEST_PAGES)
          throw templateRuleNotMet('TOO_MANY_TEST_PAGES', 'url', { most: MAX_TEST_PAGES });
        await keepSample(call.db, before, page);
        if (isKnown) return templateDetailOf(before);
        const testUrls = [...before.test_urls, page.url];
        const after = await templateStore.update(call, before, { testUrls });
        await auditTemplate(call, 'update', { before, after });
        return templateDetailOf(after);
      },
    ),
    preparedRoute(
      parserTemplateEndpoints.publish,
      async ({ db, projectId, body }) => {
        const template = await getTemplate(db, projectId, body.id);
        checkVersion(template, body.version);
        return await tryDraft(db, template, process);
      },
      async (call, trial) => {
        const before = await templateStore.hold(call, call.body.id);
        checkVersion(before, call.body.version);
        checkPublishable(before, trial);
        await keepTrial(call.db, before, { ...trial, now: now() });
        const publication = { by: call.caller, now: now(), note: call.body.note };
        const after = await publishDraft(call.db, before, publication);
        await auditTemplate(call, 'publish', { before, after });
        return templateDetailOf(after);
      },
    ),
  ];
}

/** @throws why a draft cannot read pages from now on */
function checkPublishable(template: ParserTemplateRow, { passed, total }: Trial): void {
  if (total === 0) throw templateRuleNotMet('NO_TEST_PAGES', 'testUrls');
  if (!template.has_draft) throw templateRuleNotMet('NOTHING_CHANGED', 'id');
  const needed = Math.ceil(total * LEAST_PASS_RATE);
  const no = template.current_version + 1;
  if (passed < needed) throw templateRuleNotMet('TOO_FEW_PASS', 'testUrls', { no, passed, total, needed });
}
