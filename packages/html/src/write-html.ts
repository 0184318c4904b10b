import type { SafeNode } from './safe-node.ts'
import { readSafeTree } from './safe-tree.ts'

const mostPasses = 4
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** HTML with nothing in it but words, structure and links, for clients that show it as it is. A dropped element leaves its text, scripts and styles leave nothing. */
export function sanitiseHtml(html: string): string {
  let written = writeHtml(readSafeTree(html)).trim()
  // Without the element around it one may mean another, such as a paragraph in a paragraph.
  for (let pass = 1; pass < mostPasses; pass += 1) {
    const again = writeHtml(readSafeTree(written)).trim()
    if (again === written) break
    written = again
  }
  return written
}

/** The tree as HTML; links that leave the site open beside it. */
export function writeHtml(nodes: readonly SafeNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : writeElement(node))).join('')
}

function writeElement([tag, attributes, children]: Exclude<SafeNode, string>): string {
  const isElsewhere = tag === 'a' && /^https?:/i.test(String(attributes.href))
  const written = Object.entries({
    ...attributes,
    ...(isElsewhere && { rel: 'noopener nofollow', target: '_blank' }),
  }).map(([name, value]) => ` ${name.toLowerCase()}="${escapeAttribute(String(value))}"`)
  const start = `<${tag}${written.join('')}`
  return empty.has(tag) ? `${start} />` : `${start}>${writeInside(tag, children)}</${tag}>`
}

/** A parser drops the first line break of a `pre`. */
function writeInside(tag: string, children: readonly SafeNode[]): string {
  const inside = writeHtml(children)
  return tag === 'pre' && inside.startsWith('\n') ? `\n${inside}` : inside
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
