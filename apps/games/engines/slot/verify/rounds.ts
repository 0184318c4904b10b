import { anteBets, boughtSeries, profileIds, profiles, replayRound } from '@yanta/game-rules/slot'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { createFeatureOrders } from '../../feature-order.ts'
import type { VerifiedEngine } from '../../verified-engine.ts'
import { slotVerifyMessages } from './messages.ts'
import { buildSlotView } from './view.ts'

const findProfile = (profile: string) => profileIds.find((id) => id === profile) ?? 'medium'
const { readFeature, ...orders } = createFeatureOrders(
  (profile) => boughtSeries[findProfile(profile)],
  ['buy', 'feature', 'ante'],
  (profile) => anteBets[findProfile(profile)],
)

export const slotRounds: VerifiedEngine = {
  messages: slotVerifyMessages,
  ...orders,
  replay(order, seeds) {
    const { stake, kind, price, isAnte } = readFeature(order)
    const outcome = replayRound(profiles[findProfile(order.profile)], seeds, stake, isAnte ? 'ante' : kind)
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
