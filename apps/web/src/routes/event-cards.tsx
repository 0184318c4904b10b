import { listPromotions, listTournaments } from '@yanta/contract'
import { useEffect, useState } from 'react'
import { browserCall } from '../data/api/browser-call.ts'
import { PromotionCard } from '../features/promotions/promotion-card.tsx'
import { TournamentCard } from '../features/tournaments/tournament-card.tsx'
import { presentTournament } from '../features/tournaments/tournament.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import { Button } from '../ui/actions/button.tsx'
import { CardGrid, CardGridItem } from '../ui/layout/card-grid.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { EventsSkeleton } from './events-skeleton.tsx'
import { type Events, pickEvents } from './pick-events.ts'
import { useSite } from '../site/site-data.ts'

/** Current promotions and tournaments, as cards of their own screens. */
export function EventCards() {
  const { t } = useI18n()
  const { events, hasFailed, retry } = useEvents()
  const widget = useSite()?.serverData?.promoWidgetData ?? null
  if (hasFailed)
    return (
      <Notice
        isError
        title={t('lobby.events.failed')}
        text={t('lobby.events.failedHint')}
        action={<Button onClick={retry}>{t('lobby.rows.retry')}</Button>}
      />
    )
  if (!events) return <EventsSkeleton />
  const {
    promotions: [first, ...promotions],
    tournaments,
  } = pickEvents(events, widget)
  return (
    <CardGrid>
      {first && (
        <CardGridItem>
          <PromotionCard promotion={first} />
        </CardGridItem>
      )}
      {tournaments.map((tournament) => (
        <CardGridItem key={`tournament:${tournament.slug}`}>
          <TournamentCard tournament={tournament} />
        </CardGridItem>
      ))}
      {promotions.map((promotion) => (
        <CardGridItem key={promotion.slug}>
          <PromotionCard promotion={promotion} />
        </CardGridItem>
      ))}
    </CardGrid>
  )
}

function useEvents() {
  const { locale } = useI18n()
  const [events, setEvents] = useState<Events | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const ask = () => void fetchEvents().then((found) => (found ? setEvents(found) : setHasFailed(true)))
  useEffect(ask, [locale])
  function retry() {
    setHasFailed(false)
    ask()
  }
  return { events, hasFailed, retry }
}

/** Returns one kind if the other fails; null without either. */
async function fetchEvents(): Promise<Events | null> {
  const [promotions, tournaments] = await Promise.all([
    browserCall(listPromotions),
    browserCall(listTournaments),
  ])
  if (!promotions.ok && !tournaments.ok) return null
  return {
    promotions: promotions.ok ? promotions.value.items : [],
    tournaments: tournaments.ok ? tournaments.value.items.map(presentTournament) : [],
  }
}
