import { CardPodium } from '../../../domain/contest/card-podium.tsx'
import { ContestTimer } from '../../../domain/contest/contest-timer.tsx'
import { writeDays } from '../../../domain/contest/event-days.ts'
import '../../../domain/contest/contest.messages.json'
import type { SeriesItem } from '../../../domain/contest/tournament.ts'
import { useContestFacts } from '../../../domain/contest/use-tournament-facts.tsx'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { ArtCard } from '../../../ui/layout/card.tsx'
import { SeriesTags } from './series-tags.tsx'

/** A series among others, as the card of a tournament [2.39]; of a past one its first three as well [2.44]. */
export function SeriesCard({ series }: { series: SeriesItem }) {
  const { t, number } = useI18n()
  const { day } = useLocalDates()
  const facts = useContestFacts(series)
  const { slug, title, image, status, startAt, endAt, stagesCount, membersCount } = series
  const isPast = status === 'past'
  return (
    <ArtCard
      title={title}
      isPast={isPast}
      art={
        <Picture
          source={image}
          alt=""
          width={720}
          height={405}
          sizes="(max-width: 754px) 100vw, (max-width: 1054px) 46vw, 30vw"
        />
      }
      tags={<SeriesTags series={series} />}
      corner={<ContestTimer kind="tournament" contest={series} />}
      footer={
        <>
          <span>{writeDays(startAt, endAt, day)}</span>
          <ButtonLink
            to={`/tournaments/series/${slug}`}
            look={isPast ? 'line' : undefined}
            size="small"
            aria-label={t(isPast ? 'contest.tournament.resultsOf' : 'contest.tournament.detailsOf', {
              title,
            })}
          >
            {t(isPast ? 'contest.tournament.results' : 'contest.tournament.details')}
          </ButtonLink>
        </>
      }
    >
      {series.podium.length > 0 && <CardPodium contest={series} />}
      <FactList
        facts={[
          ...facts,
          { name: t('contest.series.stagesCount'), value: number(stagesCount) },
          { name: t('contest.tournament.members'), value: number(membersCount) },
        ]}
      />
    </ArtCard>
  )
}
