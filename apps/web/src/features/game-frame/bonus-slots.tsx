import { type GameListItem, listGames } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { GameCover } from '../../domain/game/game-cover.tsx'
import { useBonus } from '../../domain/wallet/use-bonus.ts'
import { computeWagerPercent } from '../../domain/wallet/wager-percent.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './bonus-slots.module.css'

const shownCount = 8

interface BonusSlotsData {
  /** Null while they load. */
  games: GameListItem[] | null
  /** Of all games; null while unknown. */
  total: number | null
  isFailed: boolean
}

/** The most played games in which bonus money counts. */
export function useBonusSlots(): BonusSlotsData {
  const { value, refusal } = useCall('bonus-slots', (signal) =>
    browserCall(listGames, { query: { 'filter[category]': 'otygrat_bonus', limit: shownCount } }, { signal }),
  )
  return { games: value?.items ?? null, total: value?.totalItems ?? null, isFailed: refusal !== null }
}

/** [8.16] Games to play instead, and how far the wager is. Without them the question stands alone. */
export function BonusSlots({ games, isFailed }: BonusSlotsData) {
  const { t } = useI18n()
  if (isFailed || games?.length === 0) return null
  return (
    <ul className={styles.games} aria-label={t('game_frame.bonus.slots')}>
      {games === null
        ? Array.from({ length: shownCount }, (_, place) => (
            <li key={place}>
              <Skeleton className={styles.cover} />
            </li>
          ))
        : games.map(({ slug, name, tall_preview, provider }) => (
            <li key={slug}>
              <a href={`/play/${slug}`}>
                <GameCover className={styles.cover} source={tall_preview} />
                <b>{name}</b>
                <span>{provider.name}</span>
              </a>
            </li>
          ))}
    </ul>
  )
}

export function BonusWager() {
  const { t } = useI18n()
  const shown = useBonus()
  if (!shown) return null
  const percent = computeWagerPercent(shown.wagering)
  return (
    <div className={styles.wager}>
      <ProgressBar
        hasHead
        isThin
        label={t('game_frame.bonus.wager')}
        percent={percent}
        valueText={t('game_frame.bonus.percent', { percent })}
      />
    </div>
  )
}
