// What a game does, in three pictures: shown over its reels when it is opened for the first time on this device.
import type { Translate } from '@yanta/i18n'
import { type Child, h } from '../dom.ts'
import { findAction } from '../input.ts'
import { readPreference, writePreference } from '../storage.ts'
import { type Play, isRoundOpen } from './play.ts'
import type { SpinMessageKey } from './spin-messages.ts'
import type { Stage } from './stage.ts'
import { type SymbolAddresses, findSymbolAddress } from './symbols.ts'

export interface IntroFigure {
  drawing: readonly Child[]
  text: string
}

interface IntroContext {
  stage: Pick<Stage, 'reels' | 'status'>
  t: Translate<SpinMessageKey>
}

const preferenceOf = (key: string): string => `yanta-game-intro-${key}`

/** Never between a player and a running round, a gift, or a notice. */
export function isIntroDue(key: string, state: Play): boolean {
  const isFree = !isRoundOpen(state) && state.freeRounds === null && state.notice === null
  return isFree && readPreference(preferenceOf(key)) === null
}

/** A symbol of the world as a drawing. */
export function drawIntroSymbol<S extends string>(
  symbol: S,
  { symbolAddresses, symbolNames }: { symbolAddresses: SymbolAddresses; symbolNames: Record<S, string> },
): Child {
  return h('img', {
    src: findSymbolAddress(symbolAddresses, symbol),
    alt: symbolNames[symbol],
    width: 72,
    height: 72,
  })
}

/** A short word as a drawing, such as a multiplier; the text beside it says it in full. */
export const drawIntroWord = (word: string): Child => h('b', { 'aria-hidden': 'true' }, word)

/**
 * Any press and any key closes it and has its usual effect, with two exceptions: Escape leaves the game open, and the key of
 * the spin stakes no real money, since it may have been meant for the pictures.
 */
export function openIntro(
  { stage, t }: IntroContext,
  figures: readonly IntroFigure[],
  { key, isDemo }: { key: string; isDemo: boolean },
): void {
  const box = h(
    'section',
    { class: 'intro', 'aria-label': t('intro.title') },
    h('h2', {}, t('intro.title')),
    h(
      'ul',
      { class: 'intro__figures' },
      ...figures.map(({ drawing, text }) =>
        h('li', {}, h('span', { class: 'intro__drawing' }, ...drawing), h('p', {}, text)),
      ),
    ),
    h('button', { type: 'button', class: 'action action--main' }, t('intro.action')),
  )
  const close = (): void => {
    box.remove()
    window.removeEventListener('keydown', closeByKey, true)
    window.removeEventListener('click', close, true)
    writePreference(preferenceOf(key), 'seen')
  }
  const closeByKey = (event: KeyboardEvent): void => {
    if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
    if (event.key === 'Escape' || (!isDemo && findAction(event, false) === 'main')) {
      event.preventDefault()
      event.stopPropagation()
    }
    close()
  }
  window.addEventListener('keydown', closeByKey, true)
  window.addEventListener('click', close, true)
  stage.reels.append(box)
  stage.status.textContent = [t('intro.title'), ...figures.map(({ text }) => text.replace(/\.$/, ''))].join(
    '. ',
  )
}
