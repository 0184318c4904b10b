// Sound setting of the site and its games: off until turned on, stored on this device.
import { createStore } from 'zustand/vanilla'
import { recall, remember } from './device-storage.ts'

const key = 'sound'

export const soundStore = createStore<{ isOn: boolean }>(() => ({ isOn: recall(key) === 'on' }))

export function setSound(isOn: boolean): void {
  soundStore.setState({ isOn })
  remember(key, isOn ? 'on' : 'off')
}

/** Follows changes made in other tabs. Returns the cleanup function. */
export function followSound(): () => void {
  const follow = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key) soundStore.setState({ isOn: newValue === 'on' })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
