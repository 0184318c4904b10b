import { createTranslate } from '@yanta/i18n'
import '../kit/base.css'
import { type Locale, defaultLocale, locales } from '@yanta/contract'
import { readPageBrand } from '../kit/brand.ts'
import { h } from '../kit/dom.ts'
import { icon } from '../kit/icons.ts'
import { parseVerifyHash } from '../server/proof.ts'
import { verifyMessages } from './messages.ts'
import { buildSiteLink } from './site-link.ts'
import { type Entered, buildVerifier } from './verifier.ts'

const root = document.querySelector<HTMLElement>('#verifier')!
const brand = readPageBrand()

/** What the player entered since the address was opened. */
let entered: Entered | null = null

function show(locale: Locale): void {
  const t = createTranslate(verifyMessages, locale)
  document.documentElement.lang = locale
  const name = brand.names[locale]
  const proof = parseVerifyHash(location.hash)
  document.title = `${t('page.title')} · ${name}`
  const language = h(
    'div',
    { class: 'language', role: 'group', 'aria-label': t('page.language') },
    ...locales.map((each) =>
      h(
        'button',
        { type: 'button', lang: each, 'aria-pressed': String(each === locale), onclick: () => change(each) },
        each.toUpperCase(),
      ),
    ),
  )
  const lockup = h('img', { src: brand.lockup.address, alt: name, height: 32 })
  root.replaceChildren(
    h(
      'div',
      { class: 'page' },
      h('header', { class: 'page__head' }, buildSiteLink('page__brand', lockup) ?? lockup, language),
      h(
        'main',
        {},
        buildSiteLink('page__back', icon('right', 18), t('page.back')),
        h('h1', {}, t('page.title')),
        h('p', { class: 'page__lead' }, t('page.lead')),
        buildVerifier({
          locale,
          proof,
          entered,
          onEnter: (latest) => void (entered = latest),
          isBadLink: proof === null && location.hash !== '',
          onRotate: null,
        }),
      ),
    ),
  )
}

/** The pressed button is built anew: it keeps the focus. */
function change(locale: Locale): void {
  show(locale)
  root.querySelector<HTMLElement>(`.language [lang="${locale}"]`)?.focus()
}

const findLocale = (wanted: string): Locale => locales.find((known) => known === wanted) ?? defaultLocale

show(findLocale(new URL(location.href).searchParams.get('lang') ?? navigator.language.slice(0, 2)))
window.addEventListener('hashchange', () => {
  entered = null
  show(findLocale(document.documentElement.lang))
})
