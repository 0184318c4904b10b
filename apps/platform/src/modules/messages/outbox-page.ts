// What a demo sent, for whoever looks at it in a browser. Everything shown is data and escaped; the page runs no script.
import { createHash } from 'node:crypto'
import type { Brand } from '@yanta/brand'
import { escapeHtml, renderBrandHeader } from '../../plugins/brand-header.ts'
import type { StoredMessage } from './messages.repository.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px; padding: 1rem 1.25rem; margin: 1rem 0 }
h1 { font-size: 1.4rem } h2 { font-size: 1.05rem; margin: 0 0 .25rem }
p { margin: .25rem 0 } .about { opacity: .7; font-size: .875rem } pre { white-space: pre-wrap; font: inherit; margin: .75rem 0 0 }`

export const outboxPolicy = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** The whole page; for operators, so in English. */
export function renderOutbox(messages: readonly StoredMessage[], brand: Pick<Brand, 'names' | 'lockup' | 'mail'>): string {
  const items = messages.map(renderMessage).join('\n') || '<p>Nothing was sent yet. Log in with a new browser, and a notice appears here.</p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox — ${escapeHtml(brand.names.en.brand)}</title><style>${style}</style></head>
<body>${renderBrandHeader(brand)}<h1>Outbox</h1><p class="about">Mails and text messages of this demo, newest first. They stay on this machine; elsewhere mails come from ${escapeHtml(brand.mail)}.</p>
${items}
</body></html>`
}

function renderMessage({ channel, recipient, locale, subject, body, createdAt }: StoredMessage): string {
  return `<article lang="${escapeHtml(locale)}"><h2>${escapeHtml(subject ?? 'SMS')}</h2>
<p class="about">${channel === 'mail' ? 'Mail' : 'SMS'} to ${escapeHtml(recipient)}, <time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${escapeHtml(body)}</pre></article>`
}
