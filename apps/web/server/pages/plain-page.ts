// A page that needs neither the framework nor the platform: it looks like the site's error screen.
import { type Brand, writeTokens } from '@yanta/brand'
import type { Locale } from '@yanta/contract'
import { escapeHtml } from '@yanta/server'

const style = `
:root { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
body { background: var(--surface-page); color: var(--text-strong); font: 17px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
.screen { position: relative; min-height: 100vh; overflow: hidden; isolation: isolate; display: grid; grid-template-rows: auto 1fr; }
.ground { position: absolute; inset: -10%; width: 120%; height: 120%; object-fit: cover; filter: blur(60px) brightness(.32) saturate(1.2); z-index: -1; }
header { padding: 22px 32px; }
header a { display: inline-block; }
header img { display: block; height: 32px; width: auto; }
main { display: grid; grid-template-columns: auto minmax(0, 520px); justify-content: center; align-items: center; gap: 64px; padding: 20px 32px 80px; }
.art { width: min(440px, 36vw); aspect-ratio: 1; border-radius: 34%; overflow: hidden; transform: rotate(-4deg); box-shadow: 0 50px 110px -30px #000, 0 0 0 10px rgb(255 255 255 / .07); }
.art img { width: 100%; height: 100%; object-fit: cover; transform: rotate(4deg) scale(1.1); }
.words { display: grid; gap: 14px; justify-items: start; }
b { font-size: clamp(5rem, 11vw, 9.5rem); font-weight: 900; line-height: .9; letter-spacing: -.05em; background: var(--accent-number); background-clip: text; color: transparent; padding-right: .06em; }
h1 { font-size: clamp(1.375rem, 1.15rem + .8vw, 1.875rem); line-height: 1.24; }
p { color: var(--text); max-width: 440px; margin-bottom: 10px; }
.act { display: grid; place-content: center; min-height: 52px; padding: 0 26px; border-radius: var(--radius-button); font-weight: 700; text-decoration: none; color: var(--text-on-accent); background: var(--accent-fill); }
a:focus-visible { outline: 2px solid var(--accent-light); outline-offset: 3px; border-radius: var(--radius-button); }
small { font-size: 13px; color: var(--text); overflow-wrap: anywhere; user-select: all; }
@media (max-width: 754px) {
  header { padding: 22px 16px; }
  main { grid-template-columns: minmax(0, 1fr); justify-items: center; align-content: center; gap: 28px; text-align: center; padding: 20px 16px 80px; }
  .art { width: 250px; }
  .words { justify-items: center; }
}
@media (max-width: 508px) { .words { justify-items: stretch; } }
@media (forced-colors: active) { b { color: CanvasText; background: none; } .act { border: 1px solid; } }
`

/** Reloads the page once the site answers; a browser may be online for a while before that, so it retries. */
export const returnScript = `const look = () => void fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), () => {})
addEventListener('online', look)
setInterval(() => { if (navigator.onLine) look() }, 5_000)`

/** What the style takes from the brand. */
const tokens = [
  'surface-page',
  'text-strong',
  'text',
  'text-on-accent',
  'radius-button',
  'accent-light',
  'accent-fill',
  'accent-number',
]
const lockupHeight = 32

interface PlainPage {
  brand: Brand
  locale: Locale
  /** Address of the main screen. */
  home: string
  title: string
  text: string
  /** The status in large digits. */
  status?: string
  /** Address of a square picture; without one only text is shown. */
  picture?: string
  /** Label of the retry button; its link is relative to the requested page, so no part of the address is written. */
  again: string
  /** By which the operator finds the request in the log. */
  request?: string
  /** Retries by itself when the network returns. */
  returnsOnline?: boolean
}

/** Title and text are the site's own and are not escaped. */
export function buildPlainPage({
  brand,
  locale,
  home,
  title,
  text,
  status,
  picture,
  again,
  request,
  returnsOnline,
}: PlainPage): string {
  const {
    lockup: { onDark },
    names,
  } = brand
  const lockupWidth = Math.round((onDark.width / onDark.height) * lockupHeight)
  return (
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta name="theme-color" content="${brand.colors.theme}"><link rel="icon" href="${brand.icons.vector}">` +
    `<title>${title} · ${escapeHtml(names[locale].brand)}</title><style>${writeTokens(brand, tokens)}${style}</style></head>` +
    `<body><div class="screen">${picture ? `<img class="ground" src="${picture}" alt="">` : ''}` +
    `<header><a href="${home}" aria-label="${escapeHtml(names[locale].brand)}"><img src="${onDark.address}" alt="" width="${lockupWidth}" height="${lockupHeight}"></a></header>` +
    `<main>${picture ? `<div class="art"><img src="${picture}" alt="" width="440" height="440"></div>` : ''}` +
    `<div class="words">${status ? `<b>${status}</b>` : ''}<h1>${title}</h1><p>${text}</p>` +
    `<a class="act" href="">${again}</a>${request ? `<small>${request}</small>` : ''}</div></main></div>${returnsOnline ? `<script>${returnScript}</script>` : ''}</body></html>`
  )
}
