// HTML of editors, cleaned before it travels in a document: a first screen needs no sanitiser.
import type { SafeNode } from '@yanta/html'

/** Cleaning costs more than looking up, and texts are few. */
const kept = new Map<string, SafeNode[]>()
const largestKept = 200

/** The HTML as `SafeNodes` draws it. */
export async function loadSafeNodes(html: string): Promise<SafeNode[]> {
  const nodes = kept.get(html) ?? (await import('@yanta/html')).readSafeTree(html)
  if (kept.size >= largestKept) kept.clear()
  kept.set(html, nodes)
  return nodes
}
