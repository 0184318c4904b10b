// What every game of one spin has of its player: balance, stakes, limits and autoplay, and how a round begins and ends. Pure: games
// add their phases and what they show. Times are the game's, in ms; amounts minor units.
import type { PlayRules } from '@yanta/contract'
import { type BoughtFeature, findPrice } from '@yanta/game-rules/engines'
import type { OpenAnswer, Round } from '../../server/api.ts'
import { isClosing } from '../closing-codes.ts'
import { findStakeLimit, limitStakes, lowerStake, tooLarge, tooSoon } from '../play-rules.ts'
import { type AntePlay, findAntePrice, findNextCost, openAnte } from './ante.ts'
import { type Autoplay, type AutoplayEnd, findAutoplayEnd, startAutoplay } from './autoplay.ts'
import { type FreePlay, countFreeRound, endFreeRound, isFeaturePlay, openFreePlay } from './free-rounds.ts'
import type { PlayEvent } from './play-event.ts'
import { type SessionFigures, countRound, noFigures } from './session-figures.ts'
import type { Pace } from './win-tier.ts'

/** The phases of every game of spins. */
export type PlayPhase =
  | { name: 'idle'; since: number }
  | { name: 'spinning'; since: number; requestId: string; isSlow: boolean }
  | { name: 'presenting'; since: number; endsAt: number }
  /** The player chooses how the round goes on. */
  | { name: 'choosing'; since: number }
  /** The choice was made, and its round is awaited. */
  | { name: 'opening'; since: number; requestId: string; door: number; isSlow: boolean }
  /** The connection is lost and it is unknown whether the round was played: only the same request may be repeated, of the spin or of a choice. */
  | { name: 'interrupted'; requestId: string; door?: number }
  | { name: 'closed'; code: string }

export interface Play extends FreePlay, AntePlay {
  phase: PlayPhase | { name: string }
  /** As last confirmed by the server; a win is added once it has been shown. */
  balance: number
  stake: number
  stakes: readonly number[]
  rules: PlayRules
  /** The largest allowed stake, where it ends the ladder of stakes. */
  stakeLimit: number | null
  /** The feature that is for sale; null: none, as where the law forbids it. */
  bought: BoughtFeature | null
  /** The price, when the last requested round is a bought feature; null: a usual round. */
  boughtFor: number | null
  /** No round begins before. */
  readyAt: number
  /** The rounds that have ended in this session. */
  figures: SessionFigures
  isTurbo: boolean
  isReduced: boolean
  autoplay: Autoplay | null
  autoplayEnd: AutoplayEnd
  /** Code of a refusal to show over the game. */
  notice: string | null
  /** The largest stake that the refusal allows; null: it names none. */
  refusedAbove: number | null
}

const autoplayPauseMs = 350

export function openPlay(
  opened: Pick<
    OpenAnswer,
    'balance' | 'stakes' | 'defaultStake' | 'rules' | 'freeRounds' | 'isStakeReturned'
  > & {
    game: Pick<OpenAnswer['game'], 'bought' | 'ante'>
    pending: (Pick<Round, 'win' | 'freeRounds'> & { outcome: { stake: number } }) | null
  },
  { isTurbo, isReduced }: { isTurbo: boolean; isReduced: boolean },
): Play & { phase: PlayPhase } {
  const { pending, rules } = opened
  const stakes = limitStakes(opened.stakes, rules)
  const stakeLimit = findStakeLimit(opened.stakes, rules)
  return {
    ...openFreePlay(opened),
    ...openAnte(opened),
    phase: { name: 'idle', since: 0 },
    balance: opened.balance,
    stake: lowerStake(pending?.outcome.stake ?? opened.defaultStake, stakes, stakeLimit),
    stakes,
    rules,
    stakeLimit,
    bought: (rules.featureBuy && opened.game.bought) || null,
    boughtFor: null,
    readyAt: 0,
    figures: noFigures,
    isTurbo: isTurbo && rules.turbo,
    isReduced,
    autoplay: null,
    autoplayEnd: null,
    notice: opened.isStakeReturned ? 'stake_returned' : null,
    refusedAbove: null,
  }
}

/** A round that ended without a page: the balance may have changed since, so it ends on the current one, and starts without what is left of the win. */
export function resumeRound<R extends Round>(pending: R, balance: number): R {
  const balanceAfterBet = pending.freeRounds ? balance : Math.max(0, balance - pending.win)
  return { ...pending, balance, balanceAfterBet }
}

