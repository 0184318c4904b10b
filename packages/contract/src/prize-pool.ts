// The counter of a promotion's fund, which pages show without the promotion.
import * as v from 'valibot'
import { Count, Id } from './kit/scalars.ts'

/**
 * The fund that wins of all players fill [9.27]. `prizePool` is in ten-thousandths of a rouble, PROMO_COINS of [9.9]; `id` is the
 * promotion's, whose room sends its changes.
 */
export const PrizePoolCounter = v.object({ id: Id, prizePool: Count })
export type PrizePoolCounter = v.InferOutput<typeof PrizePoolCounter>
