import { listGifts } from '@yanta/contract'
import { profile } from '@yanta/contract/fixtures'
import { afterEach, expect, test } from 'vitest'
import { changeSession } from '../data/api/session-hint.ts'
import { closeAllModals, modalStore } from '../dialogs/store.ts'
import { recordRegistration } from '../domain/player/first-login.ts'
import { platform, settle } from '../testing/dom.tsx'
import { greet } from './greet.ts'

const login = {
  profile: { ...profile, has_chosen_nickname: false },
  currency: 'RUB',
  skipNickname: false,
} as const
const shown = () => modalStore.getState().stack.map(({ name }) => name)

afterEach(() => changeSession(false))

test('after a registration the nickname is chosen, then the thanks are said [2.52]', async () => {
  changeSession(true)
  recordRegistration()
  platform.answer(listGifts, { data: { data: [] } })
  const greeted = greet(login)
  expect(shown()).toEqual(['nickname'])
  closeAllModals()
  await greeted
  expect(shown()).toEqual(['thanks'])
})

test('a player who logs out before the thanks is not thanked as a guest [2.52]', async () => {
  changeSession(true)
  recordRegistration()
  const greeted = greet(login)
  changeSession(false)
  closeAllModals()
  await greeted
  await settle()
  expect(shown()).toEqual([])
  expect(platform.sent(listGifts)).toEqual([])
})
