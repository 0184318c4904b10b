import { boughtRespins, holdProfileIds, holdProfiles, replayHold } from '@yanta/game-rules/hold'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { createFeatureOrders } from '../../feature-order.ts'
import type { VerifiedEngine } from '../../verified-engine.ts'
import { holdVerifyMessages } from './messages.ts'
import { buildHoldView } from './view.ts'

const findProfile = (profile: string) => holdProfileIds.find((id) => id === profile) ?? 'harvest'
const { readFeature, ...orders } = createFeatureOrders((profile) => boughtRespins[findProfile(profile)])

export const holdRounds: VerifiedEngine = {
  messages: holdVerifyMessages,
  ...orders,
  replay(order, seeds) {
    const { stake, kind, price } = readFeature(order)
    const outcome = replayHold(holdProfiles[findProfile(order.profile)], seeds, stake, kind)
    return {
      win: outcome.win,
      buildView({ currency, locale, theme }) {
        const view = buildHoldView(outcome, price, currency, locale, findPlainSymbols(locale))
        // Without a network the outcome stands all the same.
        void loadShownSymbols(theme, locale).then((symbols) => symbols && view.changeSymbols(symbols))
        return view.element
      },
    }
  },
}
