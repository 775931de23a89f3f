import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import type { TestServer } from '#test/test-server.ts';

export type PageSettingThing = 'partnerLogo';

export const PAGE_SETTING_PATHS: readonly [RegExp, PageSettingThing][] = [[/partner-logo/, 'partnerLogo']];

/** What is arranged around the posts of a site. */
export async function pageSettingsIn(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
): Promise<Record<PageSettingThing, string>> {
  const logo = await server.ask(partnerLogoEndpoints.create, { body: { title: 'Chợ Miền Tây' }, headers });
  return { partnerLogo: logo.id };
}
