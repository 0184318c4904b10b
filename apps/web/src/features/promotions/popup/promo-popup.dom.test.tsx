import { getServerData, promoPopupUpdated, siteRoom } from '@yanta/contract'
import { promoPopup, serverData } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeSession } from '../../../data/api/session-hint.ts'
import { closeAllModals, modalStore, openModal } from '../../../dialogs/store.ts'
import { button, pass, platform, readText, renderInSite, settle, stopTime } from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import { PromoPopupModal } from './promo-popup-modal.tsx'
import { PromoPopupWatch } from './promo-popup-watch.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const popup = { ...promoPopup, showDateFrom: null, showDateTo: null }

async function open(path = '/tournaments', loaded: typeof popup | null = popup) {
  stopTime()
  return renderInSite(<PromoPopupWatch loaded={loaded} />, { path })
}
const shown = () => modalStore.getState().stack.map(({ name }) => name)

test('the popup comes three seconds after the page [2.34] [9.1] [6.13]', async () => {
  await open()
  await pass(2_999)
  expect(shown()).toEqual([])
  await pass(1)
  expect(modalStore.getState().stack).toMatchObject([{ name: 'promoPopup', props: { popup } }])
  expect(document.cookie).toContain(`promo_popup=${popup.updatedAt}`)
})

/** The popup's code comes at `nowMs` to a page that was loaded at 2.2 seconds. */
async function openAt(nowMs: number) {
  stopTime()
  vi.spyOn(performance, 'now').mockReturnValue(nowMs)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { loadEventEnd: 2_200 } as PerformanceNavigationTiming,
  ])
  await renderInSite(<PromoPopupWatch loaded={popup} />, { path: '/tournaments' })
}

test('the three seconds count from the load of the page, however late the popup’s own code comes [2.34]', async () => {
  await openAt(4_000)
  await pass(1_199)
  expect(shown()).toEqual([])
  await pass(1)
  expect(shown()).toEqual(['promoPopup'])
})

test('when its code comes more than three seconds after the load, the popup waits no longer [2.34]', async () => {
  await openAt(5_300)
  await pass(0)
  expect(shown()).toEqual(['promoPopup'])
})

test('who logs in on a page that is long loaded sees the popup three seconds after the login [2.34]', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  changeSession(true)
  onTestFinished(() => changeSession(false))
  await openAt(60_800)
  await pass(2_199)
  expect(shown()).toEqual([])
  await pass(1)
  expect(shown()).toEqual(['promoPopup'])
})

test.each([
  '/',
  '/games/slots',
  '/producers/aurora',
  '/play/neon-drive',
  '/tournaments/neon-race/games',
  '/cashbox',
])('the popup does not come on %s [2.35]', async (path) => {
  await open(path)
  await pass(10_000)
  expect(shown()).toEqual([])
})

test('a popup is shown once, and again when the operator has changed it [4.48-4.50] [7.86]', async () => {
  document.cookie = `promo_popup=${popup.updatedAt}; path=/`
  await open()
  await settle()
  await pass(10_000)
  expect(shown()).toEqual([])
  const changed = { ...popup, title: 'Новый финал', updatedAt: popup.updatedAt + 1 }
  platform.answer(getServerData, { ...serverData, promoPopup: changed })
  await line.publish(siteRoom, promoPopupUpdated, { updatedAt: changed.updatedAt })
  await pass(2_000)
  await waitFor(() => expect(modalStore.getState().stack).toMatchObject([{ props: { popup: changed } }]))
  expect(document.cookie).toContain(`promo_popup=${changed.updatedAt}`)
})

test('the popup waits until no other dialog is open [2.34]', async () => {
  await open()
  act(() => openModal('support'))
  await pass(5_000)
  expect(shown()).toEqual(['support'])
  act(() => closeAllModals())
  await pass(0)
  expect(shown()).toEqual(['promoPopup'])
})

test('without a popup, or with one that is switched off, nothing comes [3.31]', async () => {
  const { unmount } = await open('/tournaments', { ...popup, isActive: false })
  await pass(10_000)
  unmount()
  await open('/tournaments', null)
  await pass(10_000)
  expect(shown()).toEqual([])
})

test('the popup has picture, title, text and the way on; both of its buttons close it [2.50] [3.31]', async () => {
  const onClose = vi.fn()
  const { user, container } = await renderInSite(
    <PromoPopupModal
      popup={{ ...popup, body: '<p>Финал <b>сегодня</b></p><script>steal()</script>' }}
      onClose={onClose}
    />,
    { path: '/tournaments' },
  )
  await settle()
  expect(readText(screen.getByRole('heading'))).toBe('Зимняя лаборатория')
  expect(readText(container)).toContain('Финал сегодня')
  expect(readText(container)).not.toContain('steal')
  expect(container.querySelector('img')?.getAttribute('src')).toBe(popup.imageUrl)
  expect(screen.getByRole('link', { name: popup.buttonText }).getAttribute('href')).toBe('/promo/winter-lab')
  await user.click(button('Don’t show this again'))
  expect(onClose).toHaveBeenCalledOnce()
})
