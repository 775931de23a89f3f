import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const EDITORS = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'glossaryEntry',
  endpoints: glossaryEndpoints,
  may: { list: EDITORS, detail: EDITORS, create: EDITORS, update: EDITORS, remove: EDITORS },
  aBody: () => ({
    sourceLang: 'vi',
    targetLang: 'en',
    format: 'KEYWORD',
    sourceContent: `nghệ nhân ${next()}`,
    targetContent: 'artisan',
  }),
  aChange: () => ({ targetContent: `artisan ${next()}`, forbidden: ['craftsman'] }),
  bulk: {
    endpoint: glossaryEndpoints.bulk,
    may: EDITORS,
    aBody: (ids) => ({ action: 'delete', ids }),
  },
});
