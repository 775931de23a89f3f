let networks = 0;

/** The address of a reader in a network of their own: never the same twice, up to 250 × 250 × 250. */
export function aNetwork(): string {
  networks += 1;
  const part = (divisor: number) => (Math.floor(networks / divisor) % 250) + 1;
  return `100.${part(62_500)}.${part(250)}.${part(1)}`;
}
