import { boughtWays, replayWays, waysProfileIds, waysProfiles } from '@yanta/game-rules/ways'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { createFeatureOrders } from '../../feature-order.ts'
import type { VerifiedEngine } from '../../verified-engine.ts'
import { waysVerifyMessages } from './messages.ts'
import { buildWaysView } from './view.ts'

const findProfile = (profile: string) => waysProfileIds.find((id) => id === profile) ?? 'tide'
const { readFeature, ...orders } = createFeatureOrders((profile) => boughtWays[findProfile(profile)])

export const waysRounds: VerifiedEngine = {
  messages: waysVerifyMessages,
  ...orders,
  replay(order, seeds) {
    const { stake, kind, price } = readFeature(order)
    const outcome = replayWays(waysProfiles[findProfile(order.profile)], seeds, stake, kind)
    return {
      win: outcome.win,
      buildView({ currency, locale, theme }) {
        const view = buildWaysView(outcome, price, currency, locale, findPlainSymbols(locale))
        // Without a network the outcome stands all the same.
        void loadShownSymbols(theme, locale).then((symbols) => symbols && view.changeSymbols(symbols))
        return view.element
      },
    }
  },
}
