// Stores which announcement the player has closed [7.61]. The document is the same for all guests: a script in its head
// hides the closed one before the first paint, so that nothing moves when hydration removes it.
import { recall, remember } from '../../browser/device-storage.ts'

const storageKey = 'closed-announcement'
/** Attribute of the announcement's element that holds its name. */
export const nameAttribute = 'data-announcement'

const listeners = new Set<() => void>()
/** The one closed on this page, for browsers without storage. */
let closedHere: string | null = null

export function readClosed(): string | null {
  return closedHere ?? recall(storageKey)
}

/** Calls `listener` when an announcement is closed. Returns the cleanup function. */
export function watchClosed(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function closeAnnouncement(name: string): void {
  closedHere = name
  remember(storageKey, name)
  for (const listener of listeners) listener()
}

/** For the head of a document with an announcement; runs in the browser, before the body is parsed. */
export const hidingScript = `try{let n=localStorage.getItem("${storageKey}"),s=new CSSStyleSheet;if(n){s.replaceSync('[${nameAttribute}="'+CSS.escape(n)+'"]{display:none}');document.adoptedStyleSheets=[s]}}catch{}`
