// The text below a screen [7.66], sanitised before it goes into a document, so that a first screen needs no sanitiser.
import { getSeoFooter } from '@yanta/contract'
import type { Call } from '../../data/api/caller.ts'
import { loadSafeNodes } from '../../ui/data/load-safe-nodes.ts'
import type { SafeNode } from '@yanta/html'

export interface TextBelow {
  title: string | null
  nodes: SafeNode[]
}

/** The text of a path; null where the editors wrote none, or it failed to load. */
export async function loadTextBelow(call: Call, path: string): Promise<TextBelow | null> {
  const found = await call(getSeoFooter, { query: { path } })
  if (!found.ok || found.value.html === null) return null
  const { title, html } = found.value
  return { title, nodes: await loadSafeNodes(html) }
}
