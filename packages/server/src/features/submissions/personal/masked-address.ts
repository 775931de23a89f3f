import { isIPv4 } from 'node:net';

const DOTS = '•••';

/** `203.0.113.7` → `203.0.•••`, `2001:db8::1` → `2001:db8:•••`: the operator, and no household. '' stays ''. */
export function maskedAddress(address: string): string {
  if (address === '') return '';
  const separator = isIPv4(address) ? '.' : ':';
  const [first = '', second = ''] = address.split(separator);
  return [first, second, DOTS].join(separator);
}
