import { afterEach, describe, expect, it, vi } from 'vitest'
import { subscribeToOtherTabs, notifyOtherTabs } from './session-channel.ts'

describe('session channel', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('sends a logout to the other tabs and not back to this one', async () => {
    const here = vi.fn()
    const there = vi.fn()
    const otherTab = new BroadcastChannel('session')
    otherTab.onmessage = ({ data }) => there(data)
    const leave = subscribeToOtherTabs(here)
    notifyOtherTabs('logout')
    await vi.waitFor(() => expect(there).toHaveBeenCalledWith('logout'))
    expect(here).not.toHaveBeenCalled()
    otherTab.postMessage('logout')
    await vi.waitFor(() => expect(here).toHaveBeenCalledExactlyOnceWith('logout'))
    otherTab.postMessage({ anything: 'else' })
    otherTab.postMessage('login')
    await vi.waitFor(() => expect(here).toHaveBeenLastCalledWith('login'))
    expect(here).toHaveBeenCalledTimes(2)
    leave()
    otherTab.close()
  })

  it('continues for one listener when another unsubscribes', async () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const otherTab = new BroadcastChannel('session')
    const [leaveFirst, leaveSecond] = [subscribeToOtherTabs(first), subscribeToOtherTabs(second)]
    leaveSecond()
    otherTab.postMessage('login')
    await vi.waitFor(() => expect(first).toHaveBeenCalledExactlyOnceWith('login'))
    expect(second).not.toHaveBeenCalled()
    leaveFirst()
    otherTab.close()
  })

  it('uses a storage event where channels are missing', () => {
    const listeners: ((event: { key: string; newValue: string | null }) => void)[] = []
    const setItem = vi.fn()
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.stubGlobal('localStorage', { setItem })
    vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[0]) =>
      listeners.push(listener),
    )
    vi.stubGlobal('removeEventListener', vi.fn())
    const onNews = vi.fn()
    const leave = subscribeToOtherTabs(onNews)
    notifyOtherTabs('logout')
    const [key, value] = setItem.mock.calls[0]!
    expect(onNews).not.toHaveBeenCalled()
    listeners[0]!({ key: key as string, newValue: value as string })
    listeners[0]!({ key: 'other', newValue: 'logout 1' })
    listeners[0]!({ key: key as string, newValue: null })
    expect(onNews).toHaveBeenCalledExactlyOnceWith('logout')
    leave()
  })
})
