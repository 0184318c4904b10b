import { createHash } from 'node:crypto'
import type { Locale } from '@yanta/contract'

const style = 'html{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;'
  + 'background:#0d0b14;color:#f4f1fa;font:16px/1.5 system-ui,sans-serif}h1{margin:0;font-size:24px}p{margin:0;color:#b8b0c8}'

const texts: Record<Locale, { title: string; text: string }> = {
  ru: { title: 'Такой игры нет', text: 'Возможно, её убрали или адрес набран с ошибкой.' },
  en: { title: 'There is no such game', text: 'It may have been removed, or the address is mistyped.' },
}

/** Needs no script and no file: shown when a game page can't be. */
export function buildNotFoundPage(locale: Locale): string {
  const { title, text } = texts[locale]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`
    + `<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${text}</p></body></html>`
}

/** Its policy: the one style, the site as the only frame. */
export function buildNotFoundPolicy(siteOrigin: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigin}`
}
