// [2.46] Modals open and close by name and stack in the order they were opened. The host maps names to components; this store
// only holds which are open.
import { createStore } from 'zustand/vanilla'
import type { DialogName, DialogProps } from './registry.ts'

export interface OpenModal {
  name: DialogName
  /** Props of its component, checked where it was opened. */
  props: object
  /** Called when it closes, however it does. */
  onClosed?: () => void
}

/** A modal that is already open moves to the top with its new props. Pure. */
export function pushModal(stack: readonly OpenModal[], modal: OpenModal): readonly OpenModal[] {
  return [...stack.filter(({ name }) => name !== modal.name), modal]
}

/** Pure. */
export function removeModal(stack: readonly OpenModal[], name: DialogName): readonly OpenModal[] {
  return stack.some((modal) => modal.name === name) ? stack.filter((modal) => modal.name !== name) : stack
}

export const modalStore = createStore<{ stack: readonly OpenModal[] }>(() => ({ stack: [] }))

/** What is said on opening: a dialog without props, or with optional ones alone, needs none. */
export type Opening<Name extends DialogName> =
  Record<never, never> extends DialogProps[Name]
    ? [props?: DialogProps[Name], onClosed?: () => void]
    : [props: DialogProps[Name], onClosed?: () => void]

/** Opens a modal on top. One of the same name is replaced, and its `onClosed` is called. */
export function openModal<Name extends DialogName>(name: Name, ...[props, onClosed]: Opening<Name>): void {
  const covered = modalStore.getState().stack.find((modal) => modal.name === name)
  modalStore.setState(({ stack }) => ({ stack: pushModal(stack, { name, props: props ?? {}, onClosed }) }))
  covered?.onClosed?.()
}

/** Closes the modal of this name wherever it is in the stack; without one, nothing happens. */
export function closeModal(name: DialogName): void {
  const closed = modalStore.getState().stack.find((modal) => modal.name === name)
  if (!closed) return
  modalStore.setState(({ stack }) => ({ stack: removeModal(stack, name) }))
  closed.onClosed?.()
}

/** Closes this very modal: one of the same name that was opened since stays, as when the answer for an earlier one comes late. */
export function closeOpened(modal: OpenModal): void {
  if (modalStore.getState().stack.includes(modal)) closeModal(modal.name)
}

/** Closes all, the top one first; used when the screen is left. */
export function closeAllModals(): void {
  for (const { name } of modalStore.getState().stack.toReversed()) closeModal(name)
}
