// [4.51-4.53] Chooses the toast to show. Toasts are queued and shown one at a time; a blocker shows when no other is
// queued; on the cashbox route all are held back.
import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'

/** [3.63]. */
export interface Toast {
  id: string
  type: 'info' | 'success' | 'error' | 'reward'
  /** A word above the title that tells what kind of message this is. */
  label?: string
  title: string
  /** HTML of the platform or plain text; passes the sanitiser before it is shown. */
  text?: string
  image?: string
  /** Something else in the picture's place. */
  picture?: ComponentType
  /** Below the text. */
  action?: ComponentType
  /** Shows only when no other toast is queued. */
  isBlocker?: boolean
  /** Milliseconds until it closes by itself; 0 stays until it is closed. Default: ten seconds [9.1]. */
  durationMs?: number
  /** [2.51] Renders the content below the title instead of `text`. */
  component?: ComponentType<{ onClose: () => void }>
}

export interface ToastQueue {
  /** In order of arrival. */
  waiting: readonly Toast[]
  /** The toast on the screen; it stays until dismissed, whatever arrives. */
  shownId: string | null
  isHeldBack: boolean
}

export type ToastEvent =
  | { type: 'added'; toast: Toast }
  | { type: 'dismissed'; id: string }
  | { type: 'heldBack'; isHeldBack: boolean }
  | { type: 'cleared' }

export const emptyQueue: ToastQueue = { waiting: [], shownId: null, isHeldBack: false }
export const defaultDurationMs = 10_000

/** A toast whose id is already queued replaces that one. Pure. */
export function advanceToasts(queue: ToastQueue, event: ToastEvent): ToastQueue {
  switch (event.type) {
    case 'added':
      return choose({ ...queue, waiting: add(queue.waiting, event.toast) })
    case 'dismissed':
      return choose({ ...queue, waiting: queue.waiting.filter(({ id }) => id !== event.id) })
    case 'heldBack':
      return choose({ ...queue, isHeldBack: event.isHeldBack })
    case 'cleared':
      return choose({ ...queue, waiting: [] })
  }
}

/** The toast to draw, if any. */
export function findShownToast({ waiting, shownId }: ToastQueue): Toast | undefined {
  return waiting.find(({ id }) => id === shownId)
}

function add(waiting: readonly Toast[], toast: Toast): readonly Toast[] {
  return waiting.some(({ id }) => id === toast.id)
    ? waiting.map((other) => (other.id === toast.id ? toast : other))
    : [...waiting, toast]
}

function choose(queue: ToastQueue): ToastQueue {
  if (queue.isHeldBack) return { ...queue, shownId: null }
  const stays = queue.waiting.some(({ id }) => id === queue.shownId)
  const next = queue.waiting.find(({ isBlocker }) => !isBlocker) ?? queue.waiting[0]
  return stays ? queue : { ...queue, shownId: next?.id ?? null }
}

export const toastStore = createStore<ToastQueue>(() => emptyQueue)

function dispatch(event: ToastEvent): void {
  toastStore.setState((queue) => advanceToasts(queue, event), true)
}

let lastId = 0

/** Queues a toast; a given id prevents duplicates. */
export function showToast(toast: Omit<Toast, 'id'> & { id?: string }): void {
  lastId += 1
  dispatch({ type: 'added', toast: { id: `toast-${lastId}`, ...toast } })
}

export const dismissToast = (id: string): void => dispatch({ type: 'dismissed', id })
export const holdToasts = (isHeldBack: boolean): void => dispatch({ type: 'heldBack', isHeldBack })
export const clearToasts = (): void => dispatch({ type: 'cleared' })
