// How the verifier writes and reads the orders of an engine that sells its feature: `20.00` for a stake, `538.00; buy` for a feature
// that was bought at that price, `25.00; ante` for a round with the ante at that price, `20.00; feature` for a free round that was the
// feature.
import {
  type AnteBet,
  type BoughtFeature,
  type RoundKind,
  coinsPerStake,
  findStakeOfPrice,
} from '@yanta/game-rules/engines'
import { type Order, type VerifiedEngine, parseAmount, writeAmount } from './verified-engine.ts'

interface ReadFeature {
  /** The player's, in minor units. */
  stake: number
  kind: RoundKind
  /** Of a feature that was bought or a round with the ante, in minor units; null for any other round. */
  price: number | null
  isAnte: boolean
}

interface FeatureOrders extends Pick<VerifiedEngine, 'writeOrder' | 'readOrder'> {
  /** What an order that was read plays. */
  readFeature(order: Order): ReadFeature
}

/** Every stake is whole coins. `kinds` are the choices of the engine; of a profile without the feature or the ante, null is found. */
export function createFeatureOrders(
  findBought: (profile: string) => BoughtFeature | null,
  kinds: readonly ('buy' | 'feature' | 'ante')[] = ['buy'],
  findAnte?: (profile: string) => AnteBet | null,
): FeatureOrders {
  const findStake = ({ profile, stake, choice }: Order): number | null => {
    const priced =
      choice === 'buy' ? findBought(profile) : choice === 'ante' ? (findAnte?.(profile) ?? null) : null
    if (priced === null && (choice === 'buy' || choice === 'ante')) return null
    const own = priced ? findStakeOfPrice(priced, stake) : stake
    return own !== null && own % coinsPerStake === 0 ? own : null
  }
  return {
    writeOrder: ({ stake, choice }) =>
      typeof choice === 'string' ? `${writeAmount(stake)}; ${choice}` : writeAmount(stake),
    readOrder(text, profile) {
      const [amount = '', kind = null, ...rest] = text.split(';').map((part) => part.trim().toLowerCase())
      const stake = parseAmount(amount)
      if (stake === null || rest.length > 0) return null
      const order = { profile, stake, choice: kind }
      const isKnown = kind === null || kinds.some((each) => each === kind)
      return isKnown && findStake(order) !== null ? order : null
    },
    readFeature: (order) => ({
      stake: findStake(order) ?? order.stake,
      kind: order.choice === 'buy' || order.choice === 'feature' ? 'feature' : 'usual',
      price: order.choice === 'buy' || order.choice === 'ante' ? order.stake : null,
      isAnte: order.choice === 'ante',
    }),
  }
}
