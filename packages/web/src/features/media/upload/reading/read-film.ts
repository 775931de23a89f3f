/** Where in the film a still is looked for; the first that shows something is taken. */
const MOMENTS = [0.1, 0.25, 0.5];
const MAX_WIDTH = 1920;
/** Mean brightness, of 255, below which a still is as good as black. */
const DARK = 18;
const SAMPLE = 32;

/** A still from about a tenth into the film, later where it is black there. */
async function posterOf(film: HTMLVideoElement, durationSec: number): Promise<Blob | undefined> {
  let brightest = -1;
  let best: HTMLCanvasElement | undefined;
  for (const moment of MOMENTS) {
    const seeked = until(film, 'seeked');
    film.currentTime = durationSec * moment;
    await seeked;
    const brightness = brightnessOf(film);
    if (brightness > brightest) {
      brightest = brightness;
      best = drawn(film);
    }
    if (brightness >= DARK) break;
  }
  return new Promise((resolve) => {
    if (best) best.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.86);
    else resolve(undefined);
  });
}

function drawn(film: HTMLVideoElement): HTMLCanvasElement {
  const scale = Math.min(1, MAX_WIDTH / film.videoWidth);
  return draw(film, Math.round(film.videoWidth * scale), Math.round(film.videoHeight * scale));
}

function brightnessOf(film: HTMLVideoElement): number {
  const { data } = contextOf(draw(film, SAMPLE, SAMPLE)).getImageData(0, 0, SAMPLE, SAMPLE);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    sum += (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;
  }
  return sum / (SAMPLE * SAMPLE);
}

function draw(film: HTMLVideoElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  contextOf(canvas).drawImage(film, 0, 0, width, height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser does not draw');
  return context;
}

export interface FilmFacts {
  readonly durationSec: number | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** A still as a JPEG. */
  readonly poster: Blob | undefined;
}

const NOTHING: FilmFacts = { durationSec: undefined, width: undefined, height: undefined, poster: undefined };

/** How long a film or sound is, how large, and how it looks, as this browser reads it; nothing where it cannot. */
export async function readFilm(file: Blob, kind: 'VIDEO' | 'AUDIO'): Promise<FilmFacts> {
  const player = document.createElement(kind === 'VIDEO' ? 'video' : 'audio');
  const address = URL.createObjectURL(file);
  player.muted = true;
  player.preload = 'auto';
  try {
    const known = until(player, 'loadedmetadata');
    player.src = address;
    await known;
    const durationSec = await durationOf(player);
    if (!(player instanceof HTMLVideoElement)) return { ...NOTHING, durationSec };
    const { videoWidth: width, videoHeight: height } = player;
    const poster = width > 0 ? await posterOf(player, durationSec ?? 0).catch(() => undefined) : undefined;
    return { durationSec, width: width || undefined, height: height || undefined, poster };
  } catch {
    return NOTHING;
  } finally {
    player.removeAttribute('src');
    player.load();
    URL.revokeObjectURL(address);
  }
}

/** Recordings of browsers do not say how long they are before somebody has gone to their end. */
async function durationOf(player: HTMLMediaElement): Promise<number | undefined> {
  if (player.duration === Number.POSITIVE_INFINITY) {
    const atEnd = until(player, 'seeked');
    player.currentTime = Number.MAX_SAFE_INTEGER;
    await atEnd;
  }
  return Number.isFinite(player.duration) ? player.duration : undefined;
}

const PATIENCE_MS = 10_000;

/** Waits for a thing to happen to a player. @throws when it fails or does not come in time. */
function until(player: HTMLMediaElement, happens: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(() => reject(new Error(`${happens} did not come`)), PATIENCE_MS);
    const end = (settle: () => void) => () => {
      window.clearTimeout(timer);
      settle();
    };
    player.addEventListener(happens, end(resolve), { once: true });
    player.addEventListener(
      'error',
      end(() => reject(new Error('not playable'))),
      { once: true },
    );
  });
}
