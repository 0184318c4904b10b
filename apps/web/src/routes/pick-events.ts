// Selects the promotions and tournaments of the lobby. Pure.
import type { PromotionListItem, PromoWidget } from '@yanta/contract'
import type { TournamentItem } from '../domain/contest/tournament.ts'

/** One row of cards on a wide screen. */
const eventsShown = 3

export interface Events {
  promotions: readonly PromotionListItem[]
  tournaments: readonly TournamentItem[]
}

/**
 * Active events or, where there are too few, future ones: a promotion, a tournament, and as many more as fit. The promotion that
 * the operator chose for the promo widget [7.46] is the first.
 */
export function pickEvents({ promotions, tournaments }: Events, widget: PromoWidget | null): Events {
  const isChosen = ({ slug }: { slug: string }) => widget?.url === `/promo/${slug}`
  const open = sortOpen(promotions)
  const chosen = [...open.filter(isChosen), ...open.filter((promotion) => !isChosen(promotion))]
  const contests = sortOpen(tournaments)
  const contestsShown = Math.min(contests.length, Math.max(1, eventsShown - chosen.length))
  return {
    promotions: chosen.slice(0, eventsShown - contestsShown),
    tournaments: contests.slice(0, contestsShown),
  }
}

/** Without past events; active ones come before future ones. */
function sortOpen<Event extends { status: 'future' | 'active' | 'past' }>(events: readonly Event[]): Event[] {
  return [
    ...events.filter(({ status }) => status === 'active'),
    ...events.filter(({ status }) => status === 'future'),
  ]
}
