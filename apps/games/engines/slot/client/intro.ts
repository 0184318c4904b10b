// What the slot does, in three pictures: shown over the reels when a game is opened for the first time on this device.
import { scatterThreshold } from '@yanta/game-rules/slot'
import { h } from '../../../kit/dom.ts'
import { findAction } from '../../../kit/input.ts'
import { findSymbolAddress } from '../../../kit/spin/symbols.ts'
import { readPreference, writePreference } from '../../../kit/storage.ts'
import { listWildRules } from './panels/rules-tabs.ts'
import type { HudContext } from './render-hud.ts'
import { type SlotState, isRoundOpen } from './state.ts'

const keyOf = (game: string): string => `yanta-game-intro-${game}`

/** Never between a player and a running round, a gift, or a notice. */
export function isIntroDue(game: string, state: SlotState): boolean {
  const isFree = !isRoundOpen(state) && state.freeRounds === null && state.notice === null
  return isFree && readPreference(keyOf(game)) === null
}

/**
 * Any press and any key closes it and has its usual effect, with two exceptions: Escape leaves the game open, and the key of
 * the spin stakes no real money, since it may have been meant for the pictures.
 */
export function openIntro(
  { stage, profile, t, symbolAddresses, symbolNames }: HudContext,
  { game, isDemo }: { game: string; isDemo: boolean },
): void {
  const picture = (symbol: 'wild' | 'scatter') =>
    h('img', {
      src: findSymbolAddress(symbolAddresses, symbol),
      alt: symbolNames[symbol],
      width: 72,
      height: 72,
    })
  const { awarded, multiplier } = profile.freeSpins
  const figures = [
    { drawing: [picture('wild')], text: [t('payouts.wild'), ...listWildRules({ profile, t })].join('. ') },
    {
      drawing: Array.from({ length: scatterThreshold }, () => picture('scatter')),
      text: t('intro.scatter', { count: awarded[0] }),
    },
    { drawing: [h('b', { 'aria-hidden': 'true' }, `×${multiplier}`)], text: t('intro.free', { multiplier }) },
  ]
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
    writePreference(keyOf(game), 'seen')
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
