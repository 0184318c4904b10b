import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { ArtCard } from '../../ui/layout/card.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { ContestTag } from './contest-tag.tsx'
import { ContestTimer } from './contest-timer.tsx'
import { type Tournament, writeDay } from './tournament.ts'
import './contest.messages.json'
import { useTournamentFacts } from './use-tournament-facts.ts'

/** [2.38-2.43]. */
export function TournamentCard({ tournament }: { tournament: Tournament }) {
  const { t } = useI18n()
  const facts = useTournamentFacts(tournament)
  const { slug, title, image, status, startAt, endAt } = tournament
  return (
    <ArtCard
      title={title}
      isPast={status === 'past'}
      art={
        <Picture
          source={image}
          alt=""
          width={720}
          height={405}
          sizes="(max-width: 754px) 100vw, (max-width: 1054px) 46vw, 30vw"
        />
      }
      tags={<ContestTag status={status} />}
      corner={<ContestTimer kind="tournament" contest={tournament} />}
      footer={
        <>
          <span>{t('contest.tournament.dates', { from: writeDay(startAt), to: writeDay(endAt) })}</span>
          <ButtonLink
            to={`/tournaments/${slug}`}
            size="small"
            aria-label={t('contest.tournament.detailsOf', { title })}
          >
            {t('contest.tournament.details')}
          </ButtonLink>
        </>
      }
    >
      <FactList facts={facts} />
    </ArtCard>
  )
}
