import { serverData } from '@yanta/contract/fixtures'
import { consentPurposes } from '@yanta/contract/consent'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { modalStore } from '../dialogs/store.ts'
import { recordChatScript } from '../features/chat/chat-script.ts'
import { CookieSettings } from '../features/consent/cookie-settings.tsx'
import { readConsent, saveConsent, watchConsent } from '../site/consent.ts'
import { button, renderInSite } from '../testing/dom.tsx'
import { ConsentSlot } from './consent-slot.tsx'

const site = {
  serverData: {
    ...serverData,
    webPushKey: 'key',
    marketing: { trackingUrl: 'https://tracking.example/visit', project: 'yanta' },
    callCenterConfig: { ...serverData.callCenterConfig, chatProvider: 'netrox' },
  },
}
const openBanner = (path = '/', isDue = true) =>
  renderInSite(<ConsentSlot purposes={consentPurposes} isDue={isDue} />, { path, site })
const isAsked = () => screen.queryByText('Which cookies may we use?') !== null
const openSettings = async () => {
  const onClose = vi.fn<() => void>()
  await renderInSite(
    <>
      <ConsentSlot purposes={consentPurposes} isDue={false} />
      <CookieSettings onClose={onClose} />
    </>,
    { site },
  )
  return onClose
}
const check = (name: RegExp) => fireEvent.click(screen.getByRole('switch', { name }))

test.each([
  ['Essential only', { marketing: false, chat: false, push: false }],
  ['Allow all', { marketing: true, chat: true, push: true }],
])('%s answers for every purpose at once', async (name, expected) => {
  await openBanner()
  fireEvent.click(button(name))
  expect(readConsent()).toEqual(expected)
})

test('refusing weighs as much as allowing: both buttons look alike', async () => {
  await openBanner()
  expect(button('Essential only').className).toBe(button('Allow all').className)
})

test.each([
  ['once it is answered', '/', false],
  ['over the cashbox', '/cashbox', true],
  ['over a game', '/play/neon-drive', true],
])('nothing is asked %s', async (_, path, isDue) => {
  await openBanner(path, isDue)
  expect(isAsked()).toBe(false)
})

const opened = () => modalStore.getState().stack.map(({ name }) => name)

test('the banner opens the settings', async () => {
  await openBanner()
  fireEvent.click(button('Choose'))
  expect(opened()).toEqual(['cookieSettings'])
})

test('their address opens the settings also after the answer', async () => {
  await openBanner('/privacy#cookie-settings', false)
  await waitFor(() => expect(opened()).toEqual(['cookieSettings']))
})

test('in the settings everything is off until it is chosen, and a choice is stored as it was made', async () => {
  const onClose = await openSettings()
  expect(screen.getAllByRole('switch').map((each) => (each as HTMLInputElement).checked)).toEqual([
    false,
    false,
    false,
  ])
  check(/Support chat/)
  expect(readConsent()).toEqual({})
  fireEvent.click(button('Save'))
  expect(readConsent()).toEqual({ marketing: false, chat: true, push: false })
  expect(onClose).toHaveBeenCalledOnce()
})

test('the settings show what was answered before and take it back; a page with a foreign chat is then loaded anew', async () => {
  saveConsent({ marketing: true, chat: true, push: false })
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
  await openSettings()
  recordChatScript()
  check(/Marketing/)
  fireEvent.click(button('Save'))
  expect(readConsent()).toEqual({ marketing: false, chat: true, push: false })
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(within(document.body).getByRole('button', { name: 'Essential only' }))
  expect(readConsent()).toEqual({ marketing: false, chat: false, push: false })
  expect(reload).toHaveBeenCalledOnce()
})

test('closed without saving, nothing is answered', async () => {
  const onClose = await openSettings()
  check(/Marketing/)
  fireEvent.click(button('Close'))
  expect([readConsent(), onClose.mock.calls.length]).toEqual([{}, 1])
})

const combinations = [true, false].flatMap((marketing) =>
  [true, false].flatMap((chat) => [true, false].map((push) => ({ marketing, chat, push }))),
)

test.each(combinations)(
  'with marketing $marketing, chat $chat and push $push in another tab, a page with a foreign chat goes on only with the chat',
  async ({ marketing, chat, push }) => {
    saveConsent({ marketing: true, chat: true, push: true })
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
    await openBanner('/', false)
    recordChatScript()
    const otherTab = new BroadcastChannel('consent')
    const value = `1.marketing-${marketing ? 'yes' : 'no'}.chat-${chat ? 'yes' : 'no'}.push-${push ? 'yes' : 'no'}`
    document.cookie = `consent=${value}; path=/`
    const heard = vi.fn<() => void>()
    const end = watchConsent(heard)
    otherTab.postMessage(value)
    await waitFor(() => expect(heard).toHaveBeenCalledOnce())
    expect(reload).toHaveBeenCalledTimes(chat ? 0 : 1)
    otherTab.close()
    end()
  },
)
