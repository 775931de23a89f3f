import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import type { TestServer } from '#test/test-server.ts';

export type PageSettingThing = 'partnerLogo' | 'contentTemplate';

export const PAGE_SETTING_PATHS: readonly [RegExp, PageSettingThing][] = [
  [/partner-logo/, 'partnerLogo'],
  [/content-template/, 'contentTemplate'],
];

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
  return { partnerLogo: logo.id, contentTemplate: template.id };
}
