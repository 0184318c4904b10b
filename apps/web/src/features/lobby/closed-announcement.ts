// Stores which announcement the player has closed [7.61]. The document is the same for all guests: a script in its head
// hides the closed one before the first paint, so that nothing moves when hydration removes it.
import { createStore } from 'zustand/vanilla'
import { recall, remember } from '../../browser/device-storage.ts'

const storageKey = 'closed-announcement'
/** Attribute of the announcement's element that holds its name. */
export const nameAttribute = 'data-announcement'

/** The one closed on this page, for browsers without storage. */
const closed = createStore<{ here: string | null }>(() => ({ here: null }))

export function readClosed(): string | null {
  return closed.getState().here ?? recall(storageKey)
}

/** Calls `listener` when an announcement is closed. Returns the cleanup function. */
export function watchClosed(listener: () => void): () => void {
  return closed.subscribe(() => listener())
}

export function closeAnnouncement(name: string): void {
  remember(storageKey, name)
  closed.setState({ here: name })
}

/** For the head of a document with an announcement; runs in the browser, before the body is parsed. */
export const hidingScript = `try{let n=localStorage.getItem("${storageKey}"),s=new CSSStyleSheet;if(n){s.replaceSync('[${nameAttribute}="'+CSS.escape(n)+'"]{display:none}');document.adoptedStyleSheets=[s]}}catch{}`
