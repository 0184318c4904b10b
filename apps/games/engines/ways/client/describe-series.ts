// The free spins that begin, in words: shown over the reels, and announced.
import { findSpin } from '../../../kit/spin/series.ts'
import type { HudContext } from './render-hud.ts'
import type { WaysState } from './state.ts'

export function describeSeries(
  state: Pick<WaysState, 'round' | 'spinIndex'>,
  { t, profile }: Pick<HudContext, 't' | 'profile'>,
): { title: string; text: string } {
  const { after, first, last } = profile.freeSpins.multiplier
  return {
    title: t('free.introTitle', { count: findSpin(state)?.freeSpinsLeft ?? 0 }),
    text: t(`free.introText.${after}`, { from: first, to: last }),
  }
}
