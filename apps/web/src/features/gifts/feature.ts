// The player's gifts: their tab of the profile, promo codes, the running bonus, and toasts about them.
import type { Gift, GiftRefusal } from '@yanta/contract'
import type { Manifest } from '../manifest.ts'
import type failures from './gift-failures.messages.json'
import type news from './gift-news.messages.json'
import type texts from './gifts.messages.json'
import type wager from './wager.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages
    extends Texts<typeof texts>, Texts<typeof failures>, Texts<typeof news>, Texts<typeof wager> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    gift: { gift: Gift }
    giftChoice: { gift: Gift }
    giftPrize: { gift: Gift }
    giftFailure: { code: GiftRefusal; gift: Gift }
    coupon: { code: string }
  }
}

export const gifts = {
  dialogs: {
    gift: async () => (await import('./gift-modal.tsx')).GiftModal,
    giftChoice: async () => (await import('./gift-choice-modal.tsx')).GiftChoiceModal,
    giftPrize: async () => (await import('./gift-prize-modal.tsx')).GiftPrizeModal,
    giftFailure: async () => (await import('./gift-failure-modal.tsx')).GiftFailureModal,
    coupon: async () => (await import('./coupon-modal.tsx')).CouponModal,
  },
} satisfies Manifest
