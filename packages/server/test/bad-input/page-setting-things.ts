import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import { postSkeletonEndpoints } from '@toasoan/contract/features/post-skeletons/endpoints.ts';
import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import { aLayoutBlock } from '#test/factories/a-layout-block.ts';
import type { TestServer } from '#test/test-server.ts';
import { CRAWLER_PATHS, type CrawlerThing, crawlerThingsIn } from './crawler-things.ts';

export type PageSettingThing =
  | CrawlerThing
  | 'postSkeleton'
  | 'partnerLogo'
  | 'contentTemplate'
  | 'layout'
  | 'page'
  | 'menu'
  | 'footer'
  | 'sidebar';

export const PAGE_SETTING_PATHS: readonly [RegExp, PageSettingThing][] = [
  ...CRAWLER_PATHS,
  [/post-skeleton/, 'postSkeleton'],
  [/partner-logo/, 'partnerLogo'],
  [/content-template/, 'contentTemplate'],
  [/admin\/layouts?\//, 'layout'],
  [/admin\/pages?\//, 'page'],
  [/admin\/menus?\//, 'menu'],
  [/admin\/footers?\//, 'footer'],
  [/admin\/sidebars?\//, 'sidebar'],
];

/** Without these a call about pages would be refused for a reason that is not under test. */
export const PAGE_SETTING_QUERIES: Readonly<
  Record<string, (things: Readonly<Record<PageSettingThing, string>>) => string>
> = {
  'GET /admin/crawled-item/other/{id}': ({ crawledItem }) => `kind=ITEM&otherId=${crawledItem}`,
  'GET /admin/parser-template/fall-pages/{id}': ({ parserSource }) => `field=title&sourceId=${parserSource}`,
  'GET /admin/layout/timeline': () => 'from=2026-11-20T00:00:00Z&to=2026-11-21T00:00:00Z',
  'GET /admin/address-check/result': () => 'path=/',
  'GET /admin/page/autosave/list': ({ page }) => `pageId=${page}`,
  'DELETE /admin/page-autosaves/{editingSession}': ({ page }) => `pageId=${page}`,
};

/** What is arranged around the posts of a site. */
export async function pageSettingsIn(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
): Promise<Record<PageSettingThing, string>> {
  const logo = await server.ask(partnerLogoEndpoints.create, { body: { title: 'Chợ Miền Tây' }, headers });
  const template = await server.ask(contentTemplateEndpoints.create, {
    body: { title: 'Khối Chợ nổi' },
    headers,
  });
  const layout = await server.ask(layoutEndpoints.create, {
    body: { title: 'Trang chủ chợ nổi', blocks: [aLayoutBlock(template.id)] },
    headers,
  });
  const page = await server.ask(pageEndpoints.create, { body: { title: 'Quy chế chợ nổi' }, headers });
  const menu = await server.ask(menuEndpoints.create, {
    body: { title: 'Menu chợ nổi', position: 'MAIN' },
    headers,
  });
  const skeleton = await server.ask(postSkeletonEndpoints.create, {
    body: { title: 'Tin chợ nổi' },
    headers,
  });
  const footer = await server.ask(footerEndpoints.create, { body: { title: 'Chân trang chợ nổi' }, headers });
  const sidebar = await server.ask(sidebarEndpoints.create, {
    body: { title: 'Thanh bên chợ nổi' },
    headers,
  });
  return {
    ...(await crawlerThingsIn(server, headers)),
    postSkeleton: skeleton.id,
    partnerLogo: logo.id,
    contentTemplate: template.id,
    layout: layout.id,
    page: page.id,
    menu: menu.id,
    footer: footer.id,
    sidebar: sidebar.id,
  };
}
