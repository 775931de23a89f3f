import { useEffect, useRef } from 'react';
import styles from './tooltip-host.module.css';

const DELAY_MS = 350;

/**
 * One tooltip for the whole console, mounted once. An element with `data-tip` gets it on hover and on
 * keyboard focus; with `data-tip-when="cut"` only while its text does not fit.
 */
export function TooltipHost() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => (tip.current ? listen(tip.current) : undefined), []);
  return <div ref={tip} popover="manual" role="tooltip" className={styles.tip} />;
}

function listen(tip: HTMLElement): () => void {
  let owner: HTMLElement | undefined;
  /** The anchor name the owner had before: a menu button is an anchor already. */
  let ownName = '';
  let timer = 0;

  function hide() {
    window.clearTimeout(timer);
    if (tip.matches(':popover-open')) {
      owner?.style.setProperty('anchor-name', ownName);
      tip.hidePopover();
    }
    owner = undefined;
  }
  function show(next: HTMLElement, delay: number) {
    hide();
    owner = next;
    timer = window.setTimeout(() => {
      if (!next.isConnected || !isNeeded(next)) return;
      ownName = next.style.getPropertyValue('anchor-name');
      next.style.setProperty('anchor-name', ownName ? `${ownName}, --tip` : '--tip');
      tip.textContent = next.dataset.tip ?? '';
      tip.showPopover();
    }, delay);
  }
  function enter(event: Event) {
    const next = tippedOf(event.target);
    if (next === owner) return;
    if (!next) {
      // What moves beneath a mouse at rest takes nothing from who goes by keys.
      if (!owner?.matches(':focus-visible')) hide();
    } else if (event.type !== 'focusin') show(next, DELAY_MS);
    else if (next.matches(':focus-visible')) show(next, 0);
  }
  function escaped(event: KeyboardEvent) {
    if (event.key === 'Escape') hide();
  }
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  document.addEventListener('pointerover', enter, options);
  document.addEventListener('focusin', enter, options);
  document.addEventListener('focusout', hide, options);
  document.addEventListener('pointerdown', hide, options);
  document.addEventListener('scroll', hide, options);
  document.addEventListener('keydown', escaped, options);
  return () => {
    stop.abort();
    hide();
  };
}

function tippedOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;
}

function isNeeded(element: HTMLElement): boolean {
  if (!element.dataset.tip) return false;
  return element.dataset.tipWhen !== 'cut' || element.scrollWidth > element.clientWidth;
}
