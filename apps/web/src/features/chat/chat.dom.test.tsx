import { getNetroxVisitor, getServerData, getWebimVisitor, type CallCenterConfig } from '@yanta/contract'
import { webimVisitor } from '@yanta/contract/fixtures/chat-visitor'
import { profile, serverData } from '@yanta/contract/fixtures'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PopupSlot } from '../../app/popup-slot.tsx'
import { emitPlayerEvent } from '../../data/player-events.ts'
import { closeAllModals, closeModal, modalStore, openModal } from '../../dialogs/store.ts'
import { unreadStore } from '../../domain/chat/unread.ts'
import { ChatWatch } from './chat-watch.tsx'
import { showChat } from './chat.ts'
import { button, pass, platform, readText, renderInSite, settle, stopTime } from '../../testing/dom.tsx'

const configs: Record<'webim' | 'netrox', Partial<CallCenterConfig>> = {
  webim: {
    chatProvider: 'webim',
    settings: { accountName: 'sample', domain: 'chat.example', location: 'default', vipLocation: 'vip' },
  },
  netrox: {
    chatProvider: 'netrox',
    settings: { siteId: '3cd4c0d7-0000-4000-8000-000000000001', template: '2', vipTemplate: '7' },
  },
}
const addresses = {
  webim: 'https://chat.example/js/button.js',
  netrox: 'https://code.netroxsc.ru/3cd4c0d7-0000-4000-8000-000000000001/c.js?tmpl=2',
}
const page = globalThis as any
const netroxVisitor = { visitor: webimVisitor.visitor, fields: { info: 'VIP' as const } }
const guest = { player: null }
const player = { player: { profile, balance: null } }
const names = ['webim', 'netrox'] as const

const scripts = () => [...document.head.querySelectorAll('script')].filter(({ src }) => src.includes('.js'))
const start = vi.fn()
const onChanged = vi.fn()

/** What the vendors' scripts do once they run. */
const run = {
  webim: () => {
    page.webim.api = { chat: { start }, onProvidedVisitorChanged: onChanged }
  },
  netrox: () => document.getElementById('netrox-chat')!.append(document.createElement('iframe')),
}
const isOpen = {
  webim: () => start.mock.calls.length > 0,
  netrox: () => document.getElementById('netrox-chat')?.closest('dialog')?.open === true,
}

function give(name: 'webim' | 'netrox', changes: Partial<CallCenterConfig> = {}): CallCenterConfig {
  const callCenterConfig = { ...serverData.callCenterConfig, ...configs[name], ...changes }
  platform.answer(getServerData, { ...serverData, callCenterConfig })
  return callCenterConfig
}

async function toggle(name: 'webim' | 'netrox', visitor: object = guest, reason?: 'payout') {
  const callCenterConfig = give(name)
  const site = await renderInSite(<PopupSlot />, {
    site: { ...visitor, serverData: { ...serverData, callCenterConfig } },
  })
  act(() => openModal('support', { reason }))
  await settle()
  act(() => button(/Live chat/).click())
  await settle()
  return site
}
const load = async (event: 'load' | 'error' = 'load') => {
  await act(async () => void scripts().at(-1)!.dispatchEvent(new Event(event)))
  await pass(100)
}
const text = () => readText(document.body)

beforeEach(() => {
  stopTime()
  document.cookie = 'consent=1.chat-yes; path=/'
  start.mockReset()
  onChanged.mockReset()
  platform.answer(getWebimVisitor, webimVisitor)
  platform.answer(getNetroxVisitor, netroxVisitor)
})
afterEach(async () => {
  // A chat that is loaded stays for the page; one that fails to open leaves nothing of itself.
  start.mockImplementation(() => {
    throw new Error('the test is over')
  })
  document.getElementById('netrox-chat')?.closest('dialog')?.remove()
  showChat('')
  emitPlayerEvent('logout')
  for (const script of scripts()) script.remove()
})

test.each(names)(
  '%s: the script is loaded with the first toggle alone, and opens the chat [1.6]',
  async (name) => {
    give(name)
    expect(scripts()).toEqual([])
    await toggle(name)
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([[addresses[name], true]])
    expect([isOpen[name](), text().includes('Connecting…')]).toEqual([false, true])
    run[name]()
    await load()
    expect(isOpen[name]()).toBe(true)
    expect(text()).not.toContain('Live chat')
  },
)

test.each(names)('%s: a script that is late is waited for, up to ten seconds', async (name) => {
  await toggle(name)
  await pass(7000)
  await load()
  await pass(2000)
  run[name]()
  await pass(200)
  expect(isOpen[name]()).toBe(true)
})

