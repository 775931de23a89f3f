import type {
  EndpointAccess,
  KeyAccess,
  KeyPermission,
  ReaderAccess,
  ReaderCount,
} from '../core/endpoint.ts';
import type { AreaKey } from './area-rules.ts';
import type { Permission } from './permissions.ts';

export const WITHOUT_TOKEN: EndpointAccess = { token: 'none' };
/** Half-way or full session. */
export const ANY_SESSION: EndpointAccess = { token: 'any' };

/** A full session that may enter the area and holds all named permissions. */
export function inArea(area: AreaKey, ...permissions: readonly Permission[]): EndpointAccess {
  return { token: 'full', area, permissions };
}

/** A reader of a site. */
export function byReaders(counts: ReaderCount, { captcha = false } = {}): ReaderAccess {
  return { token: 'reader', counts, captcha };
}

/** Another system with an API key that holds the permission; null: with any key. */
export function byKeys(permission: KeyPermission | null): KeyAccess {
  return { token: 'key', permission };
}
