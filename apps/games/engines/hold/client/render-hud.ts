// Renders bar, message, pots and counter of a state onto the stage. Reads the state, changes nothing but elements.
import type { Currency, Locale } from '@yanta/contract'
import {
  coinsPerStake,
  potIds,
  type HoldProfile,
  type PictureSymbol,
  type PotId,
} from '@yanta/game-rules/hold'
import { type Translate, formatMoney } from '@yanta/i18n'
import { setFittedText, setText } from '../../../kit/dom.ts'
import { type SpinButton, drawBar } from '../../../kit/spin/draw-bar.ts'
import { findNextStake, findOwnStake } from '../../../kit/spin/free-rounds.ts'
import { isRoundOpen } from '../../../kit/spin/play.ts'
import { findRoundStake } from '../../../kit/spin/shown-round.ts'
import type { Stage } from '../../../kit/spin/stage.ts'
import type { SymbolAddresses } from '../../../kit/spin/symbols.ts'
import type { Field, ShownPot } from './field.ts'
import type { MessageKey } from './messages.ts'
import { findShownFeature, findShownStage, findShownWin, findSumOnWindow, sumCoins } from './shown.ts'
import type { HoldState } from './state.ts'

export interface HudContext {
  stage: Stage
  field: Field
  profile: HoldProfile
  currency: Currency
  locale: Locale
  t: Translate<MessageKey>
  symbolAddresses: SymbolAddresses
  symbolNames: Record<PictureSymbol, string>
}

/** Coins of each pot. */
export function listPots({ values, grand }: HoldProfile): Record<ShownPot, number> {
  const coinsOf = (pot: PotId): number => values.find((each) => each.pot === pot)!.coins
  return { mini: coinsOf('mini'), minor: coinsOf('minor'), major: coinsOf('major'), grand }
}

function findSpinButton({ phase, rules }: HoldState): SpinButton {
  const canStop = (phase.name === 'spinning' || phase.name === 'revealing') && rules.turbo
  return canStop ? { drawing: 'stopSolid', label: 'spin.stop' } : { drawing: 'refresh', label: 'spin.action' }
}

type Words = Pick<HudContext, 't' | 'currency' | 'locale' | 'symbolNames'>

/** What the ways of the displayed round win, in words. */
function describeWays(
  { round }: Pick<HoldState, 'round'>,
  { t, currency, locale, symbolNames }: Words,
): string {
  const { ways, waysWin } = round!.outcome
  const amount = formatMoney(waysWin, currency, locale)
  const [first] = ways
  if (first === undefined) return ''
  return ways.length === 1
    ? t('result.way', { count: first.count, symbol: symbolNames[first.symbol], ways: first.ways, amount })
    : t('result.ways', { count: ways.length, amount })
}

/** The text at the window: what is won or goes on, or a message of the game. */
export function describeState(state: HoldState, now: number, words: Words): string {
  const { phase } = state
  const { t } = words
  if (phase.name === 'spinning' && phase.isSlow) return t('notice.reconnecting')
  const stage = findShownStage(state, now)
  if (phase.name === 'idle' && state.autoplayEnd !== null) return t(`auto.ended.${state.autoplayEnd}`)
  switch (stage?.name) {
    case 'reels':
      return state.isResumed ? t('notice.resumed') : ''
    case 'opening':
      return t('feature.opens')
    case 'respin':
      return t('feature.none', { left: findShownFeature(state, now)!.respinsLeft })
    case 'counting':
      return t('feature.counting')
    case 'grand':
      return t(state.round!.outcome.feature!.grand > 0 ? 'feature.full' : 'feature.counting')
    case 'ways':
      return describeWays(state, words)
    case 'done':
      return state.round!.outcome.feature === null && phase.name === 'presenting'
        ? describeWays(state, words)
        : ''
    default:
      return ''
  }
}

export function drawHud(context: HudContext, state: HoldState, now: number, isSoundOn: boolean): void {
  const { stage, field, profile, currency, locale } = context
  const { phase } = state
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const isRunning = phase.name === 'spinning' || phase.name === 'revealing'
  drawBar(context, state, {
    now,
    shown: findShownWin(state, now),
    roundStake: findOwnStake(state.round, findRoundStake(state)),
    button: findSpinButton(state),
    canPress: !isRunning || state.rules.turbo,
    isOpen: isRoundOpen(state),
    isSoundOn,
  })
  setFittedText(stage.message, describeState(state, now, context))

  const sum = findSumOnWindow(state, now)
  stage.hitWin.classList.toggle('is-shown', sum !== null)
  if (sum !== null) setText(stage.hitWin, `+${money(sum)}`)

  const feature = findShownFeature(state, now)
  // What a bought round costs is not the stake that its coins are worth.
  const stake = (phase.name === 'idle' ? null : state.round?.outcome.stake) ?? findNextStake(state)
  const pots = listPots(profile)
  const amount = (pot: ShownPot): string => money((pots[pot] * stake) / coinsPerStake)
  const held = new Set<ShownPot>(feature?.coins.flatMap(({ pot }) => pot ?? []) ?? [])
  if (feature?.isFull) held.add('grand')
  field.draw({
    pots: {
      ...(Object.fromEntries(potIds.map((pot) => [pot, amount(pot)])) as Record<PotId, string>),
      grand: amount('grand'),
    },
    lit: held,
    feature: feature && {
      respinsLeft: feature.respinsLeft,
      coins: feature.coins.length,
      sum: money(sumCoins(feature.coins) + (feature.isFull ? state.round!.outcome.feature!.grand : 0)),
    },
  })
}