const failures: [string, (name: 'webim' | 'netrox') => Promise<void>][] = [
  ['blocked', () => load('error')],
  ['never answered', () => pass(10_100)],
  ['loaded but throws before it is ready', () => load().then(() => pass(10_000))],
]
test.each(names.flatMap((name) => failures.map(([how, fail]) => [name, how, fail] as const)))(
  '%s: a script that is %s is told with the other ways, and a retry loads it anew [1.6]',
  async (name, _how, fail) => {
    await toggle(name)
    await fail(name)
    expect(text()).toContain('The chat didn’t open')
    expect([...document.querySelectorAll('a')].map(({ href }) => href)).toContain('https://t.me/example')
    expect(scripts()).toEqual([])
    act(() => button('Try again').click())
    await settle()
    expect(scripts()).toHaveLength(1)
    run[name]()
    await load()
    expect(isOpen[name]()).toBe(true)
  },
)

test('webim: a window that throws as it opens brings support back with the other ways', async () => {
  await toggle('webim')
  start.mockImplementationOnce(() => {
    throw new TypeError('the vendor changed something')
  })
  run.webim()
  await load()
  expect(text()).toContain('The chat didn’t open')
})

test('webim: a guest is nobody to the chat, and the platform is not asked [6.13]', async () => {
  await toggle('webim', guest, 'payout')
  expect([page.webim_visitor, page.webim.reason]).toEqual([undefined, 'payout'])
  expect(platform.sent(getWebimVisitor)).toEqual([])
})

test('webim: a player is known to the script before it is loaded, signed, with what led to support [3.60], [7.81]', async () => {
  await toggle('webim', player, 'payout')
  expect(platform.sent(getWebimVisitor).map(({ query }) => query.get('reason'))).toEqual(['payout'])
  expect(page.webim_visitor).toEqual({
    fields: webimVisitor.fields,
    expires: webimVisitor.expires,
    hash: webimVisitor.hash,
    proof: webimVisitor.proof,
  })
  expect(page.webim.reason).toBe('payout')
})

test.each(names)('%s: a player whose visitor the platform does not answer chats as a guest', async (name) => {
  platform.refuse(name === 'webim' ? getWebimVisitor : getNetroxVisitor, 503)
  await toggle(name, player)
  run[name]()
  await load()
  expect([isOpen[name](), page.webim_visitor, page.netrox?.visitor]).toEqual([true, undefined, undefined])
})

test('the page of a player fetches the chat visitor, that of a guest does not, and nothing else is loaded [7.89]', async () => {
  const callCenterConfig = give('webim')
  await renderInSite(<ChatWatch config={callCenterConfig} isSignedIn={false} mayLoad />)
  await settle()
  expect(platform.sent(getWebimVisitor)).toEqual([])
  await renderInSite(<ChatWatch config={callCenterConfig} isSignedIn mayLoad />)
  await settle()
  expect([platform.sent(getWebimVisitor).length, scripts().length]).toEqual([1, 0])
})

test('where the operator wants the chat at hand, a page loads it without opening it', async () => {
  const config = give('webim', { settings: { ...configs.webim.settings!, load: 'idle' } })
  await renderInSite(<ChatWatch config={config} isSignedIn={false} mayLoad />)
  await settle()
  run.webim()
  await load()
  act(() => void page.webim.handlers.onUnread(1))
  expect([scripts().length, start.mock.calls.length, unreadStore.getState().count]).toEqual([1, 0, 1])
})

test('without consent a page loads nothing, and the toggle asks first; a no opens nothing, a yes is kept [3.64]', async () => {
  const config = give('webim', { settings: { ...configs.webim.settings!, load: 'idle' } })
  document.cookie = 'consent=1.chat-no; path=/'
  await renderInSite(<ChatWatch config={config} isSignedIn={false} mayLoad={false} />)
  await toggle('webim', guest)
  expect([scripts(), text().includes('The chat is run by another company')]).toEqual([[], true])
  act(() => button('Not now').click())
  await settle()
  expect([scripts(), text().includes('Connecting')]).toEqual([[], false])
  act(() => button(/Live chat/).click())
  await settle()
  act(() => button('Open the chat').click())
  await settle()
  expect([scripts().length, document.cookie]).toEqual([1, expect.stringContaining('chat-yes')])
})

