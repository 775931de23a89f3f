import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './site-preview.module.css';
import { trustedPage } from './trusted-page.ts';

export type Device = 'desktop' | 'tablet' | 'phone';

/** What the style sheets of the sites know as these devices, in pixels. */
const WIDTHS: Readonly<Record<Device, number>> = { desktop: 1280, tablet: 820, phone: 390 };

interface SiteFrameProps {
  readonly label: string;
  /** A whole page as the server draws it. */
  readonly page: string;
  readonly device: Device;
  readonly isDark: boolean;
}

/**
 * A page of a site without an origin: it runs nothing, and its links open beside the console. A place that is narrower
 * than the device shows it smaller.
 */
export function SiteFrame({ label, page, device, isDark }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedPage(inTheme(page, isDark));
  }, [page, isDark]);
  const width = device === 'desktop' ? Math.max(room, WIDTHS.desktop) : WIDTHS[device];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div ref={stage} className={styles.room}>
      <iframe
        ref={frame}
        className={styles.frame}
        data-device={device}
        title={label}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        style={{
          inlineSize: `${width}px`,
          blockSize: `${100 / scale}%`,
          scale,
          marginInlineStart: `${(room - width * scale) / 2}px`,
        }}
      />
    </div>
  );
}

function useRoom(stage: { readonly current: HTMLElement | null }): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}

/** The site's own mark of a theme that a reader chose. */
function inTheme(page: string, isDark: boolean): string {
  return page.replace('<html ', `<html data-theme="${isDark ? 'dark' : 'light'}" `);
}
