/** Two letters for a project, of its code: "happy-viet-nam" → "HV". */
export function projectLetters(code: string): string {
  return code
    .split('-')
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toUpperCase())
    .join('');
}
