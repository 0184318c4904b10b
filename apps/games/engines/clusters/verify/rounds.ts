import {
  boughtMultipliers,
  clusterProfileIds,
  clusterProfiles,
  replayClusters,
} from '@yanta/game-rules/clusters'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { createFeatureOrders } from '../../feature-order.ts'
import type { VerifiedEngine } from '../../verified-engine.ts'
import { clustersVerifyMessages } from './messages.ts'
import { buildClustersView } from './view.ts'

const findProfile = (profile: string) => clusterProfileIds.find((id) => id === profile) ?? 'rising'
const { readFeature, ...orders } = createFeatureOrders((profile) => boughtMultipliers[findProfile(profile)])

export const clustersRounds: VerifiedEngine = {
  messages: clustersVerifyMessages,
  ...orders,
  replay(order, seeds) {
    const { stake, kind, price } = readFeature(order)
    const outcome = replayClusters(clusterProfiles[findProfile(order.profile)], seeds, stake, kind)
    return {
      win: outcome.win,
      buildView({ currency, locale, theme }) {
        const view = buildClustersView(outcome, price, currency, locale, findPlainSymbols(locale))
        // Without a network the outcome stands all the same.
        void loadShownSymbols(theme, locale).then((symbols) => symbols && view.changeSymbols(symbols))
        return view.element
      },
    }
  },
}
