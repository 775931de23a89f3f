/** The place in the grid that an element on the screen belongs to. */
export function indexOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return cell?.dataset.index === undefined ? undefined : Number(cell.dataset.index);
}
