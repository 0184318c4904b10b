import type { UserLevel } from '@yanta/contract'
import { useStore } from 'zustand'
import { levelStore } from './level-store.ts'

/**
 * The player's level and experience, as events change it.
 * @param rendered what the screen was loaded with, shown until the tab knows it
 * @returns null while nothing is known
 */
export function useLevel(rendered: UserLevel | null = null): UserLevel | null {
  return useStore(levelStore, ({ way }) => way) ?? rendered
}
