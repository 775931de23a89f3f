export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const PLAIN = /^[^\s@<>",;:]{1,64}@[^\s@<>",;:]{1,255}$/;
const NAMED = /^([^<>"\r\n]{1,120}?)\s*<([^<>]+)>$/;

/** "a@b.vn" or "Name <a@b.vn>"; undefined: neither. */
export function mailSenderOf(value: string): MailSender | undefined {
  const [, name = '', address = value] = NAMED.exec(value) ?? [];
  return PLAIN.test(address) ? { name: name.trim(), address } : undefined;
}
