import {
  countPayoutGifts,
  getPayoutConditions,
  listNewPayouts,
  listPaymentSystems,
  listPayoutSystems,
} from '@yanta/contract'
import { balance, profile, serverData } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { installPopstateInterceptor } from '../browser/popstate-interceptor.ts'
import { modalStore } from '../dialogs/store.ts'
import { onPlayerEvent } from '../data/player-events.ts'
import { platform, renderInSite, settle } from '../testing/dom.tsx'
import { PopupSlot } from './popup-slot.tsx'

installPopstateInterceptor()

const player = { profile, balance: { ...balance, seq: {}, epoch: 'e1' } }

/** Renders a screen with a link to a popup over it. */
async function open(popup: string, site: object) {
  const way = (
    <>
      <Link to="/promo" mask={popup}>
        Open
      </Link>
      <input aria-label="A field" />
      <PopupSlot />
    </>
  )
  const shown = await renderInSite(way, { path: '/promo', site: { serverData, player: null, ...site } })
  fireEvent.click(screen.getByText('Open'))
  await settle()
  return shown
}
const dialogs = () => screen.queryAllByRole('dialog').length
const press = (key: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))

test('the login opens over the screen for a guest, and ends a game [2.10], [2.29]', async () => {
  const left = vi.fn()
  const forget = onPlayerEvent('gameExit', left)
  const { address } = await open('/login', {})
  expect(dialogs()).toBe(1)
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  expect(address()).toBe('/promo')
  expect(left).toHaveBeenCalledTimes(1)
  forget()
})

test.each([
  ['the login is no popup for a player [2.17]', '/login', { player }],
  ['nor the cashbox for a guest [2.12]', '/cashbox', {}],
  [
    'nor the login in a blocked region [2.10], [6.10]',
    '/login',
    { serverData: { ...serverData, isRegionBlocked: true } },
  ],
])('%s', async (_, popup, site) => {
  const left = vi.fn()
  const forget = onPlayerEvent('gameExit', left)
  const { address } = await open(popup, site)
  expect(dialogs()).toBe(0)
  expect(left).not.toHaveBeenCalled()
  forget()
  expect(address()).toBe('/promo')
})

test('the cashbox opens for a player, in a blocked region too, without leaving a game [2.12], [6.10]', async () => {
  platform.answer(listPaymentSystems, { items: [], lastUsed: null })
  platform.answer(listPayoutSystems, { items: [], lastUsed: null })
  platform.answer(getPayoutConditions, {
    currency: 'RUB',
    available: 0,
    conditions: [],
    documentsFrom: null,
    phone: null,
  })
  platform.answer(listNewPayouts, { items: [] })
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  const left = vi.fn()
  const forget = onPlayerEvent('gameExit', left)
  await open('/cashbox', { player, serverData: { ...serverData, isRegionBlocked: true } })
  expect(screen.getByRole('heading', { name: 'Cashbox' })).toBeTruthy()
  expect(left).not.toHaveBeenCalled()
  forget()
})

test('the chosen tab of the cashbox is in its address, over the same screen [2.12], [2.67]', async () => {
  platform.answer(listPaymentSystems, { items: [], lastUsed: null })
  platform.answer(listPayoutSystems, { items: [], lastUsed: null })
  platform.answer(getPayoutConditions, {
    currency: 'RUB',
    available: 0,
    conditions: [],
    documentsFrom: null,
    phone: null,
  })
  platform.answer(listNewPayouts, { items: [] })
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  const { user, address, popup } = await open('/cashbox', { player })
  const chosen = () =>
    screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')!.textContent
  await user.click(screen.getByRole('tab', { name: 'Withdrawal' }))
  await settle()
  expect([address(), popup(), chosen()]).toEqual(['/promo', '/cashbox?tab=payout', 'Withdrawal'])
})

test('the search shortcuts open it, but a slash typed into a field does not', async () => {
  await renderInSite(
    <>
      <input aria-label="A field" />
      <PopupSlot />
    </>,
    { site: { serverData, categories: [], producers: [], player: null } },
  )
  const names = () => modalStore.getState().stack.map(({ name }) => name)
  await settle()
  await act(async () => screen.getByLabelText('A field').focus())
  await press('/', { code: 'Slash' })
  expect(names()).toEqual([])
  await press('k', { code: 'KeyK', ctrlKey: true })
  expect(names()).toEqual(['search'])
  await settle()
})
