import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { ArtCard } from '../../ui/layout/card.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { CardPodium } from './card-podium.tsx'
import { ContestTag } from './contest-tag.tsx'
import { ContestTimer } from './contest-timer.tsx'
import { writeDays } from './event-days.ts'
import { MembershipTags } from './membership-tags.tsx'
import { type TournamentItem, isTakingPart } from './tournament.ts'
import './contest.messages.json'
import { useTournamentFacts } from './use-tournament-facts.tsx'

interface TournamentCardProps {
  tournament: TournamentItem
  /** Below the facts, such as what is missing for a seat. */
  children?: ReactNode
}

/** [2.38-2.44]. */
export function TournamentCard({ tournament, children }: TournamentCardProps) {
  const facts = useTournamentFacts(tournament)
  const { title, image, status, isCancelled } = tournament
  return (
    <ArtCard
      title={title}
      isPast={status === 'past'}
      isChosen={isTakingPart(tournament)}
      art={
        <Picture
          source={image}
          alt=""
          width={720}
          height={405}
          sizes="(max-width: 754px) 100vw, (max-width: 1054px) 46vw, 30vw"
        />
      }
      tags={
        <>
          <ContestTag status={status} isCancelled={isCancelled} />
          <MembershipTags tournament={tournament} />
        </>
      }
      corner={<ContestTimer kind="tournament" contest={tournament} />}
      footer={
        <>
          <Dates tournament={tournament} />
          <Way tournament={tournament} />
        </>
      }
    >
      {status === 'past' && tournament.podium.length > 0 && <CardPodium contest={tournament} />}
      <FactList facts={facts} />
      {children}
    </ArtCard>
  )
}

/** [5.28], or when it starts. */
function Dates({ tournament: { status, startAt, endAt } }: TournamentCardProps) {
  const { t } = useI18n()
  const { day, moment } = useLocalDates()
  return (
    <span>
      {status === 'future' && !Number.isNaN(Date.parse(startAt))
        ? t('contest.tournament.start', { day: day(startAt).slice(0, 5), time: moment(startAt).slice(-5) })
        : writeDays(startAt, endAt, day)}
    </span>
  )
}

function Way({ tournament }: TournamentCardProps) {
  const { t } = useI18n()
  const { slug, title, status } = tournament
  if (status === 'past')
    return (
      <ButtonLink
        to={`/tournaments/${slug}`}
        look="line"
        size="small"
        aria-label={t('contest.tournament.resultsOf', { title })}
      >
        {t('contest.tournament.results')}
      </ButtonLink>
    )
  if (isTakingPart(tournament))
    return (
      <ButtonLink
        to={`/tournaments/${slug}`}
        look="primary"
        size="small"
        aria-label={t('contest.tournament.playOf', { title })}
      >
        {t('contest.tournament.play')}
      </ButtonLink>
    )
  return (
    <ButtonLink
      to={`/tournaments/${slug}`}
      size="small"
      aria-label={t('contest.tournament.detailsOf', { title })}
    >
      {t('contest.tournament.details')}
    </ButtonLink>
  )
}
