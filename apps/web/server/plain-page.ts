// A page that needs neither the framework nor the platform: it looks like the site's error screen.
import type { Locale } from '@yanta/contract'

const style = `
:root { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
body { background: #0c0b11; color: #f7f4ea; font: 17px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
.screen { position: relative; min-height: 100vh; overflow: hidden; isolation: isolate; display: grid; grid-template-rows: auto 1fr; }
.ground { position: absolute; inset: -10%; width: 120%; height: 120%; object-fit: cover; filter: blur(60px) brightness(.32) saturate(1.2); z-index: -1; }
header { padding: 22px 32px; }
header a { display: inline-block; }
header img { display: block; height: 32px; width: auto; }
main { display: grid; grid-template-columns: auto minmax(0, 520px); justify-content: center; align-items: center; gap: 64px; padding: 20px 32px 80px; }
.art { width: min(440px, 36vw); aspect-ratio: 1; border-radius: 34%; overflow: hidden; transform: rotate(-4deg); box-shadow: 0 50px 110px -30px #000, 0 0 0 10px rgb(255 255 255 / .07); }
.art img { width: 100%; height: 100%; object-fit: cover; transform: rotate(4deg) scale(1.1); }
.words { display: grid; gap: 14px; justify-items: start; }
b { font-size: clamp(5rem, 11vw, 9.5rem); font-weight: 900; line-height: .9; letter-spacing: -.05em; background: linear-gradient(180deg, #fff6c8, #ffc21f 55%, #f08a00); background-clip: text; color: transparent; padding-right: .06em; }
h1 { font-size: clamp(1.375rem, 1.15rem + .8vw, 1.875rem); line-height: 1.24; }
p { color: #c2bdd0; max-width: 440px; margin-bottom: 10px; }
.act { display: grid; place-content: center; min-height: 52px; padding: 0 26px; border-radius: 14px; font-weight: 700; text-decoration: none; color: #171208; background: linear-gradient(180deg, #ffd65a 0%, #ffc21f 52%, #f7ad0a 100%); }
a:focus-visible { outline: 2px solid #ffcf45; outline-offset: 3px; border-radius: 14px; }
@media (max-width: 754px) {
  header { padding: 22px 16px; }
  main { grid-template-columns: minmax(0, 1fr); justify-items: center; align-content: center; gap: 28px; text-align: center; padding: 20px 16px 80px; }
  .art { width: 250px; }
  .words { justify-items: center; }
}
@media (max-width: 508px) { .words { justify-items: stretch; } }
@media (forced-colors: active) { b { color: CanvasText; background: none; } .act { border: 1px solid; } }
`

interface PlainPage {
  locale: Locale
  title: string
  text: string
  /** The big figures of a status. */
  status?: string
  /** Address of a square picture; without one only words stand there. */
  picture?: string
  /** What the button that asks for the page again says; the link goes to the page that was asked for, so nothing of its address is written. */
  again: string
  /** Asks again by itself when the network returns. */
  returnsOnline?: boolean
}

/** Title and text are the site's own words and are written as they are. */
export function buildPlainPage({ locale, title, text, status, picture, again, returnsOnline }: PlainPage): string {
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`
    + `<meta name="robots" content="noindex"><meta name="theme-color" content="#ffc21f"><title>${title} · Yanta</title><style>${style}</style></head>`
    + `<body><div class="screen">${picture ? `<img class="ground" src="${picture}" alt="">` : ''}`
    + `<header><a href="/" aria-label="Yanta"><img src="/art/brand/lockup.svg" alt="" width="132" height="32"></a></header>`
    + `<main>${picture ? `<div class="art"><img src="${picture}" alt="" width="440" height="440"></div>` : ''}`
    + `<div class="words">${status ? `<b>${status}</b>` : ''}<h1>${title}</h1><p>${text}</p>`
    + `<a class="act" href="">${again}</a></div></main></div>${returnsOnline ? `<script>addEventListener('online', () => location.reload())</script>` : ''}</body></html>`
}
