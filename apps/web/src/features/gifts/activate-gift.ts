// The calls behind a gift's buttons, and what is said when they are refused.
import {
  type Gift,
  type GiftRefusal,
  activateGift,
  giftRefusals,
  selectCashboxGift,
  takeNonDepositPrize,
} from '@yanta/contract'
import { readServerNow } from '../../browser/server-clock.ts'
import { readPlatform } from '../../browser/phone-query.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import { reportTrouble } from '../../data/api/report.ts'
import type { Refusal } from '../../data/api/result.ts'
import { showAlert } from '../../dialogs/dialogs.ts'
import { openModal } from '../../dialogs/store.ts'
import { refreshGifts, settleGift } from '../../domain/gift/gift-store.ts'

/** Activates a gift, a group with the chosen option; false when it was refused, which has been said. */
export async function activate(gift: Gift, option?: string): Promise<boolean> {
  const result = await browserCall(activateGift, {
    params: { id: gift.id },
    query: { platform: readPlatform() },
    body: option === undefined ? {} : { option },
  })
  if (!result.ok) {
    showRefusal(result.refusal, gift)
    return false
  }
  const { gift: changed, chosen } = result.value
  settleGift(gift.type, chosen ? [changed, chosen] : [changed])
  return true
}

/** Draws the prize of a gift: the gift won, or null for the empty prize; undefined when it was refused, which has been said. */
export async function takePrize(gift: Gift): Promise<Gift | null | undefined> {
  const result = await browserCall(takeNonDepositPrize, {
    params: { id: gift.id },
    query: { platform: readPlatform() },
  })
  if (result.ok && result.value.success) {
    const prize = result.value.gift
    const used: Gift = { ...gift, state: 'used', endedAt: new Date(readServerNow()).toISOString() }
    settleGift(gift.type, prize ? [used, prize] : [used])
    return prize
  }
  // [8.10].
  reportTrouble('GIFT', 'Gift was not taked')
  if (!result.ok) showRefusal(result.refusal, gift)
  else showFailure(result.value.error ?? 'activation_failed', gift)
}

/** Chooses the gift for the next deposit; false when it was refused, which has been said. */
export async function chooseForDeposit(gift: Gift): Promise<boolean> {
  if (gift.isSelected) return true
  const result = await browserCall(selectCashboxGift, { body: { user_gift_id: gift.id } })
  refreshGifts()
  if (!result.ok) showRefusal(result.refusal, gift)
  return result.ok
}

function showRefusal(refusal: Refusal<string>, gift: Gift): void {
  const code = giftRefusals.find((known) => known === refusal.code)
  if (code) showFailure(code, gift)
  else void showAlert({ code: refusal.code, text: refusal.errors[0]?.message })
}

/** What is known of the gift may be old, so all are loaded anew behind the dialog. */
function showFailure(code: GiftRefusal, gift: Gift): void {
  refreshGifts()
  openModal('giftFailure', { code, gift })
}
