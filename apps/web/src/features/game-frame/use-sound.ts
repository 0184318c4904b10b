import { useEffect } from 'react'
import { useStore } from 'zustand'
import { followSound, setSound, soundStore } from '../../browser/sound-setting.ts'

/** Whether games may play sound: the player's setting for the whole site. */
export function useSound(): { isSoundOn: boolean; toggleSound: () => void } {
  useEffect(followSound, [])
  return { isSoundOn: useStore(soundStore, ({ isOn }) => isOn), toggleSound }
}

function toggleSound(): void {
  setSound(!soundStore.getState().isOn)
}
