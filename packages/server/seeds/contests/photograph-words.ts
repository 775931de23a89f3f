import type { Exif } from 'sharp';

export interface CameraFacts {
  readonly make: string;
  readonly model: string;
  readonly lens: string;
  /** In Hà Nội: `2026-03-14T09:30:00`. */
  readonly taken: string;
}

interface PhotographFacts {
  readonly exif?: CameraFacts | undefined;
  readonly isGenerated?: boolean | undefined;
}

/** What a demo photograph says of itself, as a camera or a program writes it. */
export function photographWords({ exif: camera, isGenerated }: PhotographFacts): {
  readonly exif?: Exif;
  readonly xmp?: string;
} {
  return {
    ...(camera && {
      exif: {
        IFD0: { Make: camera.make, Model: camera.model },
        IFD2: {
          DateTimeOriginal: camera.taken.replaceAll('-', ':').replace('T', ' '),
          OffsetTimeOriginal: '+07:00',
          LensModel: camera.lens,
          ExposureTime: '1/320',
          FNumber: '56/10',
          ISOSpeedRatings: '200',
          FocalLength: '85/1',
        },
      },
    }),
    ...(isGenerated && { xmp: GENERATED }),
  };
}

const GENERATED = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
