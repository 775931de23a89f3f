/** MPEG 1 layer 3, 32 kbit/s, 44.1 kHz, one channel: the head of each of its frames. */
const HEAD = [0xff, 0xfb, 0x10, 0xc0];
const FRAME = 104;
const SAMPLES = 1_152;
const RATE = 44_100;

/** Silence of so many seconds, as an MP3 that players take. */
export function tinySound(seconds: number): Buffer {
  const frames = Math.ceil((seconds * RATE) / SAMPLES);
  const sound = Buffer.alloc(frames * FRAME);
  for (let frame = 0; frame < frames; frame += 1) sound.set(HEAD, frame * FRAME);
  return sound;
}
