// For development: imports changed content while the servers run. A mistake is reported with its file and line, and the
// previous content stays in use.
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, loadContent } from '@yanta/content'

/** Debounce: an editor saves in several steps, and several files at once. */
const quietMs = 150

interface Watched {
  folder?: string
  /** Throws an error named ContentError, whose message lists the mistakes. */
  readHash?: () => string
  say?: (text: string) => void
}

/**
 * Calls `renew` whenever the content has changed and is valid; when that throws, the previous content counts as the current one.
 * Returns a function that ends the watch.
 */
export function watchContent(
  renew: () => Promise<void>,
  { folder = contentFolder, readHash = () => loadContent(folder).hash, say = console.log }: Watched = {},
): () => void {
  let known = readHash()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  async function bringIn(): Promise<void> {
    try {
      const hash = readHash()
      if (hash === known) return
      await renew()
      known = hash
      say('The content was brought in anew.')
    } catch (error) {
      say(
        `${error instanceof Error && error.name === 'ContentError' ? error.message : error}\nThe content from before stays.`,
      )
    }
  }

  // Each folder has its own watcher: a recursive one tracks single files, and loses one that an editor saves by rename.
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
  const watchers = [folder, ...folders].map((each) =>
    watch(each, (_event, name) => {
      if (name !== null && !/\.(yaml|md)$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        working = working.then(bringIn)
      }, quietMs)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
