import { findStakeOfPrice } from '@yanta/game-rules/engines'
import { boughtSeries, lines, profileIds, profiles, replayRound } from '@yanta/game-rules/slot'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { slotVerifyMessages } from './messages.ts'
import { buildSlotView } from './view.ts'
import { parseAmount, writeAmount, type Order, type VerifiedEngine } from '../../verified-engine.ts'

const findProfile = (profile: string) => profileIds.find((id) => id === profile) ?? 'medium'

/** The stake of an order, which every line shares; of a bought feature the order has the price. Null when there is none. */
function findStake({ profile, stake, choice }: Order): number | null {
  const own = choice === 'buy' ? findStakeOfPrice(boughtSeries[findProfile(profile)], stake) : stake
  return own !== null && own % lines.length === 0 ? own : null
}

/**
 * The order of a slot is its stake; `20.00; feature` for a free round that was the game's feature, `538.00; buy` for a feature that
 * was bought at that price.
 */
export const slotRounds: VerifiedEngine = {
  messages: slotVerifyMessages,
  writeOrder: ({ stake, choice }) =>
    typeof choice === 'string' ? `${writeAmount(stake)}; ${choice}` : writeAmount(stake),
  readOrder(text, profile) {
    const [amount = '', kind = null, ...rest] = text.split(';').map((part) => part.trim().toLowerCase())
    const stake = parseAmount(amount)
    if (stake === null || rest.length > 0) return null
    const order = { profile, stake, choice: kind }
    const isKnown = kind === null || kind === 'feature' || kind === 'buy'
    return isKnown && findStake(order) !== null ? order : null
  },
  replay(order, seeds) {
    const stake = findStake(order) ?? order.stake
    const outcome = replayRound(
      profiles[findProfile(order.profile)],
      seeds,
      stake,
      order.choice === null || order.choice === undefined ? 'usual' : 'feature',
    )
    const price = order.choice === 'buy' ? order.stake : null
    return {
      win: outcome.win,
      buildView({ currency, locale, theme }) {
        const view = buildSlotView(outcome, price, currency, locale, findPlainSymbols(locale))
        // Without a network the outcome stands all the same.
        void loadShownSymbols(theme, locale).then((symbols) => symbols && view.changeSymbols(symbols))
        return view.element
      },
    }
  },
}
