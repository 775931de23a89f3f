import { useEffect, useRef } from 'react';
import styles from './preview.module.css';

interface MarkupViewProps {
  /** Cleaned by the server. */
  readonly html: string;
  readonly css: string;
}

/** HTML in a tree of its own: its styles do not reach the console, and those of the console do not reach it. */
export function MarkupView({ html, css }: MarkupViewProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = html;
  }, [html, css]);
  return <div ref={host} className={styles.markup} />;
}
