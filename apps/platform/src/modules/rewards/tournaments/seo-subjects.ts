// Names, pictures and addresses of tournaments and series for search engines and shared links.
import { defaultLocale, type Locale } from '@yanta/contract'
import type { SubjectSource } from '../../site/seo/seo.service.ts'
import type { Instances } from './instances.service.ts'
import type { AllTexts, ContestTexts } from './tournament-texts.present.ts'

export type TournamentSubjects = Record<'tournament' | 'series', SubjectSource>

export function createTournamentSubjects({
  instances,
  texts,
}: {
  instances: Instances
  texts: AllTexts
}): TournamentSubjects {
  const find = async (
    kind: 'tournament' | 'series',
    locale: Locale,
    slug: string,
  ): Promise<ContestTexts | undefined> => {
    const contest = await (kind === 'tournament'
      ? instances.findTournament(slug)
      : instances.findSeries(slug))
    return contest && texts[locale][kind].get(contest.entry)
  }
  const build = (kind: 'tournament' | 'series', listSlugs: () => Promise<string[]>): SubjectSource => ({
    findName: async (locale, slug) => (await find(kind, locale, slug))?.title ?? null,
    async findPicture(slug) {
      const picture = (await find(kind, defaultLocale, slug))?.imageDefault
      return picture?.wideUrl ?? picture?.url ?? null
    },
    listAddresses: async () => (await listSlugs()).map((path) => ({ path, updatedAt: null })),
  })
  const pathsOf = (place: string, contests: readonly { slug: string; state: string }[]) =>
    contests.filter(({ state }) => state !== 'cancelled').map(({ slug }) => `${place}/${slug}`)
  return {
    tournament: build('tournament', async () =>
      pathsOf('/tournaments', (await instances.list()).tournaments),
    ),
    series: build('series', async () => pathsOf('/tournaments/series', (await instances.list()).series)),
  }
}
