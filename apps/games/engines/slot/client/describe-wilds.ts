// What wilds do, in words: at the start of free spins, and announced while they do it.
import { type Profile, listWilds } from '@yanta/game-rules/slot'
import type { Translate } from '@yanta/i18n'
import { findSpin } from '../../../kit/spin/series.ts'
import type { MessageKey } from './messages.ts'
import type { SlotState } from './state.ts'

export function describeFreeSpins(
  { freeSpins: { multiplier }, wildMotion }: Pick<Profile, 'freeSpins' | 'wildMotion'>,
  t: Translate<MessageKey>,
): string {
  return wildMotion === 'walking' || wildMotion === 'sticky'
    ? t(`free.introText.${wildMotion}`)
    : multiplier > 1
      ? t('free.introText', { multiplier })
      : t('free.introText.plain')
}

/** The respins after the spin on show. */
export const countRespinsLeft = ({ round, spinIndex }: Pick<SlotState, 'round' | 'spinIndex'>): number =>
  round?.outcome.spins.slice(spinIndex + 1).filter(({ kind }) => kind === 'respin').length ?? 0

/** Of a change of state, the wilds that fill a reel, walk in a respin or begin to stay; null without any. */
export function describeWilds(before: SlotState, state: SlotState, t: Translate<MessageKey>): string | null {
  const spin = findSpin(state)
  if (spin === null || before.phase.name === state.phase.name) return null
  if (state.phase.name === 'stopping' && spin.kind === 'respin')
    return t('wild.walks', { left: countRespinsLeft(state) })
  if (state.phase.name !== 'presenting') return null
  const { filled = [], held = [], window } = spin
  if (filled.length > 0)
    return t('wild.filled', { count: filled.length, reels: filled.map((reel) => reel + 1).join(', ') })
  const wilds = listWilds(window).length
  const isSticky = spin.kind === 'free' && state.resting.profile === 'sticky'
  return isSticky && wilds > held.length ? t('wild.sticks', { count: wilds }) : null
}
