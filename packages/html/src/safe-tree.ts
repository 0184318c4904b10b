// HTML that editors or the platform wrote becomes a tree of allowed elements, or nothing. The tree is plain data, so that a document
// can carry it and be drawn without the sanitiser.
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { type Schema, sanitize } from 'hast-util-sanitize'
import type { SafeNode } from './safe-node.ts'

/** Allowed elements; of others the text remains. */
export const shownTags = [
  ...['a', 'b', 'blockquote', 'br', 'code', 'dd', 'del', 'details', 'dl', 'dt', 'em', 'figcaption', 'figure'],
  ...['h2', 'h3', 'h4', 'hr', 'i', 'img', 'li', 'mark', 'ol', 'p', 'pre', 's', 'small', 'span', 'strong'],
  ...['sub', 'summary', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul'],
] as const

const align = ['align', 'left', 'center', 'right'] satisfies [string, ...string[]]
const schema: Schema = {
  tagNames: [...shownTags],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', align],
    td: ['colSpan', 'rowSpan', align],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'viber', 'tg'], src: ['http', 'https'] },
  // What these hold is no text for readers.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'textarea'],
    ...['xmp', 'plaintext', 'noembed', 'noframes'],
  ],
}
const longest = 200_000
/** Between the rows of a table there is no text. */
const rows = new Set(['table', 'thead', 'tbody', 'tr'])

interface Node {
  type: string
  value?: string
  tagName?: string
  properties?: Record<string, string | number>
  children?: Node[]
}

/** The HTML, cut and cleaned; nothing of one that nests thousands of elements. The same on a server and in a browser. */
export function readSafeTree(html: string): SafeNode[] {
  try {
    const clean = sanitize(fromHtmlIsomorphic(html.slice(0, longest), { fragment: true }), schema) as Node
    return readChildren(clean)
  } catch (error) {
    // Parser and sanitiser recurse: the stack overflows, and without this the page of that text would fail.
    if (error instanceof RangeError) return []
    throw error
  }
}

function readChildren({ tagName = '', children = [] }: Node): SafeNode[] {
  return children.flatMap((node): SafeNode[] => {
    if (node.type === 'text') return rows.has(tagName) && node.value!.trim() === '' ? [] : [node.value!]
    if (node.type !== 'element') return []
    return [[node.tagName!, readAttributes(node), readChildren(node)]]
  })
}

/** Pictures come only from the site, because one from elsewhere would disclose the readers; links to elsewhere name their scheme. */
function readAttributes({ properties = {} }: Node): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => {
      if (name !== 'href' && name !== 'src') return true
      // As browsers read it: without control characters, line breaks and spaces.
      const address = String(value).replace(/[\s\p{Cc}]/gu, '')
      return !/^[/\\]{2}/.test(address) && (name === 'href' || !/^[a-z][a-z0-9+.-]*:/i.test(address))
    }),
  )
}
