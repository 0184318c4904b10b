import type { Gift } from '@yanta/contract'
import { type Action, useAction } from '../../data/use-action.ts'
import { openModal } from '../../dialogs/store.ts'
import { type GiftAction, isLongTerm } from '../../domain/gift/gift-map.ts'
import { useOpenScreen } from '../../domain/player/use-open-screen.ts'
import { buildPath } from '../../navigation/route-table.ts'
import { useIsHere } from '../../ui/use-is-here.ts'
import { activate, chooseForDeposit } from './activate-gift.ts'

/** What a gift's main button does. `onActive` is called when the gift has become active for a while. */
export function useGiftAction(onActive: () => void): Action<[gift: Gift, action: GiftAction], never> {
  const open = useOpenScreen()
  const isHere = useIsHere()
  return useAction<[gift: Gift, action: GiftAction], never>(async (gift, action) => {
    switch (action) {
      case 'activate':
      case 'take':
        // One that support hands over waits among the active ones until then.
        if ((await activate(gift)) && (isLongTerm(gift.type) || gift.type === 'custom')) onActive()
        return
      case 'cashbox':
        if ((await chooseForDeposit(gift)) && isHere.current) await open(buildPath('cashbox'))
        return
      case 'deposit':
        return open(buildPath('cashbox'))
      case 'spins':
        return open(buildPath('gameItem', { name: findGame(gift) }))
      case 'choose':
        return openModal('giftChoice', { gift })
      case 'open':
        return openModal('giftPrize', { gift })
    }
  })
}

/** The slug of the game that the gift's rounds are played in. */
function findGame({ terms }: Gift): string {
  return terms.type === 'giftspin' || terms.type === 'feature' ? terms.game.slug : ''
}
