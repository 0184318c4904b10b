import type { CurrentBlock } from '@yanta/contract'
import { loadSafeNodes } from '../../ui/data/load-safe-nodes.ts'
import type { SafeNode } from '@yanta/html'

/** The operator's announcement above the rows [7.61]. */
export interface Announcement extends Pick<CurrentBlock, 'title' | 'tone' | 'button'> {
  /** A player who has closed an announcement of this name does not see it again. */
  name: string
  nodes: SafeNode[]
}

export async function presentAnnouncement(block: CurrentBlock | null): Promise<Announcement | null> {
  if (!block) return null
  const { id, version, title, tone, button, body } = block
  return { name: `${id}:${version}`, title, tone, button, nodes: await loadSafeNodes(body) }
}
