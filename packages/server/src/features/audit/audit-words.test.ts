import { auditFieldInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../posts/test-support/a-newsroom.ts';

const server = await startTestServer();

test('Every field that can change in the demo newsroom has a label', async () => {
  const room = await aNewsroom(server);
  const { headers } = room.admin;
  const tagId = await room.tag();
  const everything = {
    excerpt: 'Sapo',
    keywords: ['a'],
    tagIds: [tagId],
    seoTitle: 'b',
    seoDescription: 'c',
  };
  await room.postIn('UNPUBLISHED', room.author, everything);
  await server.ask(tagEndpoints.create, {
    headers,
    body: {
      title: 'bão',
      kind: 'TOPIC',
      description: 'd',
      keywords: ['e'],
      aliases: ['f'],
      isFeatured: true,
    },
  });
  await server.ask(categoryEndpoints.create, {
    headers,
    body: {
      title: 'Con',
      parentId: room.categoryId,
      description: 'd',
      color: '#aa0000',
      names: { en: 'Child' },
    },
  });
  const user = await server.ask(userEndpoints.create, {
    headers,
    body: {
      displayName: 'Lê Ba',
      email: 'ba@toasoan.example',
      mobile: '0912345678',
      permissionGrants: ['post.pin'],
    },
  });
  await server.ask(userEndpoints.updateTick, {
    headers,
    params: { id: user.userId },
    query: { tick: true },
    body: { tickReason: 'Đã xác minh' },
  });
  const superAdmin = await signIn(server.db, await aPerson(server.db, { role: 'SUPPER_ADMIN' }));
  const made = await server.ask(projectEndpoints.create, {
    headers: superAdmin,
    body: {
      name: 'Trang đủ mục',
      licenceNo: '1',
      governingBody: 'a',
      domains: ['a.example'],
      contactEmail: 'a@b.vn',
    },
  });
  const rows = [
    ...(await server.ask(auditEndpoints.list, { headers, query: { limit: 100 } })).items,
    ...(
      await server.ask(auditEndpoints.list, {
        headers: { ...superAdmin, 'project-id': made.projectId },
      })
    ).items,
  ];
  const fields = new Set(rows.flatMap(({ changes }) => changes.map(({ field }) => field)));
  expect(fields.size).toBeGreaterThan(40);
  expect([...fields].filter((field) => auditFieldInWords(field, 'vi') === field)).toEqual([]);
  expect(rows.map(({ entity }) => entity)).toEqual(
    expect.arrayContaining(['post', 'tag', 'category', 'user', 'project']),
  );
});
