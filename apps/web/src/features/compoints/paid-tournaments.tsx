import empty from '@yanta/art/empty.json'
import { TournamentCard } from '../../domain/contest/tournament-card.tsx'
import type { TournamentItem } from '../../domain/contest/tournament.ts'
import { useCurrentEvents } from '../../domain/contest/use-current-events.ts'
import { ShortfallBar } from '../../domain/level/shortfall-bar.tsx'
import { useWallet } from '../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import './compoints.messages.json'
import styles from './paid-tournaments.module.css'

interface PaidTournamentsProps {
  tournaments: readonly TournamentItem[]
  /** What the screen was loaded with, in hundredths. */
  compoints: number
}

/** [2.8] Tournaments whose seats cost compoints, each with what is missing for a seat. */
export function PaidTournaments({ tournaments: loaded, compoints: rendered }: PaidTournamentsProps) {
  const { t } = useI18n()
  const own = useWallet((wallet) => wallet.compoints) ?? rendered
  const tournaments = useCurrentEvents(loaded).filter(({ status }) => status !== 'past')
  if (tournaments.length === 0)
    return (
      <Card>
        <Notice
          isLarge
          image={empty.tournaments}
          title={t('compoints.tournaments.empty')}
          text={t('compoints.tournaments.text')}
          action={<ButtonLink to="/tournaments">{t('compoints.tournaments.all')}</ButtonLink>}
        />
      </Card>
    )
  return (
    <>
      <VisuallyHidden as="h2">{t('compoints.tabs.tournaments')}</VisuallyHidden>
      <CardGrid label={t('compoints.tabs.tournaments')}>
        {tournaments.map((tournament) => (
          <CardGridItem key={tournament.id}>
            <TournamentCard tournament={tournament}>
              <SeatState tournament={tournament} own={own} />
            </TournamentCard>
          </CardGridItem>
        ))}
      </CardGrid>
    </>
  )
}

/** Whether the player could buy a seat; nothing for who has one. */
function SeatState({ tournament, own }: { tournament: TournamentItem; own: number }) {
  const { t, compoints } = useI18n()
  const { title, price, seats, isMember, wantParticipate } = tournament
  if (price === null || isMember || wantParticipate) return null
  if (seats?.free === 0) return <p className={styles.state}>{t('compoints.tournaments.full')}</p>
  if (own >= price) return <p className={styles.state}>{t('compoints.tournaments.enough')}</p>
  return (
    <div className={styles.short}>
      <ShortfallBar own={own} needed={price} />
      <p className={styles.state}>
        <b>{t('compoints.tournaments.short', { missing: compoints(price - own) })}</b>
        <TextLink isAlone to="/compoints-about" aria-label={t('compoints.tournaments.earnFor', { title })}>
          {t('compoints.tournaments.earn')}
        </TextLink>
      </p>
    </div>
  )
}
