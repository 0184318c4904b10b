// What greets a player who logs in for the first time [2.52]: after a registration a nickname is asked for [7.11], then come the thanks.
import { type Currency, type Profile, listGifts } from '@yanta/contract'
import { useEffect } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { findCashboxGift } from '../features/auth/welcome/cashbox-gift.ts'
import { openModal } from '../lib/modal-stack.ts'
import { isGreeted, noteGreeting, takeRegistration } from '../player/first-login.ts'

interface FirstLogin {
  profile: Profile
  currency: Currency
  /** Nobody is asked for a nickname [3.64]. */
  skipNickname: boolean
}

export function useFirstLogin(login: FirstLogin | null): void {
  const playerId = login?.profile.first_auth ? login.profile.id : null
  useEffect(() => {
    if (login && playerId !== null && !isGreeted(playerId)) void greet(login)
    // Once for each player, whatever else is loaded of them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [playerId])
}

async function greet({ profile, currency, skipNickname }: FirstLogin): Promise<void> {
  const isRegistration = takeRegistration()
  if (isRegistration && !profile.has_chosen_nickname && !skipNickname)
    await new Promise<void>((resolve) => openModal('nickname', { own: profile.nick_name }, resolve))
  const result = await browserCall(listGifts)
  const gift = result.ok ? findCashboxGift(result.value.data.data, currency) : null
  noteGreeting(profile.id)
  openModal('thanks', { isRegistration, nickname: profile.nick_name, currency, gift })
}
