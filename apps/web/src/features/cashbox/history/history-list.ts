// The pages of a history as one list, which news change at its head. Pure.
import type { Operation } from '@yanta/contract'

export interface OperationPage {
  items: readonly Operation[]
  /** The `after` of the following page; null: none follows. */
  next: string | null
}

/** A page behind the others. */
export function addPage(shown: OperationPage, page: OperationPage): OperationPage {
  const known = new Set(shown.items.map(({ id }) => id))
  return { items: [...shown.items, ...page.items.filter(({ id }) => !known.has(id))], next: page.next }
}

/**
 * The first page, fetched anew, over what is shown: what it knows is replaced, what is new comes first. Where nothing of it is shown
 * there may be a gap, and the list begins again.
 */
export function applyHead(shown: OperationPage, head: OperationPage): OperationPage {
  const fresh = new Map(head.items.map((item) => [item.id, item]))
  if (!shown.items.some(({ id }) => fresh.has(id))) return head
  const known = new Set(shown.items.map(({ id }) => id))
  return {
    items: [
      ...head.items.filter(({ id }) => !known.has(id)),
      ...shown.items.map((item) => fresh.get(item.id) ?? item),
    ],
    next: shown.next,
  }
}
