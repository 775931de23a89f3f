import { ROLES } from '@toasoan/contract/access/roles.ts';
import { postSkeletonEndpoints } from '@toasoan/contract/features/post-skeletons/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'postSkeleton',
  endpoints: postSkeletonEndpoints,
  may: { list: ROLES, detail: ROLES, create: ROLES, update: ROLES, remove: ROLES },
  aBody: () => ({ title: `Điểm tin ${next()}`, weekdays: [1, 3], time: '06:00' }),
  aChange: () => ({ note: `Ghi chú ${next()}` }),
  bulk: {
    endpoint: postSkeletonEndpoints.bulk,
    may: ROLES,
    aBody: (ids) => ({ action: 'disable', ids }),
  },
});