export const findPace = ({ isReduced, isTurbo }: Pick<Play, 'isReduced' | 'isTurbo'>): Pace =>
  isReduced ? 'reduced' : isTurbo ? 'turbo' : 'normal'
/** True from the press until the last win was shown. */
export const isRoundOpen = ({ phase }: Play): boolean =>
  !['idle', 'closed', 'interrupted'].includes(phase.name)
/** The request for the round is repeated. */
export const isSlow = ({ phase }: Play): boolean => 'isSlow' in phase && phase.isSlow === true
/** The least time between two rounds is not over. */
export const isHeld = ({ readyAt }: Play, at: number): boolean => at < readyAt
export const isAutoplayDue = (play: Play, at: number): boolean =>
  play.autoplay !== null &&
  play.phase.name === 'idle' &&
  'since' in play.phase &&
  at - play.phase.since >= autoplayPauseMs &&
  !isHeld(play, at)

/** What the feature costs at the chosen stake; null where it is not for sale now. */
export const findOwnPrice = ({ bought, freeRounds, stake }: Play): number | null =>
  bought === null || freeRounds !== null ? null : findPrice(bought, stake)
/** The feature is bought between two rounds of the player's own money. */
export const canBuy = (play: Play, at: number): boolean =>
  play.phase.name === 'idle' &&
  play.autoplay === null &&
  play.freeSummary === null &&
  !isHeld(play, at) &&
  findOwnPrice(play) !== null

/** The round that was asked for begins with the intro of its feature: nothing turns before it. */
export const isFeatureAwaited = (play: Play): boolean =>
  play.phase.name === 'spinning' && (isFeaturePlay(play) || play.boughtFor !== null)

/** Asks for a round, or says that the balance does not cover it. @param boughtFor the price of a bought feature; null: a usual round */
export function beginRound<P extends Play>(
  play: P,
  at: number,
  requestId: string,
  boughtFor: number | null = null,
): P {
  if (!play.freeRounds && play.balance < (boughtFor ?? findNextCost(play)))
    return { ...play, autoplay: null, boughtFor, notice: 'insufficient_funds' }
  const autoplay = play.autoplay && { ...play.autoplay, left: play.autoplay.left - 1 }
  return {
    ...play,
    autoplay,
    autoplayEnd: null,
    notice: null,
    freeSummary: null,
    boughtFor,
    phase: { name: 'spinning', since: at, requestId, isSlow: false },
  }
}

/** The answer: the stake is taken, and the least time to the next round runs. */
export function takeRound<P extends Play>(play: P, round: Round, at: number): P {
  return {
    ...countFreeRound(play, round),
    balance: round.balanceAfterBet,
    readyAt: at + play.rules.minRoundMs,
  }
}

/** Its win was shown: it is on the balance, and counted by the session and by autoplay. */
export function endRound<P extends Play>(play: P, round: Round, hadFreeSpins: boolean, at: number): P {
  const { stake, win } = round
  const autoplay = play.autoplay && { ...play.autoplay, lost: play.autoplay.lost + stake - win }
  const autoplayEnd = autoplay && findAutoplayEnd(autoplay, { stake, win, hadFreeSpins })
  return {
    ...endFreeRound(play, round),
    balance: round.balance,
    figures: countRound(play.figures, round),
    autoplay: autoplayEnd ? null : autoplay,
    autoplayEnd,
    phase: { name: 'idle', since: at },
  }
}

/** The press that ends the summary of free rounds stakes nothing, and neither does one right after it. */
export function closeSummary<P extends Play>(play: P, at: number): P {
  return { ...play, freeSummary: null, phase: { name: 'idle', since: at } }
}

/** Sends the same request once more. */
export function retry<P extends Play>(play: P, at: number): P {
  const { phase } = play
  if (!isInterrupted(phase)) return play
  const { requestId, door } = phase
  const again = { since: at, requestId, isSlow: false }
  return {
    ...play,
    notice: null,
    phase: door === undefined ? { name: 'spinning', ...again } : { name: 'opening', ...again, door },
  }
}

type PhaseOf<Name extends string> = Extract<PlayPhase, { name: Name }>
const isInterrupted = (phase: Play['phase']): phase is PhaseOf<'interrupted'> => phase.name === 'interrupted'
const isSpinning = (phase: Play['phase']): phase is PhaseOf<'spinning'> => phase.name === 'spinning'
const isOpening = (phase: Play['phase']): phase is PhaseOf<'opening'> => phase.name === 'opening'
const isAsking = (phase: Play['phase']): phase is PhaseOf<'spinning' | 'opening'> =>
  isSpinning(phase) || isOpening(phase)

