// The free spins that begin, in words: shown over the reels, and announced.
import { countBought } from '@yanta/game-rules/ways'
import { findSpin } from '../../../kit/spin/series.ts'
import type { HudContext } from './render-hud.ts'
import type { WaysState } from './state.ts'

export function describeSeries(
  state: Pick<WaysState, 'round' | 'spinIndex'>,
  { t, profile }: Pick<HudContext, 't' | 'profile'>,
): { title: string; text: string } {
  const { after, first, last } = profile.freeSpins.multiplier
  return {
    title: t('free.introTitle', { count: findSpin(state)?.freeSpinsLeft ?? countBought(profile.freeSpins) }),
    text: t(`free.introText.${after}`, { from: first, to: last }),
  }
}

/** The free spins that can be bought, in words. */
export function describePurchase({ t, profile }: Pick<HudContext, 't' | 'profile'>): string {
  const { after, first, last } = profile.freeSpins.multiplier
  const growth = t(`free.introText.${after}`, { from: first, to: last })
  return `${t('buy.text', { count: countBought(profile.freeSpins) })}. ${growth}.`
}
