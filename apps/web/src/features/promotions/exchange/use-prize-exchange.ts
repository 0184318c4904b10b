// The exchange itself [7.42]. Each confirmed price has a key of its own, so that a repetition after a lost answer takes nothing more.
import { type CallResponse, type Prize, type Promotion, exchangePrize, getPromotion } from '@yanta/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { createRequestKey } from '../../../browser/request-key.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { useAction } from '../../../data/use-action.ts'

export type Exchanged = CallResponse<typeof exchangePrize>

/** After these another try with the same prize makes no sense. */
const lastWords: readonly string[] = [
  'invalid_promotion',
  'action_is_inactive',
  'action_not_allowed',
  'user_not_participate',
  'insufficient_funds',
  'cannot_buy_prize',
  'product_sold_out',
  'product_level_required',
  'account_closed',
]

/**
 * @param offered the prize as it was shown; one whose price has changed meanwhile replaces it, with a refusal that says so
 */
export function usePrizeExchange(promotion: Pick<Promotion, 'id' | 'slug'>, offered: Prize) {
  const [{ prize, key }, setConfirmed] = useState(() => ({ prize: offered, key: createRequestKey() }))
  const [exchanged, setExchanged] = useState<Exchanged | null>(null)
  const { revalidate } = useRevalidator()
  async function showNewPrice() {
    const latest = await browserCall(getPromotion, { params: { slug: promotion.slug } })
    const found = latest.ok && latest.value.prizes.find(({ id }) => id === prize.id)
    if (found) setConfirmed({ prize: found, key: createRequestKey() })
  }
  const { run, refusal, isBusy } = useAction<[], Refusal<string>>(async () => {
    const answer = await browserCall(exchangePrize, {
      params: { promoId: promotion.id, prizeId: prize.id },
      body: { key, price: prize.price },
    })
    // Stock and balance of the page beneath are others now, or were others before.
    if (answer.ok || answer.refusal.status !== 0) void revalidate()
    if (answer.ok) {
      setExchanged(answer.value)
      return
    }
    if (answer.refusal.code === 'product_price_changed') await showNewPrice()
    return answer.refusal
  })
  return {
    prize,
    run,
    isBusy,
    refusal,
    exchanged,
    isOver: refusal !== null && lastWords.includes(refusal.code),
  }
}