test('a step without another code to try opens the chat with one press; without consent that is asked for first, and a no leaves the contacts [2.62] [8.34] [3.64]', async () => {
  const callCenterConfig = give('webim')
  document.cookie = 'consent=1.chat-no; path=/'
  await renderInSite(<PopupSlot />, { site: { ...guest, serverData: { ...serverData, callCenterConfig } } })
  const press = async () => {
    act(() => openModal('support', { reason: 'codes', isChatWanted: true }))
    await settle()
  }
  await press()
  expect([scripts(), text().includes('The chat is run by another company')]).toEqual([[], true])
  act(() => button('Not now').click())
  await settle()
  expect([scripts(), text().includes('Telegram')]).toEqual([[], true])
  act(() => closeModal('support'))
  await pass(1_000)
  await press()
  act(() => button('Open the chat').click())
  await settle()
  run.webim()
  await load()
  expect([isOpen.webim(), modalStore.getState().stack]).toEqual([true, []])
})

test('support that is closed while the chat loads opens nothing', async () => {
  await toggle('webim')
  act(() => closeModal('support'))
  run.webim()
  await load()
  expect(start).not.toHaveBeenCalled()
})

test.each([
  ['VIP', 'vip'],
  ['', 'default'],
] as const)('webim: a visitor with the info %j goes to the location %s [6.11]', async (info, location) => {
  platform.answer(getWebimVisitor, { ...webimVisitor, fields: { ...webimVisitor.fields, info } })
  await toggle('webim', player)
  expect(page.webim.location).toBe(location)
})

test.each([
  ['VIP', '7'],
  ['', '2'],
] as const)('netrox: a visitor with the info %j goes to the template %s [6.11]', async (info, template) => {
  platform.answer(getNetroxVisitor, { ...netroxVisitor, fields: { info } })
  await toggle('netrox', player)
  expect(new URL(scripts()[0]!.src).searchParams.get('tmpl')).toBe(template)
})

test('webim: a login and a logout change the visitor of a loaded chat [3.60]', async () => {
  await toggle('webim')
  run.webim()
  await load()
  act(() => emitPlayerEvent('login'))
  await settle()
  expect([page.webim_visitor?.hash, onChanged.mock.calls.length]).toEqual([webimVisitor.hash, 1])
  act(() => emitPlayerEvent('logout'))
  await settle()
  expect([page.webim_visitor, onChanged.mock.calls.length, page.webim.location]).toEqual([
    undefined,
    2,
    'default',
  ])
})

test('webim: a player whose signature has expired is signed anew, with the reason that led to support; without an answer the script keeps what it knows', async () => {
  await toggle('webim', player, 'payout')
  run.webim()
  await load()
  platform.refuse(getWebimVisitor, 503)
  act(() => void page.webim.handlers.onExpired())
  await settle()
  expect([page.webim_visitor.expires, onChanged.mock.calls.length]).toEqual([webimVisitor.expires, 0])
  platform.answer(getWebimVisitor, { ...webimVisitor, expires: '1795694401' })
  act(() => void page.webim.handlers.onExpired())
  await settle()
  expect([page.webim_visitor.expires, onChanged.mock.calls.length]).toEqual(['1795694401', 1])
  expect(platform.sent(getWebimVisitor).map(({ query }) => query.get('reason'))).toEqual([
    'payout',
    'payout',
    'payout',
  ])
})

test('webim: unread messages are counted on the page, whatever the script says, and end with the session', async () => {
  await toggle('webim')
  run.webim()
  await load()
  const root = document.documentElement
  for (const [given, count] of [
    [2, 2],
    [1e9, 99],
    [-1, 0],
    ['3', 0],
    [Number.NaN, 0],
    [4, 4],
  ] as const) {
    act(() => void page.webim.handlers.onUnread(given))
    expect([unreadStore.getState().count, root.hasAttribute('data-unread')]).toEqual([count, count > 0])
  }
  expect(root.style.getPropertyValue('--unread')).toBe('"4"')
  act(() => emitPlayerEvent('logout'))
  expect(root.hasAttribute('data-unread')).toBe(false)
})

