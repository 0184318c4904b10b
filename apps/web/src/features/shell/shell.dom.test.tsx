import { getServerData } from '@yanta/contract'
import { serverData } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { siteHealth } from '../../data/api/browser-call.ts'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { showToast, toastStore } from '../../dialogs/toast-queue.ts'
import { button, pass, platform, readText, renderInSite, settle, stopTime } from '../../testing/dom.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OfflineBar } from './offline-bar.tsx'

const page = () => readText(document.body)
const setOnline = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

afterEach(() => {
  vi.restoreAllMocks()
  act(() => siteHealth.store.setState({ trouble: null }))
})

test('a language switch clears cached texts, keeps the address and is stored for a day [1.4], [9.8]', async () => {
  const { user, address } = await renderInSite(<LanguageSwitch />, { path: '/promo?page=2' })
  const emptied = vi.fn()
  const forget = addResettableStore(emptied)
  const cookies: string[] = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie))
  expect(button('EN').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('RU'))
  await settle()
  expect(emptied).toHaveBeenCalledTimes(1)
  expect(cookies).toEqual(['locale=ru; Path=/; Max-Age=86400; SameSite=Lax'])
  expect(address()).toBe('/promo?page=2')
  forget()
})

test('the bar appears when the network is lost and disappears when it returns', async () => {
  await renderInSite(<OfflineBar />)
  expect(screen.queryByRole('alert')).toBeNull()
  await setOnline(false)
  expect(page()).toContain('You are offline')
  await setOnline(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

test("the bar shows why the site can't be reached, and retries on request, one at a time, and by itself [2.70]", async () => {
  stopTime()
  await renderInSite(<OfflineBar />)
  platform.answer(getServerData, { ...serverData, isUnderReconstruction: true })
  await act(() => siteHealth.doubt())
  expect(page()).toContain('Maintenance')
  const held = platform.hold(getServerData)
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address === '/live' ? Promise.resolve({ ok: true }) : platform.fetch(address, init),
  )
  await act(async () => fireEvent.click(button('Retry')))
  expect(button('Retry').getAttribute('aria-busy')).toBe('true')
  const asked = platform.sent(getServerData).length
  await act(async () => fireEvent.click(button('Retry')))
  expect(platform.sent(getServerData)).toHaveLength(asked)
  held.answer({ ...serverData, isUnderReconstruction: true })
  await pass(0)
  expect(button('Retry').getAttribute('aria-busy')).toBeNull()
  platform.answer(getServerData, serverData)
  await pass(60_000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [404, '404', false],
  [451, '451', false],
  [429, '429', true],
  [500, '500', true],
  [418, '418', false],
])(
  'the page of %i shows its number and offers a retry only where that helps [8.13]',
  async (status, number, mayHelp) => {
    await renderInSite(<ErrorScreen status={status} />, { path: '/games/slots?page=2' })
    expect(screen.getByText(number)).toBeTruthy()
    const again = screen.queryByText('Try again')
    expect(again?.closest('a')?.getAttribute('href') ?? null).toBe(mayHelp ? '/games/slots?page=2' : null)
    expect(screen.getByText('Go to the lobby').closest('a')!.getAttribute('href')).toBe('/')
  },
)

test('offline the error page shows that instead', async () => {
  await renderInSite(<ErrorScreen status={500} isInside />)
  await setOnline(false)
  expect(screen.getByRole('heading').textContent).toBe('No connection')
  expect(screen.queryByText('500')).toBeNull()
})

test('a language that fails to load changes nothing and shows an error [1.4]', async () => {
  const { user } = await renderInSite(<LanguageSwitch />)
  act(() => showToast({ type: 'info', title: 'Kept' }))
  button('RU').value = 'de'
  await user.click(button('RU'))
  await settle()
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual([
    'Kept',
    'This language is not supported',
  ])
  expect(document.cookie).not.toContain('locale')
})
