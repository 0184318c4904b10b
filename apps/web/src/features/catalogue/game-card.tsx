import type { GameBadge } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { CardGame } from '../../lib/card-game.ts'
import { GameCover } from '../../ui/game-cover.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag, type TagColor } from '../../ui/tag.tsx'
import styles from './game-card.module.css'

/** A card shows one badge: the first of these that the game has. That it is at the top, its place says. */
const badgeColors: Record<Exclude<GameBadge, 'top'>, TagColor> = { jackpot: 'red', new: 'green', exclusive: 'amber', bonus: 'violet' }
const badgesByWeight = Object.keys(badgeColors) as (keyof typeof badgeColors)[]

/** A game in a list. The whole card leads to the game; demo has a button of its own, and comes second for the keyboard. */
export function GameCard({ game }: { game: CardGame }) {
  const { t } = useI18n()
  const badge = badgesByWeight.find((known) => game.badges.includes(known))
  const address = `/play/${game.slug}`
  return (
    <article className={joinClasses(styles.card, game.disabled && styles.off)}>
      {game.disabled ? <span className={styles.name}>{game.name}</span> : <a className={styles.name} href={address}>{game.name}</a>}
      <span className={styles.studio}>{game.studio}</span>
      <div className={styles.art}>
        <GameCover source={game.tall_preview} />
        {badge && !game.disabled && <Tag color={badgeColors[badge]} size="small" className={styles.badge}>{t(`catalogue.badge.${badge}`)}</Tag>}
        {game.disabled ? (
          <span className={styles.lock}>
            <Icon name="lock" size={24} />
            {t(game.disabledReason === 'maintenance' ? 'catalogue.card.maintenance' : 'catalogue.card.soon')}
          </span>
        ) : (
          <span className={styles.over}>
            {game.has_demo_mode && (
              <a className={styles.demo} href={`${address}?mode=demo`} aria-label={t('catalogue.card.demoOf', { name: game.name })}>{t('catalogue.card.demo')}</a>
            )}
          </span>
        )}
      </div>
    </article>
  )
}

/** The place of a card that is loading. */
export function GameCardSkeleton() {
  return (
    <div>
      <Skeleton className={styles.holder} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.shortLine} />
    </div>
  )
}
