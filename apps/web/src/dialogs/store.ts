// [2.46] Modals open and close by name and lie over each other in the order they were opened. Who draws which name is told where
// they are hosted; here is only what is open.
import { createStore } from 'zustand/vanilla'

export interface OpenModal {
  name: string
  /** What its component gets. */
  props: object
  /** Called when it closes, however it does. */
  onClosed?: () => void
}

/** A modal that is open already comes to the top with what it is given now. Pure. */
export function pushModal(stack: readonly OpenModal[], modal: OpenModal): readonly OpenModal[] {
  return [...stack.filter(({ name }) => name !== modal.name), modal]
}

/** Pure. */
export function removeModal(stack: readonly OpenModal[], name: string): readonly OpenModal[] {
  return stack.some((modal) => modal.name === name) ? stack.filter((modal) => modal.name !== name) : stack
}

export const modalStore = createStore<{ stack: readonly OpenModal[] }>(() => ({ stack: [] }))

/** Opens a modal over those that are open. One of the same name is closed by it: whoever opened that hears so. */
export function openModal(name: string, props: object = {}, onClosed?: () => void): void {
  const covered = modalStore.getState().stack.find((modal) => modal.name === name)
  modalStore.setState(({ stack }) => ({ stack: pushModal(stack, { name, props, onClosed }) }))
  covered?.onClosed?.()
}

/** Closes the modal of this name, wherever it lies; without one, nothing happens. */
export function closeModal(name: string): void {
  const closed = modalStore.getState().stack.find((modal) => modal.name === name)
  if (!closed) return
  modalStore.setState(({ stack }) => ({ stack: removeModal(stack, name) }))
  closed.onClosed?.()
}

/** Closes all, the top one first, as leaving the screen does. */
export function closeAllModals(): void {
  for (const { name } of modalStore.getState().stack.toReversed()) closeModal(name)
}
