import { marked } from 'marked'
import { sanitiseHtml } from './safe-html.ts'

/** Markdown of editors as sanitised HTML. */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(marked.parse(text, { async: false, gfm: true }))
}
