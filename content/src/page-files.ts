// Static pages: `pages/<slug>.<locale>.md`, Markdown below a front matter. A page is there when it is there in every language.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Slug, locales, type Locale } from '@yanta/contract'
import * as v from 'valibot'
import {
  type ContentSource,
  isStorable,
  parseEntry,
  readText,
  readYaml,
  type Problem,
} from './content-file.ts'
import { PageHead } from './schemas/texts.ts'

export interface PageText extends PageHead {
  /** Markdown below the front matter. */
  body: string
  /** Lines of the file above the body. */
  linesBefore: number
}

export interface PageEntry {
  slug: string
  texts: Record<Locale, PageText>
}

export interface PageFiles {
  pages: PageEntry[]
  problems: Problem[]
  report(slug: string, locale: Locale, line: number, message: string): void
}

const folderName = 'pages'
const nameOf = (slug: string, locale: Locale): string => `${folderName}/${slug}.${locale}.md`

/** Reads the pages of a source, in the order of their slugs. */
export function readPageFiles(source: ContentSource): PageFiles {
  const { folder } = source
  const problems: Problem[] = []
  const report = (slug: string, locale: Locale, line: number, message: string): void =>
    void problems.push({ file: nameOf(slug, locale), line, message })
  const files = existsSync(join(folder, folderName)) ? readdirSync(join(folder, folderName)).toSorted() : []
  const slugs = new Set<string>()
  for (const file of files) {
    const [, slug, locale] = /^(.*)\.([^.]+)\.md$/.exec(file) ?? []
    if (slug !== undefined && v.is(Slug, slug) && locales.includes(locale as Locale)) slugs.add(slug)
    else
      problems.push({
        file: `${folderName}/${file}`,
        line: 1,
        message: `a page is named <slug>.<${locales.join(' or ')}>.md`,
      })
  }

  const pages: PageEntry[] = []
  for (const slug of slugs) {
    const texts: Partial<Record<Locale, PageText>> = {}
    for (const locale of locales) {
      const text = readPage(source, slug, locale, problems)
      if (text) texts[locale] = text
    }
    const [first, ...others] = locales
    if (!hasEveryLocale(texts)) continue
    pages.push({ slug, texts })
    for (const locale of others)
      for (const field of ['hidden', 'needs'] as const)
        if (texts[locale][field] !== texts[first][field])
          report(slug, locale, 1, `'${field}' differs between ${first} and ${locale}`)
  }
  return { pages, problems, report }
}

function readPage(
  { folder, parsed }: ContentSource,
  slug: string,
  locale: Locale,
  problems: Problem[],
): PageText | null {
  const file = nameOf(slug, locale)
  const path = join(folder, file)
  const complain = (line: number, message: string): null => {
    problems.push({ file, line, message })
    return null
  }
  if (!existsSync(path)) return complain(1, 'the page is missing in this language')
  const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(readText(path))
  if (!parts) return complain(1, 'a page begins with its front matter between two lines of ---')
  const [, front = '', body = ''] = parts
  const yaml = readYaml(file, front, { linesBefore: 1, parsed })
  const head = yaml.problems.length === 0 ? parseEntry(PageHead, yaml.content, yaml.report) : null
  problems.push(...yaml.problems)
  const linesBefore = front.split('\n').length + 1
  for (const [index, line] of body.split('\n').entries())
    if (!isStorable(line)) complain(linesBefore + index + 1, 'holds a sign that no text can hold')
  if (body.trim() === '') return complain(linesBefore, 'the page says nothing')
  return head && { ...head, body, linesBefore }
}

function hasEveryLocale(texts: Partial<Record<Locale, PageText>>): texts is Record<Locale, PageText> {
  return locales.every((locale) => texts[locale] !== undefined)
}
