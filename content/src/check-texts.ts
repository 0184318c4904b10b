// What only the whole content can tell about texts of editors: where links lead and what placeholders stand for.
import { locales } from '@yanta/contract'
import { listAddresses, reservedSlugs } from './addresses.ts'
import { findMarkdownFaults, isDeadEnd } from './check-markdown.ts'
import { checkContestTexts, checkPromotionTexts } from './check-promotion-texts.ts'
import type { Content } from './content.ts'
import { everywhere, findUnknownPlaceholders } from './placeholders.ts'
import { isPlayable, listForeignStudios } from './playable.ts'

/** What a segment of an SEO path may stand for; its texts name the subject the same way. */
export const pathSubjects = ['category', 'provider', 'game', 'promo', 'tournament', 'series'] as const
export type PathSubject = (typeof pathSubjects)[number]

/** What pages may name besides: the origin of the games with their verifier, and the support's e-mail. */
const inPages = [...everywhere, 'gamesOrigin', 'supportEmail']

export function checkTexts(content: Content): void {
  const addresses = listAddresses(content)
  checkPages(content, addresses)
  checkFooter(content, addresses)
  checkSeo(content, addresses)
  checkSettings(content, addresses)
  checkBlocks(content, addresses)
  checkPromotionTexts(content, addresses)
  checkContestTexts(content)
}

function checkPages({ pages, settings }: Content, addresses: ReadonlySet<string>): void {
  for (const { slug, texts } of pages.pages) {
    for (const locale of locales) {
      const { body, title, description, linesBefore } = texts[locale]
      const report = (line: number, message: string): void => pages.report(slug, locale, line, message)
      if (reservedSlugs.has(slug)) report(1, `'${slug}' is a word the site needs for itself`)
      for (const unknown of findUnknownPlaceholders(`${title} ${description}`, everywhere))
        report(1, `nothing is known to stand for {${unknown}}`)
      for (const [index, line] of body.split('\n').entries()) {
        const number = linesBefore + index + 1
        if (/^#\s|^=+\s*$/.test(line))
          report(number, "the title is the page's first heading: headings in the text begin with ##")
        for (const unknown of findUnknownPlaceholders(line, inPages))
          report(number, `nothing is known to stand for {${unknown}}`)
        // Of settings that can't be read nothing is known.
        if (line.includes('{supportEmail}') && settings.value && !settings.value.support.email)
          report(number, '{supportEmail} needs an e-mail in settings.yaml')
      }
      for (const { line, message } of findMarkdownFaults(body, addresses))
        report(linesBefore + line + 1, message)
    }
  }
}

function checkFooter({ footer }: Content, addresses: ReadonlySet<string>): void {
  for (const { index, value } of footer.entries) {
    for (const text of [value.title, ...value.links.map((link) => link.text)]) {
      for (const unknown of findUnknownPlaceholders(Object.values(text).join(' '), everywhere))
        footer.report([index], `nothing is known to stand for {${unknown}}`)
    }
    for (const [place, { url }] of value.links.entries())
      if (isDeadEnd(url, addresses))
        footer.report([index, 'links', place, 'url'], `'${url}' leads to no page`)
  }
}

function checkSeo({ seo }: Content, addresses: ReadonlySet<string>): void {
  for (const {
    index,
    value: { path, title, description, footer },
  } of seo.entries) {
    const subjects = [...path.matchAll(/\{(\w+)\}/g)].map(([, subject = '']) => subject)
    const report = (at: (string | number)[], message: string): void =>
      seo.report([index, ...at], `${path}: ${message}`)
    for (const subject of subjects)
      if (!pathSubjects.includes(subject as PathSubject))
        report(['path'], `a segment stands for one of ${pathSubjects.join(', ')}`)
    if (subjects.length === 0 && isDeadEnd(path, addresses)) report(['path'], 'there is no such page')
    for (const locale of locales) {
      const known = [...subjects, ...everywhere]
      for (const unknown of findUnknownPlaceholders(title[locale], known))
        report(['title', locale], `nothing is known to stand for {${unknown}}`)
      for (const unknown of findUnknownPlaceholders(description?.[locale] ?? '', known))
        report(['description', locale], `nothing is known to stand for {${unknown}}`)
      for (const unknown of findUnknownPlaceholders(
        `${footer?.title[locale]} ${footer?.text[locale]}`,
        known,
      ))
        report(['footer'], `nothing is known to stand for {${unknown}}`)
      for (const { message } of findMarkdownFaults(footer?.text[locale] ?? '', addresses))
        report(['footer', 'text', locale], message)
    }
  }
}

function checkSettings(
  { settings, promotions, games, studios }: Content,
  addresses: ReadonlySet<string>,
): void {
  const { promoPopup, promoWidget, gameOfTheDay, support } = settings.value ?? {}
  for (const way of ['telegram', 'viber'] as const) {
    const url = support?.[way]
    if (url && isDeadEnd(url, addresses)) settings.report(['support', way], `'${url}' leads to no page`)
  }
  if (promoWidget && !promotions.entries.some(({ value }) => value.slug === promoWidget))
    settings.report(['promoWidget'], `unknown promotion '${promoWidget}'`)
  for (const [index, { slug, text }] of (gameOfTheDay ?? []).entries()) {
    const game = games.entries.find(({ value }) => value.slug === slug)?.value
    if (!game) settings.report(['gameOfTheDay', index, 'slug'], `unknown game '${slug}'`)
    if (game && !isPlayable(game, listForeignStudios(studios)))
      settings.report(['gameOfTheDay', index, 'slug'], `'${slug}' can't be played: it has no engine`)
    for (const locale of locales) {
      for (const unknown of findUnknownPlaceholders(text[locale], everywhere))
        settings.report(['gameOfTheDay', index, 'text', locale], `nothing is known to stand for {${unknown}}`)
    }
  }
  if (!promoPopup) return
  if (isDeadEnd(promoPopup.url, addresses))
    settings.report(['promoPopup', 'url'], `'${promoPopup.url}' leads to no page`)
  if (promoPopup.showFrom && promoPopup.showTo && promoPopup.showFrom >= promoPopup.showTo)
    settings.report(['promoPopup', 'showTo'], 'ends before it starts')
  for (const locale of locales) {
    for (const { message } of findMarkdownFaults(promoPopup.text[locale], addresses))
      settings.report(['promoPopup', 'text', locale], message)
    for (const field of ['title', 'text', 'button'] as const) {
      for (const unknown of findUnknownPlaceholders(promoPopup[field][locale], everywhere))
        settings.report(['promoPopup', field, locale], `nothing is known to stand for {${unknown}}`)
    }
  }
}

function checkBlocks({ blocks }: Content, addresses: ReadonlySet<string>): void {
  for (const {
    index,
    value: { id, title, text, button, from, to },
  } of blocks.entries) {
    const report = (at: (string | number)[], message: string): void =>
      blocks.report([index, ...at], `${id}: ${message}`)
    if (from && to && Date.parse(from) >= Date.parse(to)) report(['to'], 'ends before it starts')
    if (button && isDeadEnd(button.url, addresses))
      report(['button', 'url'], `'${button.url}' leads to no page`)
    for (const locale of locales) {
      for (const { message } of findMarkdownFaults(text[locale], addresses)) report(['text', locale], message)
      for (const [at, words] of [
        [['title', locale], title[locale]],
        [['text', locale], text[locale]],
        [['button', 'text', locale], button?.text[locale] ?? ''],
      ] as const) {
        for (const unknown of findUnknownPlaceholders(words, everywhere))
          report([...at], `nothing is known to stand for {${unknown}}`)
      }
    }
  }
}
