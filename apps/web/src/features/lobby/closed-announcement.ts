// Which announcement this visitor has closed [7.61]. The document is the same for all of them: a script in its head hides the closed
// one before anything is painted, so that nothing moves when the page wakes up and leaves it out.
import { recall, remember } from '../../lib/device-memory.ts'

const storageKey = 'closed-announcement'
/** Attribute of the announcement's element that holds its name. */
export const nameAttribute = 'data-announcement'

const listeners = new Set<() => void>()
/** Of this page, for browsers that remember nothing. */
let closedHere: string | null = null

export function readClosed(): string | null {
  return closedHere ?? recall(storageKey)
}

/** Calls `listener` when one is closed. Returns the way out. */
export function watchClosed(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function closeAnnouncement(name: string): void {
  closedHere = name
  remember(storageKey, name)
  for (const listener of listeners) listener()
}

/** For the head of a document in which an announcement is; runs in the browser, before the body is read. */
export const hidingScript = `try{let n=localStorage.getItem("${storageKey}"),s=new CSSStyleSheet;if(n){s.replaceSync('[${nameAttribute}="'+CSS.escape(n)+'"]{display:none}');document.adoptedStyleSheets=[s]}}catch{}`
