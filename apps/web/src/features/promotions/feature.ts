// The list of promotions, the page of one, and its draw.
import type { PromoPopup } from '@yanta/contract'
import type { Manifest } from '../manifest.ts'
import type containers from './containers/containers.messages.json'
import type { LogModalProps } from './exchange/balance-log-modal.tsx'
import type exchange from './exchange/exchange.messages.json'
import type { ExchangeModalProps } from './exchange/exchange-modal.tsx'
import type page from './promotion-page.messages.json'
import type popup from './popup/promo-popup.messages.json'
import type texts from './promotions.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages
    extends
      Texts<typeof containers>,
      Texts<typeof exchange>,
      Texts<typeof page>,
      Texts<typeof popup>,
      Texts<typeof texts> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    promotionWinners: {
      slug: string
      title: string
      /** 16:9. */
      image: string
    }
    /** Repeats the draw of the promotion with this id. */
    drawCheck: { id: string; title: string }
    promoPopup: { popup: PromoPopup }
    /** Confirms an exchange, and makes it [4.37]. */
    prizeExchange: ExchangeModalProps
    /** What has moved the player's points [7.44]. */
    promotionLog: LogModalProps
  }
}

export const promotions = {
  screens: {
    action: 'routes/promotions.tsx', // [2.5]
    promoPage: 'routes/promotion.tsx',
  },
  dialogs: {
    promotionWinners: async () => (await import('./draw/promotion-winners-modal.tsx')).PromotionWinnersModal,
    prizeExchange: async () => (await import('./exchange/exchange-modal.tsx')).ExchangeModal,
    promotionLog: async () => (await import('./exchange/balance-log-modal.tsx')).BalanceLogModal,
    promoPopup: async () => (await import('./popup/promo-popup-modal.tsx')).PromoPopupModal,
    drawCheck: async () => (await import('./draw/draw-check-modal.tsx')).DrawCheckModal,
  },
} satisfies Manifest
