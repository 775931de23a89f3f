export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  /** "Hoàn tác" and the like; the toast closes when it is chosen. */
  readonly action?: ToastAction | undefined;
  /** Beside it. */
  readonly otherAction?: ToastAction | undefined;
  /** When the action stops working, by the page's clock; the toast stays until then. */
  readonly until?: number | undefined;
  /** Lines below the text, such as what failed in a bulk action. */
  readonly details?: readonly string[] | undefined;
  readonly requestId?: string | undefined;
}

/** Milliseconds a toast stays; an error stays until it is closed. */
const STAYS: Record<ToastTone, number> = {
  success: 5000,
  info: 6000,
  warning: 9000,
  error: Number.POSITIVE_INFINITY,
};
const WITH_ACTION = 10_000;
const AT_MOST = 4;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a result. A repeated text replaces its earlier toast. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId;
  nextId += 1;
  const others = toasts.filter((other) => other.text !== toast.text || other.tone !== toast.tone);
  change([...others, { ...toast, id }].slice(-AT_MOST));
  return id;
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function clearToasts(): void {
  change([]);
}

export function lifetimeOf(toast: Toast): number {
  if (toast.until !== undefined) return Math.max(0, toast.until - Date.now());
  return toast.action ? Math.max(WITH_ACTION, STAYS[toast.tone]) : STAYS[toast.tone];
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
