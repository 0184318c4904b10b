// HTML that editors or the platform wrote. No text of it is ever put into the page as HTML.
import { SafeNodes } from './safe-nodes.tsx'
import { readSafeTree } from '@yanta/html'

/** The HTML as elements of an allow-list. */
export function SafeHtml({ html }: { html: string }) {
  return <SafeNodes nodes={readSafeTree(html)} />
}
