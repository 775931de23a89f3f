import { html } from '@toasoan/contract/core/html.ts';
import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';
import { pageInFrame, previewBar } from '@toasoan/site/frame/preview-bar.ts';
import { type SiteView, siteView } from '@toasoan/site/frame/site-view.ts';
import { articlePage } from '@toasoan/site/pages/article-page.ts';
import { eventPage } from '@toasoan/site/pages/event-pages.ts';
import { staticPage } from '@toasoan/site/pages/static-page.ts';
import { blockStyles } from '@toasoan/site/parts/html-block.ts';
import type { Db } from '#server/core/db/database.ts';
import { composeSite, deliveryRoutes } from '#server/features/delivery/delivery-routes.ts';
import { aroundPage } from '#server/features/delivery/pages/around-page.ts';
import { placedEvent, placedPost, placedStaticPage } from '#server/features/delivery/pages/placed-pages.ts';
import { staticPagePath } from '#server/features/delivery/pages/static-page-path.ts';
import { staticPageOf } from '#server/features/delivery/pages/static-pages.ts';
import { composePreviewedEvent } from '#server/features/delivery/previews/previewed-event.ts';
import { categoriesOf, composePreviewedPost } from '#server/features/delivery/previews/previewed-post.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import { breadcrumbOf, originOf, pathIn, type Site } from '#server/features/delivery/sites/site.ts';
import { knownPlace } from '#server/features/delivery/sites/site-place.ts';
import type { DrawEvent } from '#server/features/events/public.ts';
import type { DrawPage } from '#server/features/pages/public.ts';
import type { DrawPost } from '#server/features/posts/public.ts';
import { freshReading } from '../delivery/fresh-reading.ts';
import { SITE_SLOTS } from '../delivery/open-delivery.ts';
import { findBeside } from './beside-article.ts';
import { readSiteFiles } from './site-files.ts';
import { previewHeaders } from './site-headers.ts';

interface PreviewSettings {
  /** Where the console is. */
  readonly publicUrl: string;
  /** `https://…/api/intake/v1`. */
  readonly intake: string;
}

interface SitePreviews {
  readonly drawPost: DrawPost;
  readonly drawEvent: DrawEvent;
  readonly drawPage: DrawPage;
}

/** Pages of the sites that are not public. They are drawn as readers will get them, and nothing of them is kept. */
export function sitePreviews(settings: PreviewSettings): SitePreviews {
  const routes = deliveryRoutes(SITE_SLOTS);
  const { assets } = readSiteFiles();
  const begin = (db: Db, projectId: string, now: Date) =>
    freshReading(db, projectId, now, settings.publicUrl);
  /** How a page is looked at, with all that stands around it. */
  const viewOf =
    (reading: SiteReading, site: PublicSite, at: Pick<SiteView, 'lang' | 'path'>) =>
    (over: Pick<SiteView, 'bar' | 'isFramed'>): SiteView =>
      siteView({
        site,
        ...at,
        now: reading.now.getTime(),
        base: originOf(reading),
        // What stands in a frame runs nothing.
        assets: over.isFramed ? { ...assets, js: '' } : assets,
        intake: settings.intake,
        isSandboxed: true,
        ...over,
      });
  const FRAMED = { bar: html``, isFramed: true };

  return {
    drawPost: async (db, projectId, post, { now, siteLang, bar: facts }) => {
      const reading = await begin(db, projectId, now);
      if (reading === undefined) return undefined;
      const { site } = reading;
      const lang = languageIn(site, post.text.details.lang);
      const words = languageOfWords(site, siteLang, lang);
      const at = { lang: words, path: pathIn(site, 'post', post.text.slug, lang) };
      const postCategoryIds = categoriesAbove(site, categoriesOf(post.text));
      const place = knownPlace(words, { path: at.path, postCategoryIds });
      const [composed, frame, beside] = await Promise.all([
        composePreviewedPost(reading, post),
        composeSite(reading, SITE_SLOTS, place),
        findBeside(routes, reading, lang),
      ]);
      const article = await aroundPage(reading, composed, placedPost(composed), SITE_SLOTS, place);
      const view = viewOf(reading, frame, at);
      const headers = previewHeaders(frame, {
        siteOrigin: originOf(reading),
        styles: blockStyles(article),
      });
      const draw = (over: Parameters<typeof view>[0]) => articlePage(view(over), article, beside);
      const drawn = { headers, ...spoken(site, words) };
      if (facts === undefined) return { page: draw(FRAMED), ...drawn };
      const bar = previewBar(site.facts, facts);
      const { width } = facts;
      if (width === null || width === 'WINDOW') return { page: draw({ bar }), ...drawn };
      return { page: pageInFrame(view({ bar }), { bar, width, page: draw(FRAMED) }), ...drawn };
    },
    drawEvent: async (db, projectId, event, { now, siteLang }) => {
      const reading = await begin(db, projectId, now);
      if (reading === undefined) return undefined;
      const lang = languageIn(reading.site, event.lang);
      const words = languageOfWords(reading.site, siteLang, lang);
      const at = { lang: words, path: pathIn(reading.site, 'event', event.slug, lang) };
      const place = knownPlace(words, { path: at.path, postCategoryIds: [] });
      const [composed, frame] = await Promise.all([
        composePreviewedEvent(reading, event),
        composeSite(reading, SITE_SLOTS, place),
      ]);
      const shown = await aroundPage(reading, composed, placedEvent(composed), SITE_SLOTS, place);
      return { page: eventPage(viewOf(reading, frame, at)(FRAMED), shown), ...spoken(reading.site, words) };
    },
    drawPage: async (db, projectId, page, { now, siteLang }) => {
      const reading = await begin(db, projectId, now);
      if (reading === undefined) return undefined;
      const words = languageOfWords(reading.site, siteLang, languageIn(reading.site, page.lang));
      const at = { lang: words, path: staticPagePath(reading.site, page) };
      const sidebarId = page.details.sidebarId ?? undefined;
      const place = knownPlace(at.lang, { path: at.path, postCategoryIds: [], pageId: page.id, sidebarId });
      const [composed, frame] = await Promise.all([
        staticPageOf(reading, page),
        composeSite(reading, SITE_SLOTS, place),
      ]);
      const shown = await aroundPage(reading, composed, placedStaticPage(composed), SITE_SLOTS, place);
      return { page: staticPage(viewOf(reading, frame, at)(FRAMED), shown), ...spoken(reading.site, words) };
    },
  };
}

function languageIn({ facts }: Site, written: string): string {
  return facts.languages.includes(written) ? written : facts.defaultLang;
}

/** Of what is around a text: menus, labels, dates. */
const languageOfWords = ({ facts }: Site, asked: string | undefined, own: string): string =>
  asked !== undefined && facts.languages.includes(asked) ? asked : own;

const spoken = ({ facts }: Site, siteLang: string) => ({ siteLang, siteLanguages: [...facts.languages] });

function categoriesAbove(site: Site, ids: readonly string[]): readonly string[] {
  return [...new Set(ids.flatMap((id) => breadcrumbOf(site, id).map((one) => one.id)))];
}
