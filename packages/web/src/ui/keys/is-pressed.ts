import { IS_MAC } from './shown-keys.ts';

/** The combination in a key event, such as `Mod-Shift-f`. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether these keys are pressed and no others, in ProseMirror's notation. Letters and digits count by their position:
 * with Ctrl and Alt many layouts produce something else.
 */
export function isPressed(event: Pressed, keys: string): boolean {
  const parts = keys.split('-');
  const last = parts.pop() ?? '';
  const has = (name: string) => parts.includes(name);
  const [mod, other] = IS_MAC ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return (
    (event.code === `Key${last.toUpperCase()}` || event.code === `Digit${last}` || event.key === last) &&
    mod === has('Mod') &&
    other === has('Ctrl') &&
    event.altKey === has('Alt') &&
    event.shiftKey === has('Shift')
  );
}
