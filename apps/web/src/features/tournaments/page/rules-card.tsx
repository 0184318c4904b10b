import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { writeDays } from '../../../domain/contest/event-days.ts'
import type { Tournament } from '../../../domain/contest/tournament.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { describeExample, describeStake } from './rules-words.ts'
import './tournament-page.messages.json'
import styles from './tournament-page.module.css'

const mechanicWords = {
  1: 'tournament.rules.mechanic.bets',
  2: 'tournament.rules.mechanic.wins',
  3: 'tournament.rules.mechanic.sum',
  4: 'tournament.rules.mechanic.highest',
} as const

/** The rules in words, with an example of the tournament's own numbers. */
export function RulesCard({ tournament }: { tournament: Tournament }) {
  const i18n = useI18n()
  const { t } = i18n
  const { day } = useLocalDates()
  const currency = usePlayerCurrency()
  const { mechanic, betRestriction, startAt, endAt, entrance } = tournament
  const level = entrance.find((condition) => condition.kind === 'level')
  return (
    <Card className={styles.card}>
      <h2>{t('tournament.rules')}</h2>
      <div className={styles.rules}>
        <FactList
          look="icons"
          facts={[
            { icon: 'target', name: t('tournament.rules.mechanic'), value: t(mechanicWords[mechanic.value]) },
            {
              icon: 'sort',
              name: t('tournament.rules.stake'),
              value: describeStake(betRestriction, currency, i18n),
            },
            { icon: 'users', name: t('tournament.rules.entry'), value: <Entry tournament={tournament} /> },
            ...(level
              ? [
                  {
                    icon: 'hex' as const,
                    name: t('tournament.rules.level'),
                    value: t('tournament.rules.level.from', { level: level.name }),
                  },
                ]
              : []),
            {
              icon: 'refresh',
              name: t('tournament.rules.switch'),
              value: t(tournament.isPaid ? 'tournament.rules.switch.no' : 'tournament.rules.switch.can'),
            },
            { icon: 'calendar', name: t('tournament.rules.dates'), value: writeDays(startAt, endAt, day) },
          ]}
        />
      </div>
      <Note title={t('tournament.rules.example')}>
        {describeExample(mechanic.value, betRestriction, currency, i18n)}
      </Note>
      <p className={styles.hint}>{t('tournament.rules.counted')}</p>
    </Card>
  )
}

/** Of a stage whose series the player is in, the price is paid and the seats are the series'. */
function Entry({ tournament: { price, seats, privacy, isPaid, seriesId } }: { tournament: Tournament }) {
  const { t, number, compoints } = useI18n()
  const places = seats
    ? t('tournament.rules.entry.seats', { count: seats.limit, text: number(seats.limit) })
    : t('tournament.rules.entry.unlimited')
  if (price !== null)
    return t('tournament.rules.entry.price', {
      price: t('contest.tournament.price', { count: price / 100, text: compoints(price) }),
      places,
    })
  if (isPaid) return t('contest.tournament.paid')
  if (seriesId !== null && !seats)
    return t(privacy === 'closed' ? 'tournament.rules.entry.invited' : 'contest.tournament.free')
  return t(privacy === 'closed' ? 'tournament.rules.entry.closed' : 'tournament.rules.entry.free', { places })
}
