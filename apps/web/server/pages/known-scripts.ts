// Finds the own scripts of a shared document. During rendering each carries an unguessable mark, like the nonce of a player's
// document; then the marks are removed and the hashes retained. A script injected with a text has no mark, and browsers block it.
import { hashScript } from './security-headers.ts'

export interface KnownScripts {
  /** The document without marks. */
  html: string
  /** CSP sources of the inline scripts that were marked, each once. */
  scripts: string[]
}

/** `mark` is the nonce that the document was rendered with. */
export function extractMarkedScripts(html: string, mark: string): KnownScripts {
  const attribute = ` nonce="${mark}"`
  const pieces = html.split(attribute)
  const scripts = pieces.slice(1).flatMap((after, index) => {
    const before = pieces[index]!
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>') + 1)
    if (!tag.startsWith('<script') || tag.includes(' src=')) return []
    const start = after.indexOf('>') + 1
    return [hashScript(after.slice(start, after.indexOf('</script>', start)))]
  })
  return { html: pieces.join(''), scripts: [...new Set(scripts)] }
}
