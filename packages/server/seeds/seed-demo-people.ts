import type { Permission } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/roles.ts';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SignInLimits } from '#server/features/users/sign-in-limit-columns.ts';
import type { StaffFacts } from '#server/features/users/staff-columns.ts';
import { findAccountByEmail, insertUser, type NewMembership } from '#server/features/users/user-store.ts';
import { DEMO_HOSTS } from './events/demo-hosts.ts';

/** A person of the demo without a password: a link can give one. */
interface DemoPerson {
  readonly displayName: string;
  readonly username: string;
  readonly email?: string;
  readonly mobile?: string;
  readonly accountType?: AccountType;
  readonly role?: Role;
  readonly projects: readonly string[];
  readonly status?: Status;
  readonly tick?: boolean;
  readonly permissionGrants?: readonly Permission[];
  readonly permissionDenials?: readonly Permission[];
  readonly projectRights?: readonly Required<NewMembership>[];
  readonly staff?: Partial<StaffFacts>;
  readonly limits?: Partial<SignInLimits>;
}

/** Staff have an e-mail made of their username; pen names and places have none. */
const staff = (
  displayName: string,
  username: string,
  role: Role,
  projects: readonly string[],
  rest: Partial<DemoPerson> = {},
): DemoPerson => ({ displayName, username, email: `${username}@toasoan.local`, role, projects, ...rest });

const profile = (
  accountType: AccountType,
  displayName: string,
  username: string,
  projects: readonly string[],
  rest: Partial<DemoPerson> = {},
): DemoPerson => ({ accountType, displayName, username, projects, ...rest });

const post = (staffTitle: string, department: string, employeeCode: string, phoneExt = '') => ({
  staff: { staffTitle, department, employeeCode, phoneExt },
});

