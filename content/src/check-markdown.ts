// What is wrong with Markdown of an editor, line by line: links that lead nowhere, and HTML that visitors would never see because
// the sanitiser drops it. What stands in code is only shown.
import { shownTags } from '@yanta/html'

export interface MarkdownFault {
  /** Counted from 0. */
  line: number
  message: string
}

/** HTML that the sanitiser keeps. */
const tags: ReadonlySet<string> = new Set(shownTags)
/** Beginnings of links that the sanitiser keeps; a name in braces stands for an address. */
const followed = /^(?:[/#{]|https?:|mailto:|tel:)/i
const fence = /^ {0,3}(?:```|~~~)/
const linkPatterns = [
  /\]\(\s*<?([^()<>\s]+)/g,
  /^ {0,3}\[[^\]]+\]:\s*<?([^<>\s]+)/g,
  /\b(?:href|src)\s*=\s*["']?([^"'<>\s]+)/gi,
]

export function findMarkdownFaults(text: string, addresses: ReadonlySet<string>): MarkdownFault[] {
  return listShownLines(text).flatMap(({ line, shown }) =>
    [...findLinkFaults(shown, addresses), ...findTagFaults(shown)].map((message) => ({ line, message })),
  )
}

/** Where the links of a text lead, with their lines counted from 0. */
export function findLinks(text: string): { line: number; url: string }[] {
  return listShownLines(text).flatMap(({ line, shown }) => listUrls(shown).map((url) => ({ line, url })))
}

function listShownLines(text: string): { line: number; shown: string }[] {
  let isCode = false
  return text.split('\n').flatMap((whole, line) => {
    if (fence.test(whole)) isCode = !isCode
    return isCode ? [] : [{ line, shown: whole.replace(/`[^`]*`/g, '') }]
  })
}

function listUrls(line: string): string[] {
  return linkPatterns.flatMap((pattern) => [...line.matchAll(pattern)].map(([, url = '']) => url))
}

/** True for a path of the site that has no screen; what lies elsewhere is nobody's here to know. */
export function isDeadEnd(url: string, addresses: ReadonlySet<string>): boolean {
  return url.startsWith('/') && !addresses.has(url.split(/[?#]/, 1)[0]!)
}

function findLinkFaults(line: string, addresses: ReadonlySet<string>): string[] {
  return listUrls(line).flatMap((url) => {
    if (isDeadEnd(url, addresses)) return [`'${url}' leads to no page`]
    return followed.test(url)
      ? []
      : [`'${url}' can't be followed: a link begins with /, #, https:, http:, mailto: or tel:`]
  })
}

function findTagFaults(line: string): string[] {
  const named = [...line.matchAll(/<\/?([a-z][a-z0-9-]*)(?=[\s/>]|$)/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  return [...new Set(named)].filter((name) => !tags.has(name)).map((name) => `<${name}> is never shown`)
}
