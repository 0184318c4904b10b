// Promotions, series and tournaments: their times, and what they name of the catalogue.
import type { Content } from './content.ts'
import type { ContentFile } from './content-file.ts'

interface Dated {
  slug: string
  startsAt?: string | undefined
  endsAt?: string | undefined
}

export function checkContests({ promotions, series, tournaments, categories, studios }: Content): void {
  for (const file of [promotions, series, tournaments]) checkTimes(file)
  const slugsOf = (file: ContentFile<{ slug: string }>) =>
    new Set(file.entries.map(({ value }) => value.slug))
  const known = { series: slugsOf(series), category: slugsOf(categories), studio: slugsOf(studios) }
  for (const { index, value } of tournaments.entries) {
    const report = (field: string, message: string): void =>
      tournaments.report([index, field], `${value.slug}: ${message}`)
    if (value.slug === 'series') report('slug', "'series' is a word the site needs for itself")
    for (const field of ['series', 'category', 'studio'] as const) {
      const named = value[field]
      if (named !== undefined && !known[field].has(named)) report(field, `unknown ${field} '${named}'`)
    }
    if ((value.category === undefined) === (value.studio === undefined))
      report('category', 'the games are those of a category or of a studio')
    if ((value.entry === 'limited') !== (value.seats !== undefined))
      report('seats', 'seats belong to a limited entry, and only to one')
  }
}

function checkTimes(file: ContentFile<Dated>): void {
  for (const {
    index,
    value: { slug, startsAt, endsAt },
  } of file.entries) {
    if (startsAt && endsAt && Date.parse(startsAt) >= Date.parse(endsAt))
      file.report([index, 'endsAt'], `${slug}: ends before it starts`)
  }
}
