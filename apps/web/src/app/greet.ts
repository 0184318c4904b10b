// Greets a player at the first login [2.52]: after a registration the nickname dialog [7.11], then the thanks. Loaded for such a login.
import { type Currency, type Profile, listGifts } from '@yanta/contract'
import { readServerNow } from '../browser/server-clock.ts'
import { browserCall } from '../data/api/browser-call.ts'
import { isSessionOver } from '../data/api/session-hint.ts'
import { findCashboxGift } from '../domain/gift/cashbox-gift.ts'
import { openModal } from '../dialogs/store.ts'
import { recordGreeting, consumeRegistration } from '../domain/player/first-login.ts'

export interface FirstLogin {
  profile: Profile
  currency: Currency
  /** The nickname dialog is switched off [3.64]. */
  skipNickname: boolean
}

export async function greet({ profile, currency, skipNickname }: FirstLogin): Promise<void> {
  const isRegistration = consumeRegistration()
  if (isRegistration && !profile.has_chosen_nickname && !skipNickname)
    await new Promise<void>((resolve) => openModal('nickname', { own: profile.nick_name }, resolve))
  // The dialog also closes when the player logs out.
  if (isSessionOver()) return
  const result = await browserCall(listGifts)
  if (isSessionOver()) return
  const gift = result.ok ? findCashboxGift(result.value.data.data, currency, readServerNow()) : null
  recordGreeting(profile.id)
  openModal('thanks', { isRegistration, nickname: profile.nick_name, currency, gift })
}
