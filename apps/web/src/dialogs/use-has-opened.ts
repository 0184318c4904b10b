import { useStore } from 'zustand'
import type { DialogName } from './registry.ts'
import { modalStore } from './store.ts'

const opened = new Set<DialogName>()
modalStore.subscribe(({ stack }) => {
  for (const { name } of stack) opened.add(name)
})

/** Whether the dialog is open, or has been in this tab: also before the component was mounted. */
export function useHasOpened(name: DialogName): boolean {
  return useStore(modalStore, ({ stack }) => opened.has(name) || stack.some((modal) => modal.name === name))
}
