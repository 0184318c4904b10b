import { useStore } from 'zustand'
import { listLiked } from './favourites-machine.ts'
import { favourites } from './favourites-store.ts'

export function useIsLiked(slug: string): boolean {
  return useStore(favourites.store, (state) => listLiked(state).includes(slug))
}
