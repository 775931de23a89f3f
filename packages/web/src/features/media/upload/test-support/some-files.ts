/** A single-colour JPEG with unique bytes and the given size. */
export async function aPicture(name: string, { color = 'green', bytes = 0 } = {}): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser does not draw');
  context.fillStyle = color;
  context.fillRect(0, 0, 64, 48);
  const picture = await canvas.convertToBlob({ type: 'image/jpeg' });
  const tail = new Uint8Array(Math.max(0, bytes - picture.size)).fill(7);
  return new File([picture, new TextEncoder().encode(color), tail], name, {
    type: 'image/jpeg',
    lastModified: 1_700_000_000_000,
  });
}

/** Half a second of video: black first, then bright. */
export async function aFilm(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 160;
  canvas.height = 90;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser does not draw');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  for (let frame = 0; frame < 20; frame += 1) {
    context.fillStyle = frame < 6 ? 'black' : 'gold';
    context.fillRect(0, 0, 160, 90);
    // The recorder films in real time.
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await stopped;
  return new File(parts, name, { type: 'video/webm', lastModified: 1_700_000_000_000 });
}

export function aFile(name: string, content: string, type = ''): File {
  return new File([content], name, { type, lastModified: 1_700_000_000_000 });
}
