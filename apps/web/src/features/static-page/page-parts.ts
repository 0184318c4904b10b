// How an editors' text is laid out: its parts under second headings, and in them questions whose answers open. Pure.
import type { SafeNode } from '@yanta/html'

export interface Question {
  /** The heading's content. */
  title: readonly SafeNode[]
  answer: readonly SafeNode[]
}

export type Block = { text: readonly SafeNode[] } | { questions: readonly Question[] }

export interface PagePart {
  /** Of the heading, for links to it. */
  id: string
  /** Null before the first heading. */
  title: readonly SafeNode[] | null
  blocks: readonly Block[]
}

/** A third heading that ends with a question mark is a question: what follows it, up to the next heading, answers it. */
export function splitPage(nodes: readonly SafeNode[]): PagePart[] {
  return splitAt(nodes, (node) => tagOf(node) === 'h2')
    .filter(
      ({ head, rest }) =>
        head !== null || rest.some((node) => typeof node !== 'string' || node.trim() !== ''),
    )
    .map(({ head, rest }, index) => ({
      id: `part-${index + 1}`,
      title: head === null ? null : childrenOf(head),
      blocks: splitQuestions(rest),
    }))
}

function splitQuestions(nodes: readonly SafeNode[]): Block[] {
  const blocks: Block[] = []
  for (const { head, rest } of splitAt(nodes, (node) => tagOf(node) === 'h3')) {
    if (head === null || !isQuestion(head)) {
      const text = head === null ? rest : [head, ...rest]
      if (text.length > 0) blocks.push({ text })
      continue
    }
    const question = { title: childrenOf(head), answer: rest }
    const last = blocks.at(-1)
    if (last && 'questions' in last) blocks[blocks.length - 1] = { questions: [...last.questions, question] }
    else blocks.push({ questions: [question] })
  }
  return blocks
}

/** Only of plain text: the heading becomes the button of its answer. */
const isQuestion = (head: SafeNode) =>
  childrenOf(head).every((node) => typeof node === 'string') && readText(head).trimEnd().endsWith('?')

function splitAt(nodes: readonly SafeNode[], isHead: (node: SafeNode) => boolean) {
  const pieces: { head: SafeNode | null; rest: SafeNode[] }[] = [{ head: null, rest: [] }]
  for (const node of nodes) {
    if (isHead(node)) pieces.push({ head: node, rest: [] })
    else pieces.at(-1)!.rest.push(node)
  }
  return pieces
}

const tagOf = (node: SafeNode) => (typeof node === 'string' ? null : node[0])
const childrenOf = (node: SafeNode) => (typeof node === 'string' ? [] : node[2])

/** The text of a node without its elements. */
export function readText(node: SafeNode): string {
  return typeof node === 'string' ? node : node[2].map(readText).join('')
}
