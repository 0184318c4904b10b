// The one sanitiser: HTML that editors or the platform wrote becomes a tree of allowed elements, or nothing. The tree is plain data, so
// that a document can carry it and be drawn without the sanitiser.
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { type Schema, sanitize } from 'hast-util-sanitize'
import type { SafeNode } from './safe-nodes.tsx'

const addresses = ['http', 'https', 'mailto', 'tel', 'viber', 'tg']

const schema: Schema = {
  tagNames: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'dd',
    'del',
    'details',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'img',
    'li',
    'mark',
    'ol',
    'p',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: addresses, src: ['http', 'https'] },
  // What these hold is no text for readers.
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
    'textarea',
    'xmp',
    'plaintext',
    'noembed',
    'noframes',
  ],
}
const longest = 200_000
/** Between the rows of a table there is no text. */
const rows = new Set(['table', 'thead', 'tbody', 'tr'])

interface Node {
  type: string
  value?: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

/** The HTML, cut and cleaned. The same on the server and in the browser. */
export function readSafeTree(html: string): SafeNode[] {
  const clean = sanitize(fromHtmlIsomorphic(html.slice(0, longest), { fragment: true }), schema) as Node
  return readChildren(clean)
}

function readChildren({ tagName = '', children = [] }: Node): SafeNode[] {
  return children.flatMap((node): SafeNode[] => {
    if (node.type === 'text') return rows.has(tagName) && node.value!.trim() === '' ? [] : [node.value!]
    if (node.type !== 'element') return []
    return [[node.tagName!, node.properties as Record<string, string | number>, readChildren(node)]]
  })
}
