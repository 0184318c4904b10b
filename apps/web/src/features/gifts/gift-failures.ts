// What is said when a gift could not be activated, and the way out: pure [8.33].
import gifts from '@yanta/art/gifts.json'
import empty from '@yanta/art/empty.json'
import type { Gift, GiftRefusal } from '@yanta/contract'

/** Where the main button leads: to a screen, to support, to another try, or nowhere. */
export type WayOut =
  | 'close'
  | 'retry'
  | 'support'
  | 'promotions'
  | 'history'
  | 'gifts'
  | 'bonus'
  | 'spins'
  | 'levels'
  | 'deposit'
  | 'phone'
  | 'email'

interface GiftFailure {
  image: string
  wayOut: WayOut
  /** The gift can still be activated, which is said. */
  isSafe: boolean
}

const giftFailures: Record<GiftRefusal, GiftFailure> = {
  in_process: { image: gifts.custom, wayOut: 'gifts', isSafe: true },
  expired: { image: gifts.custom, wayOut: 'promotions', isSafe: false },
  used: { image: gifts.custom, wayOut: 'history', isSafe: false },
  deposit_restriction: { image: gifts.deposit, wayOut: 'deposit', isSafe: true },
  email_restriction: { image: empty.bell, wayOut: 'email', isSafe: true },
  phone_restriction: { image: empty.bell, wayOut: 'phone', isSafe: true },
  phone_and_email_restriction: { image: empty.bell, wayOut: 'email', isSafe: true },
  multi_account: { image: empty.chat, wayOut: 'support', isSafe: true },
  disabled: { image: empty.chat, wayOut: 'support', isSafe: true },
  invalid_user_gift: { image: empty.gifts, wayOut: 'gifts', isSafe: false },
  activation_failed: { image: gifts.custom, wayOut: 'retry', isSafe: true },
  invalid_provider_response: { image: gifts.giftspin, wayOut: 'retry', isSafe: true },
  wrong_device: { image: gifts.group, wayOut: 'close', isSafe: true },
  invalid_offer: { image: gifts.xp, wayOut: 'levels', isSafe: true },
  has_bonus: { image: gifts.offer, wayOut: 'bonus', isSafe: true },
  exists_active_giftspin: { image: gifts.giftspin, wayOut: 'spins', isSafe: true },
}

/** A gift that another tab has activated, and that is active still: the history does not have it. */
const running: GiftFailure = { image: gifts.custom, wayOut: 'bonus', isSafe: false }

/** Whether a refused gift is active: `used` says so of an active one too. */
export function isRunning(code: GiftRefusal, { state }: Pick<Gift, 'state'>): boolean {
  return code === 'used' && state === 'activated'
}

/** How a refusal is shown, by what is known of the gift now. */
export function findGiftFailure(code: GiftRefusal, gift: Pick<Gift, 'state'>): GiftFailure {
  return isRunning(code, gift) ? running : giftFailures[code]
}

/** Addresses of the ways out that lead to a screen of their own. */
export const failurePaths = {
  promotions: '/promo',
  history: '/profile/gifts?tab=history',
  gifts: '/profile/gifts',
  bonus: '/profile/gifts?tab=active',
  levels: '/profile/levels',
  deposit: '/cashbox',
} as const satisfies Partial<Record<WayOut, string>>
