import { holdSentences } from '@yanta/brand'
import { marked } from 'marked'
import { sanitiseHtml } from './safe-html.ts'

/** Markdown of editors as sanitised HTML; what is Russian breaks where Russian may. */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(marked.parse(holdSentences(text), { async: false, gfm: true }))
}
