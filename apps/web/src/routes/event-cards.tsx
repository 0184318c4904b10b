import { listMemberships, listPromotions, listTournaments } from '@yanta/contract'
import { browserCall } from '../data/api/browser-call.ts'
import type { Result } from '../data/api/result.ts'
import { useCall } from '../data/use-call.ts'
import { PromotionCard } from '../domain/contest/promotion-card.tsx'
import { useCurrentEvents } from '../domain/contest/use-current-events.ts'
import { TournamentCard } from '../domain/contest/tournament-card.tsx'
import { presentTournamentItem } from '../domain/contest/tournament.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import { Button } from '../ui/actions/button.tsx'
import { CardGrid, CardGridItem } from '../ui/layout/card-grid.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { EventsSkeleton } from './events-skeleton.tsx'
import { type Events, pickEvents } from './pick-events.ts'
import { useSite } from '../site/site-data.ts'

const none: readonly never[] = []

/** Current promotions and tournaments, as cards of their own screens. */
export function EventCards() {
  const { t, locale } = useI18n()
  // In another language the cards stay until the new ones are here.
  const site = useSite()
  const playerId = site?.player?.profile.id ?? null
  const { latest: events, refusal, retry } = useCall(locale, fetchEvents)
  // For a guest there is nothing to ask; a card without its tag is a card all the same.
  const memberships = useCall(playerId, (signal) => browserCall(listMemberships, {}, { signal }))
  const isMember = ({ id }: { id: string }) => memberships.value?.items.includes(id) ?? false
  // They begin and end while the lobby is open [4.4].
  const promotions = useCurrentEvents(events?.promotions ?? none)
  const tournaments = useCurrentEvents(events?.tournaments ?? none)
  const widget = site?.serverData?.promoWidgetData ?? null
  if (refusal)
    return (
      <Notice
        isError
        title={t('lobby.events.failed')}
        text={t('lobby.events.failedHint')}
        action={<Button onClick={retry}>{t('lobby.rows.retry')}</Button>}
      />
    )
  if (!events) return <EventsSkeleton />
  const picked = pickEvents({ promotions, tournaments }, widget)
  const [first, ...more] = picked.promotions
  return (
    <CardGrid>
      {first && (
        <CardGridItem>
          <PromotionCard promotion={first} isMember={isMember(first)} />
        </CardGridItem>
      )}
      {picked.tournaments.map((tournament) => (
        <CardGridItem key={`tournament:${tournament.slug}`}>
          <TournamentCard tournament={tournament} />
        </CardGridItem>
      ))}
      {more.map((promotion) => (
        <CardGridItem key={promotion.slug}>
          <PromotionCard promotion={promotion} isMember={isMember(promotion)} />
        </CardGridItem>
      ))}
    </CardGrid>
  )
}

/** One kind is enough. */
async function fetchEvents(signal: AbortSignal): Promise<Result<Events, string>> {
  const [promotions, tournaments] = await Promise.all([
    browserCall(listPromotions, {}, { signal }),
    browserCall(listTournaments, {}, { signal }),
  ])
  if (!promotions.ok && !tournaments.ok) return promotions
  return {
    ok: true,
    value: {
      promotions: promotions.ok ? promotions.value.items : [],
      tournaments: tournaments.ok ? tournaments.value.items.map(presentTournamentItem) : [],
    },
  }
}
