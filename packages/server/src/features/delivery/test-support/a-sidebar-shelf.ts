import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { PageSidebar } from '@toasoan/contract/features/delivery/page-around.ts';
import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import type { Sidebar, SidebarCreate } from '@toasoan/contract/features/sidebars/sidebar.ts';
import { blankBlock } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { aNumber } from '#test/factories/a-number.ts';
import type { TestServer } from '#test/test-server.ts';

/** Makes templates and sidebars of a project, and reads what its pages give of them. */
export function aSidebarShelf(server: TestServer, projectId: string, headers: Record<string, string>) {
  async function template(config: Partial<BlockConfig> = {}): Promise<{ id: string; version: number }> {
    const body = { title: `Mẫu ${aNumber()}`, type: 'LATEST' as const, ...config };
    return await server.ask(contentTemplateEndpoints.create, { headers, body });
  }
  async function draft(blocks: ReturnType<typeof blankBlock>[], more: Partial<SidebarCreate> = {}) {
    const body = { title: `Thanh bên ${aNumber()}`, ...more };
    const { id, version } = await server.ask(sidebarEndpoints.create, { headers, body });
    return await server.ask(sidebarEndpoints.draft, { headers, body: { id, version, content: { blocks } } });
  }
  async function publish({ id, version }: Pick<Sidebar, 'id' | 'version'>): Promise<Sidebar> {
    return await server.ask(sidebarEndpoints.publish, { headers, body: { id, version } });
  }
  /** A published one with a block of its own template. */
  async function shows(
    config: Partial<BlockConfig> = {},
    more: Partial<SidebarCreate> = {},
  ): Promise<Sidebar> {
    const { id } = await template(config);
    return await publish(await draft([blankBlock('khoimoi', id)], more));
  }
  async function change({ id, version }: Pick<Sidebar, 'id' | 'version'>, to: Partial<SidebarCreate>) {
    return await server.ask(sidebarEndpoints.update, { headers, body: { id, version, ...to } });
  }
  /** What a page of the public API has beside it. */
  async function beside(path: string): Promise<PageSidebar[]> {
    const { statusCode, body } = await server.app.inject({ url: `/api/public/v1/${projectId}${path}` });
    if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}`);
    const { data } = JSON.parse(body) as { data: { page?: object } };
    return ((data.page ?? data) as { sidebars?: PageSidebar[] }).sidebars ?? [];
  }
  /** The posts beside a page, block by block. */
  const postsBeside = async (path: string): Promise<string[][]> =>
    (await beside(path)).flatMap(({ blocks }) => blocks.map(({ posts }) => posts.map(({ id }) => id)));
  return { template, draft, publish, shows, change, beside, postsBeside };
}
