import { parserTemplateEndpoints as endpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();

test('an imported configuration is a draft with a report, and one without a known line is refused', async () => {
  const project = await aProject(server.db);
  const headers = await signIn(server.db, await aPerson(server.db, { role: 'SUPPER_ADMIN' }), { project });
  const text = 'title: //h1\nstrip: //p[last()]\ntest_url: https://cho-noi.example/a.html';
  const body = { title: 'Mẫu nhập', text };
  const { template, problems } = await server.ask(endpoints.importConfig, { headers, body });
  expect(template).toMatchObject({ testUrls: ['https://cho-noi.example/a.html'], currentVersion: 0 });
  expect(problems).toEqual([{ line: 2, text: 'strip: //p[last()]', reason: 'PATH_TOO_COMPLEX' }]);
  const empty = server.refusal(endpoints.importConfig, {
    headers,
    body: { title: 'Trống', text: 'xin chào' },
  });
  expect((await empty).details.rules).toMatchObject([{ code: 'CONFIG_EMPTY' }]);
});
