export interface SseBlock {
  readonly event: string;
  readonly data: string;
}

/** Takes a stream apart, however its bytes were cut; comments and blocks without data say nothing. */
export function createSseParser(onBlock: (block: SseBlock) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder();
  let line = '';
  let endedByReturn = false;
  let event = '';
  let data: string[] = [];

  function take(field: string, value: string): void {
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  function endLine(): void {
    const whole = line;
    line = '';
    const colon = whole.indexOf(':');
    if (whole === '') endBlock();
    else if (colon < 0) take(whole, '');
    else if (colon > 0) take(whole.slice(0, colon), whole.slice(colon + 1).replace(/^ /, ''));
  }
  function endBlock(): void {
    const block = { event: event === '' ? 'message' : event, data: data.join('\n') };
    const isSaid = data.length > 0;
    event = '';
    data = [];
    if (isSaid) onBlock(block);
  }
  return (bytes) => {
    // A line feed ends a line, a return does, and both together end one.
    for (const part of decoder.decode(bytes, { stream: true }).split(/(\r|\n)/)) {
      if (part === '') continue;
      const isSecondHalf = part === '\n' && endedByReturn;
      endedByReturn = part === '\r';
      if (part !== '\r' && part !== '\n') line += part;
      else if (!isSecondHalf) endLine();
    }
  };
}
