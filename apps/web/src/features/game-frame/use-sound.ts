import { useEffect } from 'react'
import { useStore } from 'zustand'
import { followSound, setSound, soundStore } from '../../lib/sound-setting.ts'

/** Whether games may sound: what the visitor chose for the whole site. */
export function useSound(): { isSoundOn: boolean; toggleSound: () => void } {
  useEffect(followSound, [])
  return { isSoundOn: useStore(soundStore, ({ isOn }) => isOn), toggleSound }
}

function toggleSound(): void {
  setSound(!soundStore.getState().isOn)
}
