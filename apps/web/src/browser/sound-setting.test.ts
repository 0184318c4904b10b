import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let kept: Map<string, string>
let dispatchStorage: (event: Partial<StorageEvent>) => void
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof dispatchStorage) => {
    dispatchStorage = listener
  })
  vi.stubGlobal('removeEventListener', () => {
    dispatchStorage = () => {}
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const load = () => import('./sound-setting.ts')

test('sound is off until the player turns it on, and this device stores the choice', async () => {
  const first = await load()
  expect(first.soundStore.getState().isOn).toBe(false)
  first.setSound(true)
  vi.resetModules()
  const later = await load()
  expect(later.soundStore.getState().isOn).toBe(true)
  later.setSound(false)
  expect(kept.get('sound')).toBe('off')
})

test('other tabs follow the change until they unsubscribe', async () => {
  const { followSound, soundStore } = await load()
  const stop = followSound()
  dispatchStorage({ key: 'other', newValue: 'on' })
  expect(soundStore.getState().isOn).toBe(false)
  dispatchStorage({ key: 'sound', newValue: 'on' })
  expect(soundStore.getState().isOn).toBe(true)
  stop()
  dispatchStorage({ key: 'sound', newValue: 'off' })
  expect(soundStore.getState().isOn).toBe(true)
})

test('where storage is forbidden the choice lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('forbidden')
    },
    setItem() {
      throw new Error('forbidden')
    },
  })
  const { setSound, soundStore } = await load()
  setSound(true)
  expect(soundStore.getState().isOn).toBe(true)
})
