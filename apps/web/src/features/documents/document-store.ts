// The player's documents as this tab knows them: what calls answered and events told, the newest of each.
import type { CallResponse, Verification, listVerifications } from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { onPlayerEvent } from '../../data/player-events.ts'

export type Documents = CallResponse<typeof listVerifications>

interface DocumentState {
  known: readonly Verification[]
  /** Null until an answer has said it. */
  isEnabled: boolean | null
  /** Counts the times that events may have been missed: what is shown is to be fetched again. */
  missed: number
}

const nothing: DocumentState = { known: [], isEnabled: null, missed: 0 }

export const documentStore = /* @__PURE__ */ createStore<DocumentState>(() => nothing)

/** When the last thing happened to a document; it orders answers and events, which have no number of their own. */
const readTime = ({ steps }: Verification): string => steps.at(-1)?.at ?? ''

/** The newer of each document, in the order of the first list. Pure. */
export function mergeDocuments(
  items: readonly Verification[],
  others: readonly Verification[],
): Verification[] {
  return items.map((item) => {
    const other = others.find(({ kind }) => kind === item.kind)
    return other && readTime(other) > readTime(item) ? other : item
  })
}

/** Records the answer of the list. */
export function recordDocuments({ items, isEnabled }: Documents): void {
  documentStore.setState(({ known }) => ({ known: mergeDocuments(items, known), isEnabled }))
}

/** Records what an answer or an event says of one document. Before the list is known it says nothing that the list would not. */
export function recordDocument(item: Verification): void {
  documentStore.setState(({ known }) => ({ known: mergeDocuments(known, [item]) }))
}

export function recordMissedNews(): void {
  documentStore.setState(({ missed }) => ({ missed: missed + 1 }))
}

const empty = () => documentStore.setState(nothing)
addResettableStore(empty)
onPlayerEvent('logout', empty)
