/** Element ids that link a tab and its panel. */
export function tabIdOf(id: string): string {
  return `tab-${id}`;
}

export function panelIdOf(id: string): string {
  return `panel-${id}`;
}
