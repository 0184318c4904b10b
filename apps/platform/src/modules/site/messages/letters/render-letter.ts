// Renders one description as text and as HTML. Promises: names and devices are escaped and never become markup, and a letter loads
// nothing.
import type { Brand } from '@yanta/brand'
import type { Locale } from '@yanta/contract'
import { fillText } from '@yanta/i18n'
import { escapeHtml } from '@yanta/server'
import type { Letter, RenderedLetter } from './letter.ts'

export interface Letterhead {
  brand: Pick<Brand, 'names' | 'tokens' | 'colors'>
  siteOrigin: string
}

export function renderLetter(
  { brand, siteOrigin }: Letterhead,
  locale: Locale,
  letter: Letter,
): RenderedLetter {
  const filled = fillLetter(letter, brand, locale, siteOrigin)
  return {
    subject: oneLine(filled.subject),
    text: renderText(filled, siteOrigin),
    html: renderHtml(filled, brand, locale, siteOrigin),
  }
}

/** Fills in names and makes links absolute. Values of facts are left unchanged: they are not our text. */
function fillLetter(
  letter: Letter,
  { names }: Letterhead['brand'],
  locale: Locale,
  siteOrigin: string,
): Letter {
  const fill = (text: string) => fillText(text, { ...names[locale] }, locale)
  const { button } = letter
  return {
    ...letter,
    subject: fill(letter.subject),
    preview: fill(letter.preview),
    title: fill(letter.title),
    paragraphs: letter.paragraphs.map(fill),
    small: letter.small.map(fill),
    ...(button && { button: { label: fill(button.label), to: new URL(button.to, siteOrigin).href } }),
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function renderText({ title, paragraphs, code, facts, button, small }: Letter, siteOrigin: string): string {
  return [
    title,
    ...paragraphs,
    code,
    facts?.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n'),
    button && `${button.label}: ${button.to}`,
    ...small,
    `--\n${siteOrigin}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
}

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Tables and inline styles, as mail programs need them; those with a dark mode read its colours from the head. */
function renderHtml(
  { subject, preview, title, paragraphs, code, facts, button, small }: Letter,
  { names, tokens, colors }: Letterhead['brand'],
  locale: Locale,
  siteOrigin: string,
): string {
  const color = (name: string) => tokens.get(name)!
  const [ink, ink2, ink3] = [
    color('text-on-light'),
    color('text-on-light-soft'),
    color('text-on-light-muted'),
  ]
  const text = escapeHtml
  const row = (html: string, top: number) => `<tr><td style="padding:${top}px 32px 0">${html}</td></tr>`
  const dark = [
    `.page,.card{background:${color('surface-page')}!important}.card{background:${color('surface-card')}!important;border-color:${color('surface-pressed')}!important}.band{background:${color('surface-raised')}!important}`,
    `.ink{color:${color('text-strong')}!important}.ink2{color:${color('text')}!important}.ink3,.ink3 a{color:${color('text-muted')}!important}`,
    `.code{background:${color('surface-raised')}!important;color:${color('text-strong')}!important;border-color:${color('surface-hover')}!important}.rule{border-color:${color('surface-pressed')}!important}`,
  ].join('')
  const rows = [
    row(
      `<h1 class="ink" style="margin:0;${font};font-size:24px;line-height:30px;font-weight:700;color:${ink}">${text(title)}</h1>`,
      32,
    ),
    ...paragraphs.map((paragraph) =>
      row(
        `<p class="ink2" style="margin:0;${font};font-size:16px;line-height:24px;color:${ink2}">${text(paragraph)}</p>`,
        14,
      ),
    ),
    code === undefined
      ? ''
      : row(
          `<p class="code ink" style="margin:0;padding:18px 12px 18px 24px;background:#f6f3fb;border:1px solid #e4dff0;border-radius:14px;text-align:center;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:36px;line-height:40px;font-weight:700;letter-spacing:12px;color:${ink}">${text(code)}</p>`,
          24,
        ),
    facts ? row(renderFacts(facts, { ink, ink3 }), 20) : '',
    button ? row(renderButton(button, { ground: color('accent'), ink: color('text-on-accent') }), 24) : '',
    `<tr><td style="padding:28px 32px 0"><div class="rule" style="border-top:1px solid #e9e5f2;font-size:0;line-height:0">&nbsp;</div></td></tr>`,
    ...small.map((line) =>
      row(
        `<p class="ink3" style="margin:0;${font};font-size:13px;line-height:19px;color:${ink3}">${text(line)}</p>`,
        10,
      ),
    ),
    '<tr><td style="height:28px;font-size:0;line-height:0">&nbsp;</td></tr>',
  ]
    .filter(Boolean)
    .join('\n')
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${text(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3f0f8">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f0f8"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td class="band" bgcolor="${colors.background}" style="background:${colors.background};border-radius:18px 18px 0 0;padding:20px 32px">${renderLockup(names[locale].brand, siteOrigin, { accent: color('accent'), ink: color('text-strong') })}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e9e5f2;border-top:0;border-radius:0 0 18px 18px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows}
</table></td></tr>
<tr><td class="ink3" align="center" style="padding:18px 12px 0;${font};font-size:13px;line-height:19px;color:${ink3}"><a class="ink3" href="${text(siteOrigin)}/" style="color:${ink3}">${text(new URL(siteOrigin).host)}</a> · 18+</td></tr>
</table></td></tr></table>
</body></html>
`
}

/** The name as text beside a mark in the brand's colour: pictures would have to be loaded. */
function renderLockup(
  brand: string,
  siteOrigin: string,
  { accent, ink }: { accent: string; ink: string },
): string {
  return `<a href="${escapeHtml(siteOrigin)}/" style="text-decoration:none;${font};font-size:20px;line-height:24px;font-weight:800;letter-spacing:.02em;color:${ink}"><span style="display:inline-block;width:12px;height:12px;border-radius:4px;background:${accent};margin-right:10px;font-size:0;line-height:12px;vertical-align:middle">&nbsp;</span><span style="color:${ink};vertical-align:middle">${escapeHtml(brand)}</span></a>`
}

function renderFacts(
  facts: NonNullable<Letter['facts']>,
  { ink, ink3 }: { ink: string; ink3: string },
): string {
  const cell = `padding:7px 0;${font};font-size:15px;line-height:21px;vertical-align:top`
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="ink3" style="${cell};padding-right:20px;white-space:nowrap;color:${ink3}">${escapeHtml(name)}</td><td class="ink" style="${cell};color:${ink};word-break:break-word">${escapeHtml(oneLine(value))}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows.join('')}</table>`
}

function renderButton(
  { label, to }: NonNullable<Letter['button']>,
  { ground, ink }: { ground: string; ink: string },
): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${ground}" style="background:${ground};border-radius:12px"><a href="${escapeHtml(to)}" style="display:inline-block;padding:14px 28px;${font};font-size:16px;line-height:20px;font-weight:700;color:${ink};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}