/** Why the ladder ends here is told to whoever asks for more. */
function stepStake<P extends Play>(play: P, by: 1 | -1): P {
  const next = play.stakes[play.stakes.indexOf(play.stake) + by]
  const after = chooseStake(play, next ?? play.stake)
  const isCutOff = by === 1 && next === undefined && play.stakeLimit !== null && after !== play
  return isCutOff ? { ...after, notice: tooLarge, refusedAbove: null } : after
}

const canChoose = ({ phase, autoplay, freeRounds }: Play): boolean =>
  phase.name === 'idle' && autoplay === null && !freeRounds

/** The ante is off again where the law allows the stake, but not its price. */
function chooseStake<P extends Play>(play: P, stake: number): P {
  if (!canChoose(play) || !play.stakes.includes(stake)) return play
  return { ...play, stake, isAnte: play.isAnte && findAntePrice(play, stake) !== null, notice: null }
}

/** It changes between rounds alone: each of them is played as it was asked for. */
function chooseAnte<P extends Play>(play: P, isOn: boolean): P {
  const isPossible = canChoose(play) && !play.freeSummary && findAntePrice(play, play.stake) !== null
  return isPossible ? { ...play, isAnte: isOn, notice: null } : play
}

/** The platform counts from the start of the last round: nothing was played, and autoplay goes on when the time is over. */
function wait<P extends Play>(play: P, at: number): P {
  const autoplay = play.autoplay && { ...play.autoplay, left: play.autoplay.left + 1 }
  return { ...play, autoplay, readyAt: at + play.rules.minRoundMs, phase: { name: 'idle', since: at } }
}

function refuse<P extends Play>(
  play: P,
  { code, max, at }: { code: string; max?: number | undefined; at: number },
): P {
  if (isClosing(code)) return { ...play, autoplay: null, phase: { name: 'closed', code } }
  if (isOpening(play.phase)) return { ...play, notice: code, phase: { name: 'choosing', since: at } }
  if (!isSpinning(play.phase)) return { ...play, notice: code }
  if (code === tooSoon) return wait(play, at)
  return {
    ...play,
    autoplay: null,
    notice: code,
    refusedAbove: max ?? null,
    isAnte: play.isAnte && code !== 'ante_not_offered',
    freeRounds: code === 'free_rounds_not_found' ? null : play.freeRounds,
    phase: { name: 'idle', since: at },
  }
}

/** The events that change no game but its player's choices, balance and connection. */
export function reducePlay<P extends Play>(play: P, event: PlayEvent): P {
  switch (event.type) {
    case 'slow':
      return isAsking(play.phase) ? { ...play, phase: { ...play.phase, isSlow: true } } : play
    case 'lost':
      return isAsking(play.phase)
        ? {
            ...play,
            autoplay: null,
            phase: {
              name: 'interrupted',
              requestId: play.phase.requestId,
              ...(isOpening(play.phase) && { door: play.phase.door }),
            },
          }
        : play
    case 'refused':
      return refuse(play, event)
    case 'retry':
      return retry(play, event.at)
    case 'stakeStep':
      return stepStake(play, event.by)
    case 'stakeChosen':
      return chooseStake(play, event.stake)
    case 'ante':
      return chooseAnte(play, event.on)
    case 'turbo':
      return { ...play, isTurbo: event.on && play.rules.turbo }
    case 'reduced':
      return { ...play, isReduced: event.on }
    case 'autoplay':
      return play.phase.name === 'idle' && !play.freeRounds && play.rules.autoplay
        ? {
            ...play,
            autoplay: startAutoplay(event.choice),
            autoplayEnd: null,
            phase: { name: 'idle', since: event.at - autoplayPauseMs },
          }
        : play
    case 'autoplayStopped':
      return { ...play, autoplay: null }
    case 'balanceSeen':
      if (play.phase.name !== 'idle') return play
      return {
        ...play,
        balance: event.balance,
        notice:
          event.balance >= (play.boughtFor ?? findNextCost(play)) && play.notice === 'insufficient_funds'
            ? null
            : play.notice,
      }
    case 'noticeClosed':
      return { ...play, notice: null }
  }
}
