// Whether anything of the site may sound, games as much as the site itself: off until asked, remembered on this device.
import { createStore } from 'zustand/vanilla'
import { recall, remember } from './device-memory.ts'

const key = 'sound'

export const soundStore = createStore<{ isOn: boolean }>(() => ({ isOn: recall(key) === 'on' }))

export function setSound(isOn: boolean): void {
  soundStore.setState({ isOn })
  remember(key, isOn ? 'on' : 'off')
}

/** The other tabs of this browser follow. Returns the way out. */
export function followSound(): () => void {
  const follow = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key) soundStore.setState({ isOn: newValue === 'on' })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
