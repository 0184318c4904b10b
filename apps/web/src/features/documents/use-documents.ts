import { type Verification, listVerifications } from '@yanta/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { browserCall } from '../../data/api/browser-call.ts'
import { type CallPhase, useCall } from '../../data/use-call.ts'
import { type Documents, documentStore, mergeDocuments, recordDocuments } from './document-store.ts'

export interface DocumentsControl {
  /** Null until they are known. */
  documents: Documents | null
  phase: CallPhase
  retry: () => void
}

/**
 * The player's documents, kept current by answers and events.
 * @param loaded those of the page; null fetches them
 */
export function useDocuments(loaded: Documents | null): DocumentsControl {
  const { known, isEnabled, missed } = useStore(documentStore)
  const isAsked = loaded === null || missed > 0
  const { latest, phase, retry } = useCall(isAsked ? `documents ${missed}` : null, (signal) =>
    browserCall(listVerifications, {}, { signal }),
  )
  useEffect(() => {
    if (loaded) recordDocuments(loaded)
  }, [loaded])
  useEffect(() => {
    if (latest) recordDocuments(latest)
  }, [latest])
  const shown = latest ?? loaded ?? (isEnabled === null ? null : { items: [...known], isEnabled })
  return {
    documents: shown && { ...shown, items: mergeDocuments(shown.items, known) },
    phase,
    retry,
  }
}

export const findDocument = (
  documents: Documents | null,
  wanted: Verification['kind'],
): Verification | undefined => documents?.items.find(({ kind }) => kind === wanted)
