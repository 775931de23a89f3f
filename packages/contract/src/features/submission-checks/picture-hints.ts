/**
 * What a picture itself hints at. Every hint is a heuristic with a stated rule: it asks a person to look, and never
 * decides.
 */
export interface PictureHints {
  /** Strips of one tone along opposite sides, in per cent of the side that they cut off. */
  readonly border: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  } | null;
  /** A line that looks like letters, near the upper or lower edge. */
  readonly text: { readonly edge: TextEdge; readonly side: TextSide; readonly letters: number } | null;
  /** The same small shapes again and again at one distance, as a watermark is laid over a picture. */
  readonly repeatedMark: { readonly copies: number } | null;
  readonly ai: readonly AiMarker[];
}

export type TextEdge = 'TOP' | 'BOTTOM';
export type TextSide = 'LEFT' | 'CENTRE' | 'RIGHT';

/**
 * SOURCE_TYPE: the file says of itself that a model made it or a part of it. GENERATOR: it names a program that makes
 * pictures. PROMPT: it holds the words that one was asked with. SIZE: no camera, and a size that generators make.
 */
export type AiMarkerKind = 'SOURCE_TYPE' | 'GENERATOR' | 'PROMPT' | 'SIZE';

export interface AiMarker {
  readonly kind: AiMarkerKind;
  /** The words of the file, or its size. */
  readonly said: string;
}
