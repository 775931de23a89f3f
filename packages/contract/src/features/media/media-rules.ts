import type { MediaRow } from './media.ts';
import type { MediaState } from './media-kinds.ts';

interface Person {
  readonly userId: string;
  readonly permissions: readonly string[];
}
type File = Pick<MediaRow, 'createdBy' | 'state' | 'useCount'>;

const holds = ({ permissions }: Person, permission: string) => permissions.includes(permission);
const isOwn = (person: Person, { createdBy }: Pick<File, 'createdBy'>) => createdBy.userId === person.userId;

/** `person.permissions` are those in the file's project (`permissionsIn`). */
export function mayEditMedia(person: Person, file: Pick<File, 'createdBy'>): boolean {
  return holds(person, 'media.editAny') || (holds(person, 'media.editOwn') && isOwn(person, file));
}

/** One's own while nothing uses it; anybody's with `media.deleteAny`. Uses by public texts stop both. */
export function mayDeleteMedia(person: Person, file: Pick<File, 'createdBy' | 'useCount'>): boolean {
  if (holds(person, 'media.deleteAny')) return true;
  return holds(person, 'media.editOwn') && isOwn(person, file) && file.useCount === 0;
}

/** Whether a right holds is said by who answers for rights. */
export function maySetLicenceStatus(person: Person): boolean {
  return holds(person, 'media.licence');
}

/** Moves by hand: out of use and back. The other states come and go by themselves. */
export const MEDIA_TRANSITIONS = {
  quarantine: { from: ['READY'], to: 'QUARANTINED', permission: 'media.editAny', needsReason: true },
  release: { from: ['QUARANTINED'], to: 'READY', permission: 'media.licence', needsReason: true },
  retry: { from: ['FAILED'], to: 'PROCESSING', permission: 'media.editOwn', needsReason: false },
} as const satisfies Record<
  string,
  { from: readonly MediaState[]; to: MediaState; permission: string; needsReason: boolean }
>;
export type MediaTransitionName = keyof typeof MEDIA_TRANSITIONS;
export const MEDIA_TRANSITION_NAMES = Object.keys(MEDIA_TRANSITIONS) as readonly MediaTransitionName[];

/** The moves this person can make with the file now. */
export function mediaTransitionsOf(person: Person, file: File): MediaTransitionName[] {
  return MEDIA_TRANSITION_NAMES.filter((name) => {
    const { from, permission } = MEDIA_TRANSITIONS[name];
    const states: readonly MediaState[] = from;
    if (!states.includes(file.state)) return false;
    return permission === 'media.editOwn' ? mayEditMedia(person, file) : holds(person, permission);
  });
}
