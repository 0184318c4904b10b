import { useStore } from 'zustand'
import type { FrameState } from './frame-machine.ts'
import { frameStore } from './frame-store.ts'

export function useFrame(): FrameState {
  return useStore(frameStore, (state) => state.frame)
}
