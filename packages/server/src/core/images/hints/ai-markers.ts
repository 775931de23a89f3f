import type { AiMarker } from '@toasoan/contract/features/submission-checks/picture-hints.ts';

/** What is looked at; the words are '' where the file has none. */
export interface MarkedFile {
  /** The whole file, or the part of a film that is not the film. */
  readonly bytes: Buffer;
  readonly software: readonly string[];
  /** Names and words of a PNG's own texts, and comments. */
  readonly texts: readonly (readonly [name: string, words: string])[];
  readonly hasCamera: boolean;
  readonly width: number;
  readonly height: number;
}

/**
 * IPTC's words for media made by a model, or with parts of it, as XMP and C2PA hold them. A C2PA manifest alone is no
 * marker: cameras sign with it too.
 */
const SOURCE_TYPES = ['compositeWithTrainedAlgorithmicMedia', 'trainedAlgorithmicMedia', 'algorithmicMedia'];
/** As a whole name at the end of IPTC's address, so that no longer word counts. */
const SOURCE_ADDRESS = 'digitalsourcetype/';

/** Programs and services that make pictures. Editors in which models are a part are not among them. */
const GENERATORS: readonly RegExp[] = [
  /\bmidjourney\b/i,
  /\bdall[·.\- ]?e\b/i,
  /\bstable[ -]?diffusion\b/i,
  /\bsdxl\b/i,
  /\badobe[ _]?firefly\b/i,
  /\bcomfyui\b/i,
  /\binvoke ?ai\b/i,
  /\bautomatic1111\b/i,
  /\bnovelai\b/i,
  /\bideogram\b/i,
  /\bleonardo\.? ?ai\b/i,
  /\bflux\.?1\b/i,
  /\bgoogle imagen\b/i,
  /\bmade with google ai\b/i,
  /\bbing image creator\b/i,
  /\bgpt-(?:image|4o)\b/i,
  /\bopenai\b/i,
];

/** Texts in which generators keep what they were asked. */
const PROMPT_NAMES =
  /^(parameters|prompt|negative_prompt|workflow|dream|sd-metadata|invokeai_\w+|generation_data)$/i;
const PROMPT_WORDS = /\bSteps: \d+, Sampler: |"class_type"\s*:\s*"KSampler/;

/** Of pictures as models draw them, the longer side first; twice and four times as much is usual too. */
const DRAWN_SIZES = [
  [512, 512],
  [768, 768],
  [768, 512],
  [1024, 1024],
  [1152, 896],
  [1216, 832],
  [1344, 768],
  [1456, 816],
  [1536, 640],
  [1536, 1024],
  [1792, 1024],
] as const;
const SCALES = [1, 2, 4];

const LONGEST = 60;

/** What a file says of a model that made it. Nothing of this proves anything: metadata can be written and taken away. */
export function findAiMarkers(file: MarkedFile): AiMarker[] {
  const sourceType = SOURCE_TYPES.find((type) => saysSourceType(file.bytes, type));
  const named = [...file.software, ...file.texts.map(([, words]) => words)];
  const generator = named.find((words) => GENERATORS.some((name) => name.test(words)));
  const prompt = file.texts.find(([name, words]) => PROMPT_NAMES.test(name) || PROMPT_WORDS.test(words));
  const markers: (AiMarker | undefined)[] = [
    sourceType === undefined ? undefined : { kind: 'SOURCE_TYPE', said: sourceType },
    generator === undefined ? undefined : { kind: 'GENERATOR', said: nameIn(generator) },
    prompt && { kind: 'PROMPT', said: prompt[0].slice(0, LONGEST) },
    isDrawnSize(file) ? { kind: 'SIZE', said: `${file.width} × ${file.height} px` } : undefined,
  ];
  return markers.filter((marker) => marker !== undefined);
}

function saysSourceType(bytes: Buffer, type: string): boolean {
  const said = SOURCE_ADDRESS + type;
  for (let at = bytes.indexOf(said); at >= 0; at = bytes.indexOf(said, at + 1)) {
    const next = bytes.toString('latin1', at + said.length, at + said.length + 1);
    if (!/[a-z]/i.test(next)) return true;
  }
  return false;
}

/** The generator alone: the words around it may be a prompt of a thousand words, or name a person. */
function nameIn(words: string): string {
  for (const name of GENERATORS) {
    const found = name.exec(words);
    if (found !== null) return found[0];
  }
  return '';
}

/** The one rule about pixels: no camera is named, and the size is exactly one that models draw. */
function isDrawnSize({ hasCamera, width, height }: MarkedFile): boolean {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return (
    !hasCamera &&
    SCALES.some((scale) =>
      DRAWN_SIZES.some(([one, other]) => one * scale === long && other * scale === short),
    )
  );
}
