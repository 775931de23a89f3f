import type { ApiKeyCreate } from '@toasoan/contract/features/api-keys/api-key.ts';
import { apiKeyEndpoints } from '@toasoan/contract/features/api-keys/endpoints.ts';
import type { TranslateApiPorts } from '#server/features/translate-api/translate-api-ports.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

/** An engine that says every text backwards in capitals, so that a test sees what it was given. */
export const LOUD_PORTS: TranslateApiPorts = {
  translate: async (_db, _work, texts) =>
    texts.map((text) => ({
      text: text.toUpperCase().replace(/<(\/?)G(\d+)>|<X(\d+)\/>/g, (tag) => tag.toLowerCase()),
      origin: 'ENGINE',
      memoryScore: null,
    })),
  listTerms: async () => ({ items: [], nextCursor: null }),
  saveTerms: async (_db, _work, entries) =>
    entries.map((_, at) => ({ id: String(at + 1), outcome: 'ADDED', state: 'PROPOSED' })),
  listHistory: async () => ({ items: [], nextCursor: null }),
};

/** A project with an administrator who makes keys in it. */
export async function aKeyWorld(server: TestServer, at = new Date()) {
  const project = await aProject(server.db);
  const admin = await aPerson(server.db, { role: 'ADMIN', projects: [project] });
  const headers = await signIn(server.db, admin, { project, at });
  const make = async (body: Partial<ApiKeyCreate> = {}) => {
    const made = await server.ask(apiKeyEndpoints.create, {
      headers,
      body: { name: 'Trang Lào Cai', permissions: ['translate'], projectIds: [project], ...body },
    });
    return { ...made, key: made.secret ?? '' };
  };
  const call = async (
    key: string,
    path: string,
    {
      body,
      more = {},
      from = '127.0.0.1',
    }: { readonly body?: object; readonly more?: Record<string, string>; readonly from?: string } = {},
  ) => {
    const response = await server.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/api/translate/v1/${path}`,
      remoteAddress: from,
      headers: { ...(key !== '' && { authorization: `Bearer ${key}` }), ...more },
      ...(body !== undefined && { payload: body }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<Record<string, unknown>>(),
    };
  };
  const place = { project, source: 'vi', target: 'en' };
  return { project, admin, headers, make, call, place };
}
