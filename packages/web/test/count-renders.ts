/** What React's developer tools read of a rendered component; the product knows nothing of them. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}
interface FiberRoot {
  readonly current: Fiber;
}

/** React's tags of function and class components, and of both kinds that `memo` makes. */
const COMPONENTS = [0, 1, 14, 15];
const PERFORMED_WORK = 1;

let rendered: string[] | undefined;

// React reports its commits to this object if it exists before React is loaded.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: FiberRoot) => rendered && note(current, rendered),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** Adds the components of a commit; a child that stayed the same object was not reached. */
function note(fiber: Fiber, names: string[]): void {
  if (COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) names.push(nameOf(fiber.type));
  if (fiber.alternate?.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) note(child, names);
}

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  const { type: inner } = (type ?? {}) as { type?: unknown };
  return inner === undefined ? '?' : nameOf(inner);
}

/** The components that render because of a letter, sorted; those that wait for a pause do not count. */
export async function renderedByKey(letter = 'a'): Promise<readonly string[]> {
  const target = document.activeElement;
  const names: string[] = [];
  rendered = names;
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true }));
  document.execCommand('insertText', false, letter);
  target?.dispatchEvent(new KeyboardEvent('keyup', { key: letter, bubbles: true, cancelable: true }));
  // Timers come in their order: what waits for a pause comes later, however slow the machine is.
  await new Promise((resolve) => setTimeout(resolve));
  rendered = undefined;
  return names.toSorted();
}
