// Whether games may sound: off until asked, remembered on this device.
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const key = 'game-sound'

function readStored(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

const soundStore = createStore<{ isOn: boolean }>(() => ({ isOn: readStored() }))

export function useSound(): { isSoundOn: boolean; toggleSound: () => void } {
  return { isSoundOn: useStore(soundStore, (state) => state.isOn), toggleSound }
}

function toggleSound(): void {
  const isOn = !soundStore.getState().isOn
  soundStore.setState({ isOn })
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}