/** Invented people; the historical figures and places are well known. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  staff('Bùi Quang Huy', 'quanghuy.bui', 'ADMIN', ['3', '4'], {
    mobile: '0900000101',
    tick: true,
    ...post('Trưởng ban', 'Ban Địa phương', 'NV-0101', '101'),
  }),
  staff('Hồ Thị Kim Oanh', 'kimoanh.ho', 'ADMIN', ['1', '5', '6'], {
    mobile: '0900000102',
    ...post('Phó trưởng ban', 'Ban Thư ký', 'NV-0102', '102'),
  }),
  staff('Nguyễn Khánh Linh', 'khanhlinh.nguyen', 'EDITOR', ['1', '2'], {
    mobile: '0900000103',
    tick: true,
    // Publishes in one project and leaves the posts of others alone in the other.
    projectRights: [
      { projectId: '1', permissionGrants: ['post.publish'], permissionDenials: [] },
      { projectId: '2', permissionGrants: [], permissionDenials: ['post.editAny'] },
    ],
    ...post('Biên tập viên chính', 'Ban Thời sự', 'NV-0103', '121'),
  }),
  staff('Trịnh Bảo Trâm', 'baotram.trinh', 'EDITOR', ['1'], {
    mobile: '0900000104',
    permissionGrants: ['post.publish'],
    ...post('Biên tập viên', 'Ban Thời sự', 'NV-0104', '122'),
  }),
  staff('Hoàng Minh Tuệ', 'minhtue.hoang', 'EDITOR', ['1', '4'], {
    permissionDenials: ['tag.merge'],
    ...post('Biên tập viên', 'Ban Văn hóa', 'NV-0105', '131'),
  }),
  staff('Lò Văn Sơn', 'vanson.lo', 'EDITOR', ['3'], {
    mobile: '0900000106',
    ...post('Biên tập viên', 'Ban Địa phương', 'NV-0106'),
  }),
  staff('Thạch Sóc Kha', 'sockha.thach', 'EDITOR', ['1', '6'], { mobile: '0900000107' }),
  staff('Đinh Ngọc Ánh', 'ngocanh.dinh', 'AUTHOR', ['1'], {
    mobile: '0900000108',
    tick: true,
    ...post('Phóng viên', 'Ban Văn hóa', 'NV-0108'),
  }),
  staff('Phan Mai Chi', 'maichi.phan', 'AUTHOR', ['1', '2'], post('Phóng viên', 'Ban Thời sự', 'NV-0109')),
  staff('Dương Hoài Nam', 'hoainam.duong', 'AUTHOR', ['1', '3'], { mobile: '0900000110' }),
  staff('Vũ Hải Đăng', 'haidang.vu', 'AUTHOR', ['1'], post('Phóng viên ảnh', 'Ban Ảnh', 'NV-0111')),
  staff('Tạ Quang Đức', 'quangduc.ta', 'AUTHOR', ['1', '2', '7'], {
    mobile: '0900000112',
    permissionGrants: ['tag.edit'],
  }),
  staff('Y Hoan Niê', 'yhoan.nie', 'AUTHOR', ['5']),
  staff('Vi Thị Thoan', 'thoan.vi', 'AUTHOR', ['3', '7'], { limits: { accessTo: '2025-12-31' } }),
  staff('Lương Gia Bảo', 'giabao.luong', 'AUTHOR', ['1', '7'], {
    permissionDenials: ['post.submit'],
    limits: { force2FA: true },
  }),
  staff('Đặng Trọng Nghĩa', 'trongnghia.dang', 'AUTHOR', ['1'], { status: 'DISABLED' }),
  profile('author', 'Hải Đăng (CTV)', 'but-danh.hai-dang', ['1']),
  profile('author', 'Thu Hà', 'but-danh.thu-ha', ['1', '2', '7'], { tick: true }),
  profile('author', 'Thu Ha', 'but-danh.thu-ha-2', ['1']),
  profile('author', 'Ảnh: Quang Đức', 'but-danh.quang-duc', ['1', '7']),
  profile('author', 'Ban Thời sự', 'ban-thoi-su', ['1'], { tick: true }),
  profile('event', 'Ban tổ chức Lễ hội Làng Sen', 'le-hoi-lang-sen', ['1', '7']),
  profile('figure', 'Nguyễn Du', 'nguyen-du', ['1'], { tick: true }),
  profile('figure', 'Hồ Xuân Hương', 'ho-xuan-huong', ['1']),
  profile('destination', 'Vịnh Hạ Long', 'vinh-ha-long', ['1', '4'], { tick: true }),
  profile('destination', 'Quần thể di tích Cố đô Huế', 'co-do-hue', ['1'], { tick: true }),
  profile('destination', 'Làng Sen', 'lang-sen', ['1', '7']),
  profile('destination', 'Chợ nổi Cái Răng', 'cho-noi-cai-rang', ['1', '6']),
  profile('organization', 'Câu lạc bộ Nhiếp ảnh Bờ Sông', 'clb-nhiep-anh-bo-song', ['1', '7']),
  profile('enterprise', 'Hợp tác xã Chè Mây Xanh', 'htx-che-may-xanh', ['1', '3'], {
    email: 'lienhe@chemayxanh.example',
    status: 'DISABLED',
  }),
  profile('author', 'Đinh Ngọc Ánh', 'but-danh.ngoc-anh', ['1'], { tick: true }),
  profile('author', 'Hà Văn Thao', 'but-danh.song-thao', ['1', '2']),
  profile('figure', 'Mạc Thị Sương', 'mac-thi-suong', ['1'], { tick: true }),
  profile('figure', 'Lê Đình Vọng', 'le-dinh-vong', ['1']),
  profile('destination', 'Cao nguyên đá Đồng Văn', 'cao-nguyen-da-dong-van', ['1'], { tick: true }),
  profile('destination', 'Hang Sửng Sốt', 'hang-sung-sot', ['1']),
  profile('destination', 'Đảo Ti Tốp', 'dao-ti-top', ['1']),
  profile('event', 'Trung tâm Văn hóa Bến Ngự', 'trung-tam-ben-ngu', ['1'], { tick: true }),
  profile('organization', 'Hội Nhà vườn Bờ Sông', 'hoi-nha-vuon-bo-song', ['1']),
  profile('enterprise', 'Gốm Sông Xanh', 'gom-song-xanh', ['1'], { email: 'lienhe@gomsongxanh.example' }),
  ...DEMO_HOSTS.map(([kind, displayName, username]) => profile(kind, displayName, username, ['1'])),
];

const NO_CALL = { projectId: '', address: '', requestId: '' };

/** Colleagues of the demo's accounts, and the pen names, figures and places they write about. */
export async function seedDemoPeople(db: Db, by: Actor): Promise<void> {
  for (const person of DEMO_PEOPLE) if (!(await isThere(db, person))) await add(db, person, by);
}

/** The first administrator may have this e-mail. */
async function isThere(db: Db, { email = '' }: DemoPerson): Promise<boolean> {
  const key = emailKeyOf(email);
  return key !== undefined && (await findAccountByEmail(db, key)) !== undefined;
}

async function add(db: Db, person: DemoPerson, by: Actor): Promise<void> {
  const projects = person.projects.map(
    (projectId) => person.projectRights?.find((one) => one.projectId === projectId) ?? { projectId },
  );
  const user = { email: '', role: 'AUTHOR', passwordHash: null, ...person, projects } as const;
  const entityId = await insertUser(db, user, { userId: by.userId, name: by.displayName });
  const { staff: facts, limits, ...account } = person;
  await writeAudit(
    { ...NO_CALL, db },
    { action: 'user.create', entity: 'user', entityId, after: { ...account, ...facts, ...limits } },
  );
}
