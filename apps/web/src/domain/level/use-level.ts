import type { UserLevel } from '@yanta/contract'
import { useStore } from 'zustand'
import { useSite } from '../../site/site-data.ts'
import { levelStore } from './level-store.ts'

/**
 * The player's level and experience, as events change it.
 * @param rendered what the screen was loaded with, if it is newer than that of the page
 * @returns null while nothing is known
 */
export function useLevel(rendered: UserLevel | null = null): UserLevel | null {
  const ofPage = useSite()?.player?.rewards?.level
  return useStore(levelStore, ({ way }) => way) ?? rendered ?? ofPage ?? null
}
