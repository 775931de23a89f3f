declare module 'html-encoding-sniffer' {
  /** The name of the encoding, such as `windows-1258`. */
  // biome-ignore lint/style/noDefaultExport: the package exports its function so.
  export default function sniffEncoding(
    bytes: Uint8Array,
    options?: {
      readonly transportLayerEncodingLabel?: string;
      readonly defaultEncoding?: string;
      readonly xml?: boolean;
    },
  ): string;
}
