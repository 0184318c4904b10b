import { useState } from 'react'
import { useStore } from 'zustand'
import type { DialogName } from './registry.ts'
import { modalStore } from './store.ts'

/** Whether the dialog is open, or has been since the component is mounted. */
export function useHasOpened(name: DialogName): boolean {
  const isOpen = useStore(modalStore, ({ stack }) => stack.some((modal) => modal.name === name))
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return isOpen || hasOpened
}
