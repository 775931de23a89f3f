/** What the keys of the room do, as its help lists them. */
export const ROOM_KEYS = [
  { name: 'mark', keys: ['1', '9'] },
  { name: 'ten', keys: ['0'] },
  { name: 'nought', keys: ['-'] },
  { name: 'half', keys: ['.'] },
  { name: 'finish', keys: ['Enter'] },
  { name: 'criterion', keys: ['ArrowUp', 'ArrowDown'] },
  { name: 'move', keys: ['ArrowLeft', 'ArrowRight'] },
  { name: 'later', keys: ['S'] },
  { name: 'leave', keys: ['X'] },
  { name: 'compare', keys: ['C'] },
  { name: 'grid', keys: ['G'] },
  { name: 'zoom', keys: ['Z'] },
  { name: 'help', keys: ['?'] },
] as const;

export interface RoomActions {
  /** A digit, a dash or a dot; false where it marks nothing. */
  readonly press: (key: string) => boolean;
  readonly finish: () => void;
  readonly criterion: (by: 1 | -1) => void;
  readonly move: (by: 1 | -1) => void;
  readonly later: () => void;
  readonly leave: () => void;
  readonly compare: () => void;
  readonly grid: () => void;
  readonly zoom: () => void;
  readonly help: () => void;
}

/** @returns whether the key was one of the room's. */
export function actOnKey(key: string, actions: RoomActions, withLetters: boolean): boolean {
  const act = actionOf(key, actions) ?? (withLetters ? letterAction(key, actions) : undefined);
  if (act === undefined) return actions.press(key);
  act();
  return true;
}

function actionOf(key: string, actions: RoomActions): (() => void) | undefined {
  switch (key) {
    case 'Enter':
      return actions.finish;
    case 'ArrowUp':
      return () => actions.criterion(-1);
    case 'ArrowDown':
      return () => actions.criterion(1);
    case 'ArrowLeft':
      return () => actions.move(-1);
    case 'ArrowRight':
      return () => actions.move(1);
    case '?':
      return actions.help;
    default:
      return undefined;
  }
}

function letterAction(key: string, actions: RoomActions): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case 's':
      return actions.later;
    case 'x':
      return actions.leave;
    case 'c':
      return actions.compare;
    case 'g':
      return actions.grid;
    case 'z':
      return actions.zoom;
    default:
      return undefined;
  }
}
