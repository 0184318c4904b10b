import {
  findSlotAnte,
  findSlotBought,
  listOffers,
  profileIds,
  profiles,
  replayRound,
} from '@yanta/game-rules/slot'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { createFeatureOrders } from '../../feature-order.ts'
import type { VerifiedEngine } from '../../verified-engine.ts'
import { slotVerifyMessages } from './messages.ts'
import { buildSlotView } from './view.ts'

const findProfile = (profile: string) => profileIds.find((id) => id === profile) ?? 'medium'
const { readFeature, ...orders } = createFeatureOrders(
  (profile) => findSlotBought(findProfile(profile)),
  ['buy', 'feature', 'ante'],
  (profile) => findSlotAnte(findProfile(profile)),
)

/** The last part of an order whose player has chosen a door, from 1. */
const doorPart = /;\s*door\s+([1-9])\s*$/i

/** The choice of an order without doors, and the chosen door, from 0. */
interface DoorChoice {
  choice: unknown
  door: number
}
const isDoorChoice = (choice: unknown): choice is DoorChoice =>
  typeof choice === 'object' && choice !== null && 'door' in choice

/** An order is written as `createFeatureOrders` says, and with `20.00; door 2` where the player has chosen the second door. */
export const slotRounds: VerifiedEngine = {
  messages: slotVerifyMessages,
  writeOrder({ stake, choice, steps }) {
    const text = orders.writeOrder({ stake, choice })
    return typeof steps === 'number' ? `${text}; door ${steps + 1}` : text
  },
  readOrder(text, profile) {
    const found = doorPart.exec(text)
    if (found === null) return orders.readOrder(text, profile)
    const order = orders.readOrder(text.slice(0, found.index), profile)
    const door = Number(found[1]) - 1
    if (order === null || !profiles[findProfile(profile)].doors?.[door]) return null
    return { ...order, choice: { choice: order.choice, door } satisfies DoorChoice }
  },
  replay(order, seeds) {
    const { choice, door } = isDoorChoice(order.choice)
      ? order.choice
      : { choice: order.choice, door: undefined }
    const { stake, kind, price, isAnte } = readFeature({ ...order, choice })
    const profile = profiles[findProfile(order.profile)]
    const outcome = replayRound(profile, seeds, stake, isAnte ? 'ante' : kind, door)
    const offer =
      typeof outcome.door === 'number' ? (listOffers(profile, outcome)[outcome.door] ?? null) : null
    return {
      win: outcome.win,
      buildView({ currency, locale, theme }) {
        const view = buildSlotView({ outcome, price, offer }, currency, locale, findPlainSymbols(locale))
        // Without a network the outcome stands all the same.
        void loadShownSymbols(theme, locale).then((symbols) => symbols && view.changeSymbols(symbols))
        return view.element
      },
    }
  },
}
