import { TournamentCard } from '../../../domain/contest/tournament-card.tsx'
import { useCurrentEvents } from '../../../domain/contest/use-current-events.ts'
import type { TournamentItem } from '../../../domain/contest/tournament.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { CardGrid, CardGridItem } from '../../../ui/layout/card-grid.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import './tournament-page.messages.json'

/** Tournaments that run and have seats, for a page whose own can't be joined. */
export function OtherTournaments({ tournaments }: { tournaments: readonly TournamentItem[] }) {
  const { t } = useI18n()
  const running = useCurrentEvents(tournaments).filter(({ status }) => status === 'active')
  if (running.length === 0) return null
  return (
    <Section
      title={t('tournament.others')}
      actions={
        <ButtonLink size="small" to="/tournaments">
          {t('tournament.others.all')}
        </ButtonLink>
      }
    >
      <CardGrid>
        {running.map((tournament) => (
          <CardGridItem key={tournament.id}>
            <TournamentCard tournament={tournament} />
          </CardGridItem>
        ))}
      </CardGrid>
    </Section>
  )
}
