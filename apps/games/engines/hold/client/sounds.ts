// The sounds of a transition from one state to the next. Pure: the caller plays them.
import { reelCount, rowCount } from '@yanta/game-rules/hold'
import type { Cue } from '../../../kit/sound.ts'
import { findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import { listChoiceSounds, listWinSounds } from '../../../kit/spin/sounds.ts'
import type { RoundOf } from '../../../server/api.ts'
import type { RevealPlan } from './reveal-timing.ts'
import type { HoldState } from './state.ts'

const halfTone = 2 ** (1 / 12)

/** Each coin that is held rings a half tone above the one before. */
const ring = (held: number): Cue => ({ name: 'gem', raise: halfTone ** Math.min(held, 12) })

function listReels(plan: RevealPlan, { outcome }: RoundOf<'hold'>, isPassed: (at: number) => boolean): Cue[] {
  const cues: Cue[] = []
  let coins = 0
  for (let reel = 0; reel < reelCount; reel++) {
    const brought = outcome.coins.filter(({ cell }) => Math.floor(cell / rowCount) === reel).length
    coins += brought
    if (!isPassed(plan.landsAt[reel]!)) continue
    cues.push({ name: 'stop' })
    if (brought > 0) cues.push({ name: 'scatter', raise: halfTone ** Math.min(coins, 12) })
  }
  return cues
}

function listFeature(
  { feature }: RevealPlan,
  { outcome }: RoundOf<'hold'>,
  isPassed: (at: number) => boolean,
): Cue[] {
  if (feature === null || outcome.feature === null) return []
  const cues: Cue[] = []
  if (isPassed(feature.opensAt)) cues.push({ name: 'feature' })
  let held = outcome.coins.length
  feature.respins.forEach(({ landsAt }, index) => {
    const { landed } = outcome.feature!.respins[index]!
    held += landed.length
    if (isPassed(landsAt)) cues.push(landed.length > 0 ? ring(held) : { name: 'rest' })
  })
  const countMs = (feature.grandAt - feature.countsAt) / held
  for (let coin = 0; coin < held; coin++)
    if (isPassed(feature.countsAt + coin * countMs)) cues.push({ name: 'tick' })
  if (outcome.feature.grand > 0 && isPassed(feature.grandAt)) cues.push({ name: 'bigWin' })
  return cues
}

export function listSounds(before: HoldState, after: HoldState, from: number, to: number): Cue[] {
  const cues: Cue[] = []
  const { phase, round } = after
  const stake = findRoundStake(after)
  const isNew = phase.name !== before.phase.name
  if (
    isNew &&
    (phase.name === 'spinning' || (phase.name === 'revealing' && before.phase.name !== 'spinning'))
  )
    cues.push({ name: 'spin' })
  if (isNew && phase.name === 'presenting' && round)
    cues.push(...listWinSounds(round.win, stake, findOwnStake(round, stake)))
  if (phase.name === 'revealing' && !isNew && round) {
    const isPassed = (at: number): boolean => at > from && at <= to
    cues.push(...listReels(phase.plan, round, isPassed), ...listFeature(phase.plan, round, isPassed))
  }
  return [...cues, ...listChoiceSounds(before, after)]
}
