// What the editors have written of a tournament, stage or series, in one language. It is the same for every instance.
import type { Art } from '@yanta/art'
import type { SeriesEntry, TournamentEntry } from '@yanta/content'
import { defaultLocale, perLocale, type Locale, type Tournament } from '@yanta/contract'
import { fillPlaceholders, type TextValues } from '../../../plugins/placeholders.ts'
import type { Contest } from '../contests/contests.service.ts'
import { nameStage } from './tournament-terms.ts'

export interface ContestTexts extends Pick<
  Tournament,
  'title' | 'description' | 'prizeDescription' | 'imageDefault' | 'sortPriority'
> {
  /** How long before its beginning it is shown, such as `14d`; of a stage that of its series. */
  announced: string
}

/** By entry; `tournament` has stages, too. */
export type AllTexts = Readonly<
  Record<Locale, Readonly<Record<'tournament' | 'series', ReadonlyMap<string, ContestTexts>>>>
>

interface TextSources {
  tournaments: readonly TournamentEntry[]
  series: readonly SeriesEntry[]
  art: Art
  values: TextValues
}

export function presentAllTexts({ tournaments, series, art, values }: TextSources): AllTexts {
  return perLocale((locale) => {
    const present = (entry: Written) => presentTexts(entry, locale, { art, values })
    return {
      tournament: new Map([
        ...tournaments.map((entry) => [entry.slug, present(entry)] as const),
        ...series.flatMap((entry) =>
          entry.stages.map(
            (stage) => [nameStage(entry, stage), present(describeStage(entry, stage))] as const,
          ),
        ),
      ]),
      series: new Map(series.map((entry) => [entry.slug, present(entry)])),
    }
  })
}

/** What members are told a tournament or series by, in all languages; undefined: the editors have taken it out. */
export function describeForMembers(
  texts: AllTexts,
  { kind, entry, slug }: Pick<Contest, 'kind' | 'entry' | 'slug'>,
): { path: string; titles: Record<Locale, string>; image: string } | undefined {
  const shown = kind === 'series' ? 'series' : 'tournament'
  const written = texts[defaultLocale][shown].get(entry)
  return (
    written && {
      path: kind === 'series' ? `/tournaments/series/${slug}` : `/tournaments/${slug}`,
      titles: perLocale((locale) => texts[locale][shown].get(entry)!.title),
      image: written.imageDefault.url,
    }
  )
}

type Written = Pick<
  TournamentEntry,
  'slug' | 'title' | 'description' | 'prize' | 'picture' | 'priority' | 'announced'
>

/** A stage without pictures has those of its series. */
function describeStage(entry: SeriesEntry, stage: SeriesEntry['stages'][number]): Written {
  const { slug, title, description, picture } = stage
  const { priority, announced } = entry
  return {
    slug,
    title,
    description,
    prize: undefined,
    picture: picture ?? entry.picture ?? entry.slug,
    priority,
    announced,
  }
}

function presentTexts(
  { slug, title, description, prize, picture = slug, priority, announced }: Written,
  locale: Locale,
  { art, values }: Pick<TextSources, 'art' | 'values'>,
): ContestTexts {
  const say = (words: Record<Locale, string>) => fillPlaceholders(words[locale], values[locale])
  return {
    title: say(title),
    description: say(description),
    prizeDescription: prize ? say(prize) : null,
    imageDefault: {
      url: art.getAddress(`tournaments/${picture}-card`),
      wideUrl: art.findAddress(`tournaments/${picture}-wide`) ?? null,
    },
    sortPriority: priority,
    announced,
  }
}
