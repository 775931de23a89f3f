import type { Role } from '@toasoan/contract/access/roles.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';

/** The author of the demo's content. */
export type SeedPerson = 'superAdmin' | 'admin' | 'editor' | 'author';

export interface SeedAccount {
  readonly key: SeedPerson | 'formerAuthor';
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: Role;
  readonly status: Status;
}

export function firstAdministrator(email: string): SeedAccount {
  return {
    key: 'superAdmin',
    username: 'quantri',
    displayName: 'Trần Minh Quản',
    email,
    role: 'SUPPER_ADMIN',
    status: 'ENABLE',
  };
}

export const DEMO_MEMBERSHIPS = ['1', '2', '3', '7'];

export const DEMO_ACCOUNTS: readonly SeedAccount[] = [
  {
    key: 'admin',
    username: 'thuha.le',
    displayName: 'Lê Thu Hà',
    email: 'admin@toasoan.local',
    role: 'ADMIN',
    status: 'ENABLE',
  },
  {
    key: 'editor',
    username: 'ducanh.pham',
    displayName: 'Phạm Đức Anh',
    email: 'editor@toasoan.local',
    role: 'EDITOR',
    status: 'ENABLE',
  },
  {
    key: 'author',
    username: 'anh.nguyen',
    displayName: 'Nguyễn Thị Ánh',
    email: 'author@toasoan.local',
    role: 'AUTHOR',
    status: 'ENABLE',
  },
  {
    key: 'formerAuthor',
    username: 'dat.do',
    displayName: 'Đỗ Văn Đạt',
    email: 'dat.do@toasoan.local',
    role: 'AUTHOR',
    status: 'DISABLED',
  },
];
