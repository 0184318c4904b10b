import { createHash } from 'node:crypto'
import { type Brand, writeTokens } from '@yanta/brand'
import type { Locale } from '@yanta/contract'

const style =
  'html{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:8px;padding:24px;text-align:center;' +
  'background:var(--surface-page);color:var(--text-strong);font:16px/1.5 system-ui,sans-serif}h1{margin:0;font-size:24px}p{margin:0;color:var(--text)}' +
  'a{display:grid;place-content:center;min-height:46px;margin-top:16px;padding:0 22px;border-radius:var(--radius-button);background:var(--accent);color:var(--text-on-accent);font-weight:700;text-decoration:none}' +
  'a:focus-visible{outline:2px solid var(--accent-light);outline-offset:3px}@media(forced-colors:active){a{border:1px solid}}'
const tokens = [
  'surface-page',
  'text-strong',
  'text',
  'radius-button',
  'accent-light',
  'accent',
  'text-on-accent',
]

const texts = {
  game: {
    ru: { title: 'Такой игры нет', text: 'Возможно, её убрали или адрес набран с ошибкой.' },
    en: { title: 'There is no such game', text: 'It may have been removed, or the address is mistyped.' },
  },
  page: {
    ru: { title: 'Такой страницы нет', text: 'Возможно, в адресе опечатка.' },
    en: { title: 'There is no such page', text: 'The address may be mistyped.' },
  },
  trouble: {
    ru: { title: 'Страница не открылась', text: 'Подождите немного и попробуйте ещё раз.' },
    en: { title: 'The page did not open', text: 'Wait a little and try again.' },
  },
} satisfies Record<string, Record<Locale, { title: string; text: string }>>

const back: Record<Locale, string> = { ru: 'Вернуться на сайт', en: 'Back to the site' }

/**
 * Needs no script and no file: shown when a page can't be rendered.
 * @param siteOrigin target of the link back; null inside the site's own frame, where the site can't be opened
 */
export function buildErrorPage(
  brand: Brand,
  about: keyof typeof texts,
  locale: Locale,
  siteOrigin: string | null,
): string {
  const { title, text } = texts[about][locale]
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${buildStyle(brand)}</style></head><body><h1>${title}</h1><p>${text}</p>${siteOrigin === null ? '' : `<a href="${siteOrigin}">${back[locale]}</a>`}</body></html>`
  )
}

/** Content security policy of that page: its one style, and as frame ancestor the site or none. */
export function buildErrorPagePolicy(brand: Brand, frameAncestors: string): string {
  const hash = createHash('sha256').update(buildStyle(brand)).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors}`
}

function buildStyle(brand: Brand): string {
  return writeTokens(brand, tokens) + style
}
