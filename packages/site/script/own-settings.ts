const page = document.documentElement;

/** The reader's own choice stays on the reader's machine. A page without an origin keeps it until it closes. */
function keep(name: 'theme' | 'text', value: string): void {
  page.dataset[name] = value;
  try {
    localStorage.setItem(`site-${name}`, value);
  } catch {
    // Not allowed to keep anything.
  }
}

function offer(selector: string, press: () => void): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) {
    button.hidden = false;
    button.addEventListener('click', press);
  }
}

export function offerTheme(): void {
  offer('[data-theme-switch]', () => {
    const asked =
      page.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    keep('theme', asked === 'dark' ? 'light' : 'dark');
  });
}

export function offerTextSize(): void {
  offer('[data-text-size]', () => keep('text', String((Number(page.dataset.text ?? 0) + 1) % 3)));
  offer('[data-print]', () => print());
}
