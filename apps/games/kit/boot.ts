// Opens the game of the page's address: a loader meanwhile, on failure a message and, when offline, a retry button.
import { type Locale, defaultLocale, locales } from '@yanta/contract'
import type { EngineId } from '@yanta/game-rules/engines'
import { createTranslate } from '@yanta/i18n'
import type { OpenAnswerOf } from '../server/api.ts'
import { h } from './dom.ts'
import type { FrameBridge } from './frame-bridge.ts'
import { findMessageKey, gameMessages } from './game-messages.ts'
import type { GameServer } from './game-server.ts'
import { icon } from './icons.ts'

interface Boot<E extends EngineId, Loaded> {
  root: HTMLElement
  server: GameServer<E>
  bridge: FrameBridge
  /** Applies the look of the opened game and loads its assets; a rejection is reported as a lost connection. */
  load(opened: OpenAnswerOf<E>): Promise<Loaded>
}

export interface Booted<E extends EngineId, Loaded> {
  opened: OpenAnswerOf<E>
  loaded: Loaded
  locale: Locale
}

/** Resolves once the game can be shown; a refusal is shown to the player, reported to the site, and never resolves. */
export async function bootGame<E extends EngineId, Loaded>(
  boot: Boot<E, Loaded>,
): Promise<Booted<E, Loaded>> {
  const { root, server, bridge, load } = boot
  const address = new URL(location.href)
  const locale = locales.find((each) => each === address.searchParams.get('lang')) ?? defaultLocale
  document.documentElement.lang = locale
  const token = address.searchParams.get('token')
  const fail = async (code: string): Promise<Booted<E, Loaded>> => {
    if (code !== 'no_token') bridge.send({ type: 'failed', code })
    await showFailure(root, locale, code)
    return bootGame(boot)
  }
  if (token === null) return fail('no_token')

  root.replaceChildren(
    h(
      'div',
      { class: 'boot', role: 'status', 'aria-label': createTranslate(gameMessages, locale)('loader.text') },
      h('span', { class: 'loader' }, h('i'), h('i'), h('i')),
    ),
  )
  const answer = await server.open(token)
  if (answer.kind !== 'ok') return fail(answer.kind === 'lost' ? 'offline' : answer.code)
  document.title = answer.value.game.name
  try {
    const [loaded] = await Promise.all([
      load(answer.value),
      loadFace('800 20px', '--font-game'),
      loadFace('700 16px', '--font-text'),
    ])
    return { opened: answer.value, loaded, locale }
  } catch {
    return fail('offline')
  }
}

function showFailure(root: HTMLElement, locale: Locale, code: string): Promise<void> {
  const t = createTranslate(gameMessages, locale)
  return new Promise((resolve) => {
    const canRetry = code === 'offline'
    root.replaceChildren(
      h(
        'main',
        { class: 'boot' },
        h(
          'div',
          { class: 'notice__box notice__box--stop', role: 'alert' },
          h('span', { class: 'notice__icon' }, icon(canRetry ? 'offline' : 'warn', 30)),
          h(
            'div',
            { class: 'notice__text' },
            h('h2', {}, t('closed.title')),
            h('p', {}, t(findMessageKey('closed', code))),
          ),
          canRetry &&
            h(
              'div',
              { class: 'notice__buttons' },
              h(
                'button',
                { type: 'button', class: 'action action--main', onclick: () => resolve() },
                t('interrupted.action'),
              ),
            ),
        ),
      ),
    )
  })
}

/** Loads the font face of a style token in a weight; the brand's style defines the token. */
function loadFace(face: string, token: string): Promise<FontFace[]> {
  return document.fonts.load(
    `${face} ${getComputedStyle(document.documentElement).getPropertyValue(token)}`,
    'Aя1₽',
  )
}
