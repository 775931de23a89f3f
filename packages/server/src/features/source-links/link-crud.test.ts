import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aSource } from '#test/factories/a-source.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER = ['SUPPER_ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'sourceLink',
  endpoints: sourceLinkEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => ({
    sourceId: '1',
    linkUrl: `https://bao-vi-du.example/rss/${next()}.rss`,
    targetType: 'user',
    targetId: '1',
    includeKeywords: ['cà phê'],
  }),
  named: async (project) => ({
    sourceId: await aSource(server.db, project, 'bao-vi-du.example'),
    targetId: (await aPerson(server.db, { role: 'AUTHOR', projects: [project] })).userId,
  }),
  aChange: () => ({ priority: (next() % 90) + 1, excludeKeywords: [`từ ${next()}`] }),
  bulk: { endpoint: sourceLinkEndpoints.bulk, may: SUPER, aBody: (ids) => ({ action: 'disable', ids }) },
});
