import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aStaff, auditOf, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { accountCalls } from './test-support/an-account.ts';

const server = await startTestServer();
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

const source = { title: 'Đại Nam nhất thống chí', address: '', isChecked: true };
const ruleOf = (refusal: { readonly details: unknown }) =>
  (refusal.details as { rules?: { code: string }[] }).rules?.[0]?.code;

describe('An editor keeps authors, figures, destinations and organizers', () => {
  test('with the fields of their kind, by the calls of all accounts', async () => {
    const figure = await accounts.create(
      'figure',
      { birth: { precision: 'CIRCA', year: 1772, month: null, day: null }, hometown: 'Nghệ An' },
      { displayName: 'Hồ Xuân Hương' },
    );
    expect(figure).toMatchObject({
      kind: 'figure',
      state: 'DRAFT',
      slug: 'ho-xuan-huong',
      profile: { birth: { precision: 'CIRCA', year: 1772 }, hometown: 'Nghệ An', works: [] },
    });
    const renamed = await accounts.change(figure.userId, {
      works: [{ title: 'Bánh trôi nước', year: null, note: '' }],
    });
    expect(renamed.version).toBe(figure.version + 1);
    expect(renamed.profile).toMatchObject({ hometown: 'Nghệ An', works: [{ title: 'Bánh trôi nước' }] });
    const stale = { userId: figure.userId, version: figure.version, profile: { hometown: 'Hà Nội' } };
    const headers = staff.headers.EDITOR;
    expect(await server.refusal(userEndpoints.update, { headers, body: stale })).toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    const [created, changed] = await auditOf(server, figure.userId);
    expect(created).toMatchObject({ action: 'user.create', after: { hometown: 'Nghệ An' } });
    expect(changed?.after).toMatchObject({ works: [{ title: 'Bánh trôi nước' }] });
    expect(Object.keys(changed?.before ?? {})).not.toContain('hometown');
  });

  test('and no staff, no organizations and no enterprises', async () => {
    for (const type of ['organization', 'enterprise'] as const) {
      expect(await accounts.refusedCreate(type)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      const { userId } = await accounts.create(type, {}, {}, staff.headers.ADMIN);
      expect(await accounts.refusedChange(userId, { description: 'Đổi' })).toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const { userId } = staff.people.AUTHOR;
    const body = { userId, version: 1, displayName: 'Người khác' };
    const headers = staff.headers.EDITOR;
    expect(await server.refusal(userEndpoints.update, { headers, body })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('strictly: an unknown key, a foreign key and an impossible date name their field', async () => {
    const fields = async (profile: object) =>
      (await accounts.refusedCreate('figure', profile)).errors?.map(({ field }) => field);
    expect(await fields({ penName: 'Của tác giả' })).toEqual(['profile.penName']);
    const birth = { precision: 'DAY', year: 1900, month: 2, day: 29 };
    expect(await fields({ birth })).toEqual(['profile.birth.day']);
    expect(await fields({ relations: [{ accountId: staff.people.AUTHOR.userId, relation: 'bạn' }] })).toEqual(
      ['profile.relations.0.accountId'],
    );
    const login = { email: 'ai@toasoan.example', profile: {} };
    const headers = staff.headers.ADMIN;
    const refusal = await server.refusal(userEndpoints.create, {
      headers,
      body: { displayName: 'Nhân viên', accountType: 'user', ...login },
    });
    expect(refusal.errors).toMatchObject([{ field: 'profile', code: 'unknownKey' }]);
  });
});

describe('Names that find an account', () => {
  test('are old and new provinces, old names and pen names, without marks', async () => {
    const place = await accounts.create(
      'destination',
      { provinceCode: '51', oldNames: ['Thị xã Công Tum'] },
      { displayName: 'Nhà thờ gỗ' },
    );
    for (const text of ['Kon Tum', 'quang ngai', 'cong tum', 'nha tho'])
      expect(await accounts.found(text, 'destination')).toEqual([place.userId]);
    expect(await accounts.found('Bình Định', 'destination')).toEqual([]);
    await accounts.change(place.userId, { provinceCode: '52' }, { displayName: 'Nhà thờ đá' });
    expect(await accounts.found('binh dinh', 'destination')).toEqual([place.userId]);
    expect(await accounts.found('kon tum', 'destination')).toEqual([]);
  });

  test('show the pen name alone where the real name is hidden', async () => {
    const author = await accounts.create(
      'author',
      { penName: 'Sông Thu', hideRealName: true },
      { displayName: 'Vũ Bí Mật' },
    );
    const headers = staff.headers.AUTHOR;
    const { items } = await server.ask(userEndpoints.search, { headers, query: { text: 'song thu' } });
    expect(items).toMatchObject([{ userId: author.userId, displayName: 'Sông Thu', penName: 'Sông Thu' }]);
    expect(await accounts.found('bi mat', 'author')).toEqual([]);
    expect(author.slug).toBe('song-thu');
  });
});

describe('A pen name', () => {
  test('is taken whatever its case or composition, and a similar one is only warned of', async () => {
    const { userId } = await accounts.create('author', { penName: 'Hải Đăng' });
    const refusal = await accounts.refusedCreate('author', { penName: 'HẢI ĐĂNG'.normalize('NFD') });
    expect(refusal).toMatchObject({
      code: 'RULES_NOT_MET',
      details: {
        rules: [{ code: 'PEN_NAME_TAKEN', message: 'Bút danh đã được sử dụng. Vui lòng chọn bút danh khác' }],
      },
    });
    const query = { kind: 'author', name: 'Hai Dang' } as const;
    const headers = staff.headers.EDITOR;
    expect((await server.ask(accountEndpoints.similar, { headers, query })).items).toMatchObject([
      { userId, isTaken: false },
    ]);
    await expect(accounts.create('author', { penName: 'Hai Dang' })).resolves.toBeDefined();
  });

  test('goes to one of ten who ask at the same moment', async () => {
    const ask = () =>
      accounts.create('author', { penName: 'Quang Đức' }).then(
        () => 'created',
        () => 'refused',
      );
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.filter((answer) => answer === 'created')).toHaveLength(1);
  });

  test('is free again once its account is deleted', async () => {
    const { userId } = await accounts.create('author', { penName: 'Tạm Biệt' });
    await server.ask(userEndpoints.remove, { headers: staff.headers.ADMIN, params: { id: userId } });
    await expect(accounts.create('author', { penName: 'Tạm biệt' })).resolves.toBeDefined();
  });
});

test('a login belongs to one author at most', async () => {
  const linkedUserId = staff.people.AUTHOR.userId;
  await accounts.create('author', { linkedUserId, penName: 'Có Đăng Nhập' });
  expect(ruleOf(await accounts.refusedCreate('author', { linkedUserId }))).toBe('LOGIN_LINKED');
  const figure = await accounts.create('figure');
  expect((await accounts.refusedCreate('author', { linkedUserId: figure.userId })).errors).toMatchObject([
    { field: 'profile.linkedUserId', code: 'unknownReference' },
  ]);
});

test('a destination is never within itself, whoever moves at the same moment', async () => {
  const [bay, cave] = [await accounts.create('destination'), await accounts.create('destination')];
  const grotto = await accounts.create('destination', { parentId: cave.userId });
  const move = (id: string, parentId: string) =>
    accounts.change(id, { parentId }).then(
      () => 'moved',
      () => 'refused',
    );
  const answers = await Promise.all([move(cave.userId, bay.userId), move(bay.userId, grotto.userId)]);
  expect(answers.sort()).toEqual(['moved', 'refused']);
  expect(ruleOf(await accounts.refusedChange(cave.userId, { parentId: grotto.userId }))).toBe(
    'PART_OF_ITSELF',
  );
});

describe('Readers see a destination', () => {
  test('once it has sources and five pictures with a credit, and as long as it has', async () => {
    const gallery = [];
    for (let count = 0; count < 4; count += 1) gallery.push(await aMedia(server.db, staff.project));
    const place = await accounts.create('destination', {
      gallery,
      provinceCode: '22',
      description: 'Vịnh biển.',
    });
    const headers = staff.headers.EDITOR;
    const to = (state: 'PUBLISHED' | 'UNPUBLISHED', version: number, reason?: string) => ({
      headers,
      params: { id: place.userId },
      body: { to: state, version, ...(reason !== undefined && { reason }) },
    });
    const { transition } = accountEndpoints;
    expect(place.checks.filter(({ level, isDone }) => level === 'must' && !isDone)).toMatchObject([
      { code: 'SOURCE' },
      { code: 'GALLERY', values: { count: 4, min: 5 } },
    ]);
    expect(ruleOf(await server.refusal(transition, to('PUBLISHED', place.version)))).toBe('NOT_READY');
    const bare = await aMedia(server.db, staff.project, { credit: '' });
    const { version } = await accounts.change(place.userId, {
      sources: [source],
      gallery: [...gallery, bare],
    });
    expect(ruleOf(await server.refusal(transition, to('PUBLISHED', version)))).toBe('NOT_READY');
    await server.db.updateTable('media').set({ credit: 'Ảnh: Quang Đức' }).where('id', '=', bare).execute();
    const shown = await server.ask(transition, to('PUBLISHED', version));
    expect(shown).toMatchObject({ state: 'PUBLISHED', version: version + 1 });
    expect(ruleOf(await accounts.refusedChange(place.userId, { gallery }))).toBe('STAYS_READY');
    expect(ruleOf(await server.refusal(transition, to('UNPUBLISHED', shown.version)))).toBe('REASON_NEEDED');
    const hidden = await server.ask(
      transition,
      to('UNPUBLISHED', shown.version, 'Đang kiểm tra lại tư liệu'),
    );
    expect(hidden.state).toBe('UNPUBLISHED');
    const query = { kind: 'destination', lacks: 'coordinates', view: 'unpublished' } as const;
    const { items } = await server.ask(accountEndpoints.list, { headers, query });
    expect(items).toMatchObject([{ userId: place.userId, lacks: ['coordinates'], provinceCode: '22' }]);
  });
});

test('a tick keeps its reason, and only an administrator gives it', async () => {
  const { userId } = await accounts.create('author');
  const tick = {
    params: { id: userId },
    query: { tick: true },
    body: { tickReason: 'Ban Văn hóa xác nhận' },
  };
  const { updateTick } = userEndpoints;
  expect(await server.refusal(updateTick, { headers: staff.headers.EDITOR, ...tick })).toMatchObject({
    status: 403,
  });
  await server.ask(updateTick, { headers: staff.headers.ADMIN, ...tick });
  expect(await accounts.detail(userId)).toMatchObject({ tick: true, tickReason: 'Ban Văn hóa xác nhận' });
});

test('a profile is changed in its own project alone', async () => {
  const other = await aStaff(server);
  const { userId, version } = await accounts.create('figure', {}, {}, staff.headers.SUPPER_ADMIN);
  await server.db
    .insertInto('project_members')
    .values({ project_id: other.project, user_id: userId })
    .execute();
  const headers = other.headers.EDITOR;
  const body = { userId, version, profile: { hometown: 'Vinh' } };
  expect(ruleOf(await server.refusal(userEndpoints.update, { headers, body }))).toBe(
    'PROFILE_OF_OTHER_PROJECT',
  );
  const seen = await server.ask(accountEndpoints.detail, { headers, params: { id: userId } });
  expect(seen.homeProject?.projectId).toBe(staff.project);
  const away = await aStaff(server);
  const foreign = { headers: away.headers.EDITOR, params: { id: userId } };
  expect(await server.refusal(accountEndpoints.detail, foreign)).toMatchObject({ status: 404 });
});

describe('Files of a profile', () => {
  test('are pictures of products and papers of proof, held so that nobody deletes them', async () => {
    const { project } = staff;
    const photo = await aMedia(server.db, project);
    const paper = await aMedia(server.db, project, { kind: 'DOCUMENT', mime: 'application/pdf' });
    const products = [
      { name: 'Nước mắm Cửa Hội', imageId: photo, ocopStars: 4 },
      { name: 'Hải sản khô', ocopStars: 0 },
    ];
    const shop = await accounts.create('enterprise', { products }, {}, staff.headers.ADMIN);
    expect(shop.profile).toMatchObject({ products: [{ imageId: photo }, { imageId: null }] });
    expect(shop.files).toMatchObject([{ mediaId: photo }]);
    const host = await accounts.create('event', { verificationDocId: paper });
    expect(host.files).toMatchObject([{ mediaId: paper }]);
    const uses = await server.db
      .selectFrom('media_uses')
      .select(['media_id', 'place', 'entity_id'])
      .where('project_id', '=', project)
      .where('media_id', 'in', [photo, paper])
      .execute();
    expect(uses).toHaveLength(2);
    expect(uses).toContainEqual({ media_id: photo, place: 'gallery', entity_id: shop.userId });
    expect(uses).toContainEqual({ media_id: paper, place: 'attachment', entity_id: host.userId });
    const wrong = await accounts.refusedChange(
      shop.userId,
      { products: [products[1], { name: 'Giấy', imageId: paper, ocopStars: 5 }] },
      staff.headers.ADMIN,
    );
    expect(wrong.errors?.map(({ field }) => field)).toEqual(['profile.products.1.imageId']);
  });
});
