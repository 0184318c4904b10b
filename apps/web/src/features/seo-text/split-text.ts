import type { SafeNode } from '@yanta/html'

/** Number of letters after which the rest of a text is collapsed. */
const shownLetters = 700
/** A shorter rest is not worth a press. */
const smallestRest = 250

/** The start of a text, in whole paragraphs, and the rest, which is collapsed. Pure. */
export function splitText(
  nodes: readonly SafeNode[],
): [shown: readonly SafeNode[], rest: readonly SafeNode[]] {
  let letters = 0
  const end = nodes.findIndex((node) => {
    letters += countLetters(node)
    return letters >= shownLetters
  })
  const rest = end < 0 ? [] : nodes.slice(end + 1)
  return rest.reduce((sum, node) => sum + countLetters(node), 0) < smallestRest
    ? [nodes, []]
    : [nodes.slice(0, end + 1), rest]
}

function countLetters(node: SafeNode): number {
  return typeof node === 'string' ? node.length : node[2].reduce((sum, child) => sum + countLetters(child), 0)
}
