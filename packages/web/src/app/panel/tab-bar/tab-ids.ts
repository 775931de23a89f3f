/** Ids in the page, by which a tab and its panel name each other. */
export function tabIdOf(id: string): string {
  return `tab-${id}`;
}

export function panelIdOf(id: string): string {
  return `panel-${id}`;
}
