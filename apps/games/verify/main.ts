import '../kit/base.css'
import { type Locale, locales } from '@yanta/contract'
import { h } from '../kit/dom.ts'
import { createTranslate } from '../kit/messages.ts'
import { parseVerifyHash } from '../server/api.ts'
import { verifyMessages } from './messages.ts'
import { buildVerifier } from './verifier.ts'

const root = document.querySelector<HTMLElement>('#verifier')!
const wanted = new URL(location.href).searchParams.get('lang') ?? navigator.language.slice(0, 2)

function show(locale: Locale): void {
  const t = createTranslate(verifyMessages, locale)
  document.documentElement.lang = locale
  document.title = `${t('page.title')} · Yanta`
  const language = h('div', { class: 'language', role: 'group', 'aria-label': t('page.language') }, ...locales.map((each) =>
    h('button', { type: 'button', lang: each, 'aria-pressed': String(each === locale), onclick: () => show(each) }, each.toUpperCase())))
  root.replaceChildren(h('div', { class: 'page' },
    h('header', { class: 'page__head' }, h('img', { src: '/art/brand/lockup.svg', alt: 'Yanta', height: 32 }), language),
    h('main', {}, h('h1', {}, t('page.title')), h('p', { class: 'page__lead' }, t('page.lead')), buildVerifier({ locale, proof: parseVerifyHash(location.hash), onRotate: null }))))
}

show(locales.find((locale) => locale === wanted) ?? 'ru')
window.addEventListener('hashchange', () => show(document.documentElement.lang === 'en' ? 'en' : 'ru'))
