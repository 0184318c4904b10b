import type { Locale } from '@yanta/contract'
import { sanitiseHtml } from '@yanta/html'
import { holdSentences } from '@yanta/i18n'
import { marked } from 'marked'

/** Editors' Markdown as sanitised HTML, with the line breaks of its language corrected. */
export function renderMarkdown(text: string, locale: Locale): string {
  return sanitiseHtml(marked.parse(holdSentences(text, locale), { async: false, gfm: true }))
}
