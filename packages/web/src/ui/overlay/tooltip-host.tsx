import { useEffect } from 'react';
import styles from './tooltip-host.module.css';

/** Milliseconds a pointer rests before the tooltip comes. */
const DELAY_MS = 350;
/** Milliseconds a pointer may take from the element over to its tooltip. */
const GRACE_MS = 200;

/**
 * One tooltip for the whole console, mounted once. An element with `data-tip` gets it on hover and on
 * keyboard focus; with `data-tip-when="cut"` only while its text does not fit. It stays while the pointer is on the
 * element or on the tooltip itself, and goes by Esc (WCAG 1.4.13).
 */
export function TooltipHost() {
  useEffect(() => {
    const tip = document.createElement('div');
    tip.popover = 'manual';
    tip.role = 'tooltip';
    tip.className = styles.tip ?? '';
    const stop = listen(tip);
    return () => {
      stop();
      tip.remove();
    };
  }, []);
  return null;
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
      // Outside of an open dialog the pointer could not reach it.
      (next.closest('dialog') ?? document.body).append(tip);
      tip.showPopover();
    }, delay);
  }
  function enter(event: Event) {
    const next = tippedOf(event.target);
    if (next ? next === owner : event.target === tip) {
      if (tip.matches(':popover-open')) window.clearTimeout(timer);
    } else if (!next) leave();
    else if (event.type !== 'focusin') show(next, DELAY_MS);
    else if (next.matches(':focus-visible')) show(next, 0);
  }
  /** A held button drags or selects: a tooltip would cover where it is going. */
  function point(event: PointerEvent) {
    if (event.buttons > 0) hide();
    else enter(event);
  }
  function leave() {
    // What moves beneath a mouse at rest takes nothing from a person at the keyboard.
    if (owner?.matches(':focus-visible')) return;
    if (!tip.matches(':popover-open')) hide();
    else {
      window.clearTimeout(timer);
      timer = window.setTimeout(hide, GRACE_MS);
    }
  }
  function escaped(event: KeyboardEvent) {
    if (event.key === 'Escape') hide();
  }
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  document.addEventListener('pointerover', point, options);
  document.addEventListener('focusin', enter, options);
  document.addEventListener('focusout', hide, options);
  document.addEventListener('pointerdown', hide, options);
  document.addEventListener('dragstart', hide, options);
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
