// The page of a demo's sent messages. All content is escaped; the page runs no script, and a letter is shown in a frame that can
// do nothing but open its links.
import { type Brand, writeTokens } from '@yanta/brand'
import { escapeHtml } from '@yanta/server'
import type { StoredMessage } from './messages.repository.ts'

const style = `
*{box-sizing:border-box}:root{color-scheme:dark;font:16px/1.5 system-ui,sans-serif;background:var(--surface-page);color:var(--text)}
body{max-width:46rem;margin:0 auto;padding:28px 16px 64px}a{color:var(--accent-light)}
header{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;margin-bottom:20px}header img{display:block}
h1{margin:0;font-size:1.35rem;line-height:1.3;color:var(--text-strong)}h2{margin:0;font-size:1.05rem;line-height:1.4;color:var(--text-strong);overflow-wrap:anywhere}
.about{max-width:38rem;margin:0 0 20px;font-size:.9rem;color:var(--text-muted)}.about strong{color:var(--text-strong)}
form,nav{display:flex;flex-wrap:wrap;gap:10px;align-items:center}form{margin-bottom:24px}
input{flex:1 1 14rem;min-width:0;height:44px;padding:0 14px;font:inherit;color:var(--text-strong);background:var(--surface-raised);border:1px solid var(--line-strong);border-radius:12px}
button,.press{display:inline-flex;align-items:center;height:44px;padding:0 18px;font:inherit;font-weight:600;text-decoration:none;color:var(--text-strong);background:var(--surface-pressed);border:0;border-radius:12px;cursor:pointer}
button{color:var(--text-on-accent);background:var(--accent)}:focus-visible{outline:2px solid var(--accent-light);outline-offset:2px}
article{margin:0 0 14px;padding:18px 20px 20px;background:var(--surface-card);border:1px solid var(--line);border-radius:16px}
.top{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px;margin:0 0 10px;font-size:.875rem;color:var(--text-muted)}
.top a{color:var(--text);overflow-wrap:anywhere}.top b{padding:1px 9px;font-size:.75rem;letter-spacing:.05em;color:var(--text-strong);background:var(--surface-pressed);border-radius:99px}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:12px 20px}.row>div{flex:1 1 15rem;min-width:0}
.code{margin:0;padding:8px 14px 8px 22px;font:700 1.9rem/1.2 ui-monospace,monospace;letter-spacing:.28em;color:var(--accent-light);background:var(--accent-soft);border-radius:12px;user-select:all}
pre{margin:10px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;font-size:.95rem}
details{margin-top:12px}summary{display:inline-flex;align-items:center;min-height:32px;font-size:.9rem;color:var(--accent-light);cursor:pointer}
iframe{display:block;width:100%;height:640px;margin-top:10px;border:0;border-radius:12px;background:#fff}
@media(max-width:480px){button,.press{flex:1;justify-content:center}}`

const tokens = [
  'surface-page',
  'surface-card',
  'surface-raised',
  'surface-pressed',
  'text-strong',
  'text',
  'text-muted',
  'text-on-accent',
  'accent-light',
  'accent',
  'accent-soft',
  'line',
  'line-strong',
] as const

/** Letters use inline styles, and the frame that shows one inherits the policy of its page. */
export const outboxPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
export const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

interface View {
  /** The recipient of the messages; null: all. */
  recipient: string | null
  /** Refreshes by itself. */
  isLive: boolean
}

type PageBrand = Pick<Brand, 'names' | 'lockup' | 'mail' | 'tokens'>

export function renderOutbox(
  messages: readonly StoredMessage[],
  brand: PageBrand,
  { recipient, isLive }: View,
): string {
  const addressOf = (live: boolean) => {
    const query = new URLSearchParams({
      ...(recipient && { to: recipient }),
      ...(live && { refresh: 'on' }),
    }).toString()
    return escapeHtml(`/json-api/outbox${query && `?${query}`}`)
  }
  const nothing = `<article><h2>Nothing was sent${recipient ? ` to ${escapeHtml(recipient)}` : ''} yet</h2><pre>Register, ask for a code or log in with a new browser, and the message appears here.</pre></article>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${isLive ? '<meta http-equiv="refresh" content="3">' : ''}<title>Outbox — ${escapeHtml(brand.names.en.brand)}</title><style>${writeTokens(brand, tokens)}${style}</style></head>
<body><header>${renderLockup(brand)}<h1>Outbox</h1></header>
<p class="about">Letters and text messages of this demo, newest first, with their codes. In production they go out, letters from <strong>${escapeHtml(brand.mail)}</strong>, and this page isn't there.</p>
<form action="/json-api/outbox"><input name="to" aria-label="Recipient" placeholder="E-mail or phone" value="${escapeHtml(recipient ?? '')}"><button>Show</button>${recipient ? '<a class="press" href="/json-api/outbox">Everybody</a>' : ''}<a class="press" href="${addressOf(!isLive)}">${isLive ? 'Stop refreshing' : 'Keep refreshing'}</a></form>
<main>${messages.map(renderMessage).join('\n') || nothing}</main>
</body></html>`
}

function renderLockup({
  names,
  lockup: {
    onDark: { address, width, height },
  },
}: PageBrand): string {
  return `<img alt="${escapeHtml(names.en.brand)}" width="${Math.round((width / height) * 28)}" height="28" src="${address}">`
}

function renderMessage({
  id,
  channel,
  recipient,
  locale,
  subject,
  body,
  html,
  code,
  createdAt,
  sentAt,
}: StoredMessage): string {
  const whole =
    html === null
      ? ''
      : `
<details><summary>Letter</summary><iframe title="Letter ${id}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${escapeHtml(openOutside(html))}"></iframe></details>
<details><summary>Its text</summary><pre lang="${escapeHtml(locale)}">${escapeHtml(body)}</pre></details>`
  return `<article>
<p class="top"><b>${channel === 'mail' ? 'MAIL' : 'SMS'}</b><a href="/json-api/outbox?to=${encodeURIComponent(recipient)}">${channel === 'sms' ? '+' : ''}${escapeHtml(recipient)}</a><time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>${sentAt ? '' : '<span>on its way</span>'}${html === null ? '' : `<a href="/json-api/outbox/${id}">open</a>`}</p>
<div class="row"><div lang="${escapeHtml(locale)}">${subject === null ? '' : `<h2>${escapeHtml(subject)}</h2>`}${html === null ? `<pre>${escapeHtml(body)}</pre>` : ''}</div>${code === null ? '' : `<p class="code">${escapeHtml(code)}</p>`}</div>${whole}
</article>`
}

/** One message alone: a letter as a mail program shows it, a text message as text. */
export function renderLetterPage({ html, body, locale }: StoredMessage): string {
  return (
    html ??
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><title>SMS</title></head><body><pre>${escapeHtml(body)}</pre></body></html>`
  )
}

/** Makes links of a letter open outside its frame, as in a mail program. */
function openOutside(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">')
}
