import { holdSentences } from '@yanta/brand'
import { marked } from 'marked'
import { sanitiseHtml } from './safe-html.ts'

/** Editors' Markdown as sanitised HTML, with the line breaks of Russian text corrected. */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(marked.parse(holdSentences(text), { async: false, gfm: true }))
}