test('webim: what covers the page is a dialog that a step back closes, the top one first, and another screen closes all [2.46]', async () => {
  await toggle('webim')
  run.webim()
  const back = vi.fn()
  page.webim.api.chat.back = back
  await load()
  const { onLayers } = page.webim.handlers
  const shown = () => modalStore.getState().stack.map(({ name }) => name)
  for (const [count, names] of [
    [1, ['chatWindow']],
    [2, ['chatWindow', 'chatPicture']],
    [1, ['chatWindow']],
    [Number.NaN, []],
    ['2', []],
    [2, ['chatWindow', 'chatPicture']],
  ] as const) {
    act(() => void onLayers(count))
    await settle()
    expect([shown(), back.mock.calls.length]).toEqual([names, 0])
  }
  // The script's answer to `back`.
  back.mockImplementationOnce(() => onLayers(1)).mockImplementationOnce(() => onLayers(0))
  act(() => closeModal('chatPicture'))
  await settle()
  expect([shown(), back.mock.calls.length]).toEqual([['chatWindow'], 1])
  act(() => closeAllModals())
  await settle()
  expect([shown(), back.mock.calls.length]).toEqual([[], 2])
})

test('netrox: a step back closes the window, and one that is closed otherwise leaves no step behind [2.46]', async () => {
  await toggle('netrox')
  run.netrox()
  await load()
  const shown = () => modalStore.getState().stack.map(({ name }) => name)
  expect(shown()).toEqual(['chatWindow'])
  act(() => closeModal('chatWindow'))
  await settle()
  expect([isOpen.netrox(), shown()]).toEqual([false, []])
  act(() => void showChat('Live chat'))
  await settle()
  expect([isOpen.netrox(), shown()]).toEqual([true, ['chatWindow']])
  act(() => document.getElementById('netrox-chat')!.closest('dialog')!.close())
  await settle()
  expect([isOpen.netrox(), shown()]).toEqual([false, []])
})

test('netrox: the script finds the player and the element it draws into [3.60]', async () => {
  await toggle('netrox', player, 'payout')
  expect(page.netrox).toEqual({ ...netroxVisitor, reason: 'payout' })
  run.netrox()
  await load()
  expect(isOpen.netrox()).toBe(true)
})

test('netrox: a login ends the chat of the guest, and the next one is drawn for the player; a logout ends that [3.60]', async () => {
  const site = await toggle('netrox')
  run.netrox()
  await load()
  expect([page.netrox.visitor, isOpen.netrox()]).toEqual([undefined, true])
  act(() => emitPlayerEvent('login'))
  await settle()
  expect([document.getElementById('netrox-chat'), page.netrox]).toEqual([null, undefined])
  site.unmount()
  await toggle('netrox', player)
  expect(page.netrox.visitor).toEqual(netroxVisitor.visitor)
  run.netrox()
  await load()
  expect(isOpen.netrox()).toBe(true)
  act(() => emitPlayerEvent('logout'))
  await settle()
  expect([document.getElementById('netrox-chat'), page.netrox]).toEqual([null, undefined])
})

test('netrox: the chat of a player whose visitor the platform did not answer ends with the session too', async () => {
  platform.refuse(getNetroxVisitor, 503)
  await toggle('netrox', player)
  run.netrox()
  await load()
  expect(isOpen.netrox()).toBe(true)
  act(() => emitPlayerEvent('logout'))
  await settle()
  expect([document.getElementById('netrox-chat'), page.netrox]).toEqual([null, undefined])
})

test.each(names.flatMap((name) => [[name, undefined] as const, [name, 'payout'] as const]))(
  '%s: a chat that is opened again, with the reason %j as before, goes on: one script, no change of its visitor',
  async (name, reason) => {
    const site = await toggle(name, player, reason)
    run[name]()
    await load()
    site.unmount()
    if (name === 'netrox') document.getElementById('netrox-chat')!.closest('dialog')!.close()
    start.mockReset()
    // The platform would sign the visitor anew.
    platform.answer(getWebimVisitor, { ...webimVisitor, expires: '1795694401' })
    await toggle(name, player, reason)
    await pass(100)
    expect([scripts().length, onChanged.mock.calls.length, isOpen[name]()]).toEqual([1, 0, true])
  },
)

test('webim: a chat that is opened again for another reason is told it', async () => {
  const site = await toggle('webim', player)
  run.webim()
  await load()
  site.unmount()
  await toggle('webim', player, 'payout')
  await pass(100)
  expect([scripts().length, onChanged.mock.calls.length, page.webim.reason]).toEqual([1, 1, 'payout'])
})

test('maintenance that begins while the page is open is told when the chat is toggled [2.53], [8.43]', async () => {
  const callCenterConfig = give('webim')
  await renderInSite(<PopupSlot />, { site: { ...guest, serverData: { ...serverData, callCenterConfig } } })
  give('webim', { isUnderMaintenance: true })
  act(() => openModal('support'))
  await settle()
  act(() => button(/Live chat/).click())
  await settle()
  expect(text()).toContain('Chat maintenance')
  expect(scripts()).toEqual([])
})
