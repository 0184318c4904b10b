import { listGifts } from '@yanta/contract'
import { profile } from '@yanta/contract/fixtures'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeSession } from '../data/api/session-hint.ts'
import { modalStore } from '../dialogs/store.ts'
import { recordGreeting } from '../domain/player/first-login.ts'
import { platform, renderInSite, settle } from '../testing/dom.tsx'
import { useFirstLogin } from './use-first-login.ts'

const newcomer = { ...profile, first_auth: true }
function Page() {
  useFirstLogin({ profile: newcomer, currency: 'RUB', skipNickname: false })
  return null
}
const shown = () => modalStore.getState().stack.map(({ name }) => name)

/** Whether the tab is behind another one. */
async function turn(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await settle()
}

afterEach(() => {
  vi.restoreAllMocks()
  changeSession(false)
})

test('a tab behind the one of the first login greets once it is looked at [2.52]', async () => {
  changeSession(true)
  platform.answer(listGifts, { data: { data: [] } })
  await turn(true)
  await renderInSite(<Page />)
  await settle()
  expect(shown()).toEqual([])
  await turn(false)
  expect(shown()).toEqual(['thanks'])
  await turn(false)
  expect(platform.sent(listGifts)).toHaveLength(1)
})

test('a player who was greeted in another tab is not greeted again [2.52]', async () => {
  changeSession(true)
  await turn(true)
  await renderInSite(<Page />)
  recordGreeting(newcomer.id)
  await turn(false)
  expect(shown()).toEqual([])
})
