import { sanitiseHtml } from '@yanta/html'
import { holdSentences } from '@yanta/i18n'
import { marked } from 'marked'

/** Editors' Markdown as sanitised HTML, with the line breaks of Russian text corrected. */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(marked.parse(holdSentences(text), { async: false, gfm: true }))
}
