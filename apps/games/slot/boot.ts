// From the address to an opened game: loader while it opens, a sentence when it can't, and a way to try again.
import { type Locale, locales } from '@yanta/contract'
import { h } from '../kit/dom.ts'
import type { FrameBridge } from '../kit/frame-bridge.ts'
import type { GameServer } from '../kit/game-server.ts'
import { icon } from '../kit/icons.ts'
import { createTranslate } from '../kit/messages.ts'
import type { OpenAnswer } from '../server/api.ts'
import { findMessageKey, messages } from './messages.ts'
import { type SymbolImages, loadSymbols } from './symbols.ts'
import { applyTheme, findLook } from './themes.ts'

export interface Opened {
  opened: OpenAnswer
  images: SymbolImages
  locale: Locale
}

function readLocale(address: URL): Locale {
  return locales.find((locale) => locale === address.searchParams.get('lang')) ?? 'ru'
}

function showFailure(root: HTMLElement, locale: Locale, code: string): Promise<void> {
  const t = createTranslate(messages, locale)
  return new Promise((resolve) => {
    const canRetry = code === 'offline'
    root.replaceChildren(h('main', { class: 'boot' }, h('div', { class: 'notice__box notice__box--stop', role: 'alert' },
      h('span', { class: 'notice__icon' }, icon(canRetry ? 'offline' : 'warn', 30)),
      h('div', { class: 'notice__text' }, h('h2', {}, t('closed.title')), h('p', {}, t(findMessageKey('closed', code)))),
      canRetry && h('div', { class: 'notice__buttons' }, h('button', { type: 'button', class: 'action action--main', onclick: () => resolve() }, t('interrupted.action'))))))
  })
}

/** Resolves once the game can be shown; a refusal is told to the player and the site and never resolves. */
export async function openGame(root: HTMLElement, server: GameServer, bridge: FrameBridge): Promise<Opened> {
  const address = new URL(location.href)
  const locale = readLocale(address)
  document.documentElement.lang = locale
  const token = address.searchParams.get('token')
  const fail = async (code: string): Promise<Opened> => {
    if (code !== 'no_token') bridge.tell({ type: 'failed', code })
    await showFailure(root, locale, code)
    return openGame(root, server, bridge)
  }
  if (token === null) return fail('no_token')

  root.replaceChildren(h('div', { class: 'boot', role: 'status', 'aria-label': createTranslate(messages, locale)('loader.text') }, h('span', { class: 'loader' }, h('i'), h('i'), h('i'))))
  const answer = await server.open(token)
  if (answer.kind !== 'ok') return fail(answer.kind === 'lost' ? 'offline' : answer.code)
  document.title = answer.value.game.name
  applyTheme(document.documentElement, answer.value.game)
  try {
    const [images] = await Promise.all([loadSymbols(findLook(answer.value.game).symbols), loadFace('800 20px', '--f-game'), loadFace('700 16px', '--f-text')])
    return { opened: answer.value, images, locale }
  } catch {
    return fail('offline')
  }
}

/** Asks for a face in a weight; the brand's style says which it is. */
function loadFace(face: string, token: string): Promise<FontFace[]> {
  return document.fonts.load(`${face} ${getComputedStyle(document.documentElement).getPropertyValue(token)}`, 'Aя1₽')
}
