import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import type { TestServer } from '#test/test-server.ts';

export type PageSettingThing = 'partnerLogo' | 'contentTemplate' | 'page' | 'menu';

export const PAGE_SETTING_PATHS: readonly [RegExp, PageSettingThing][] = [
  [/partner-logo/, 'partnerLogo'],
  [/content-template/, 'contentTemplate'],
  [/admin\/pages?\//, 'page'],
  [/admin\/menus?\//, 'menu'],
];

/** Without these a call about pages would be refused for a reason that is not under test. */
export const PAGE_SETTING_QUERIES: Readonly<
  Record<string, (things: Readonly<Record<PageSettingThing, string>>) => string>
> = {
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
  const page = await server.ask(pageEndpoints.create, { body: { title: 'Quy chế chợ nổi' }, headers });
  const menu = await server.ask(menuEndpoints.create, {
    body: { title: 'Menu chợ nổi', position: 'MAIN' },
    headers,
  });
  return { partnerLogo: logo.id, contentTemplate: template.id, page: page.id, menu: menu.id };
}
