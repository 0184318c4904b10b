import type { GameBadge } from '@yanta/contract'
import { type ReactElement, use } from 'react'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import type { CardGame } from '../../domain/game/card-game.ts'
import { cachedChildren } from '../../ssr/cached-children.ts'
import { GameCover } from '../../domain/game/game-cover.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tag, type TagColor } from '../../ui/data/tag.tsx'
import { type CardFacts, CardContext } from './card-context.ts'
import styles from './game-card.module.css'

/** A card shows one badge: the first of these that the game has. `top` has none, as the game's position shows it. */
const badgeColors: Record<Exclude<GameBadge, 'top'>, TagColor> = {
  jackpot: 'red',
  new: 'green',
  exclusive: 'amber',
  bonus: 'violet',
}
const badgesByWeight = Object.keys(badgeColors) as (keyof typeof badgeColors)[]

export interface Cards {
  draw: (game: CardGame) => ReactElement
  /** What the cards' looks depend on besides the game. */
  dependsOn: readonly unknown[]
}

/**
 * A game in a list. The whole card links to the game; the button for demo is second in tab order. The heart is a
 * checkbox, so that it responds before its code is loaded. That code and the card's actions find it by `data-game`.
 */
export function GameCard({ game }: { game: CardGame }) {
  return useCards().draw(game)
}

/** Draws the cards of a list, so that a hundred cards need not each read the context. */
export function useCards(): Cards {
  const { t, locale } = useI18n()
  const circumstances = use(CardContext)
  const { isRegionBlocked, isWagering, isDemoClosed } = circumstances
  const dependsOn = [locale, isRegionBlocked, isWagering, isDemoClosed]
  const draw = (game: CardGame) => {
    const inside = cachedChildren('card', [...dependsOn, game], () => drawInside(game, circumstances, t))
    return (
      <article
        className={joinClasses(styles.card, (game.disabled || isRegionBlocked) && styles.off)}
        data-game={game.slug}
        {...inside}
      />
    )
  }
  return { draw, dependsOn }
}

function drawInside(game: CardGame, { isRegionBlocked, isWagering, isDemoClosed }: CardFacts, t: I18n['t']) {
  const { slug, name, disabled, disabledReason } = game
  const badge = badgesByWeight.find((known) => game.badges.includes(known))
  const isOff = disabled || isRegionBlocked
  const address = `/play/${slug}`
  const way = t(isDemoClosed ? 'auth.enter' : 'catalogue.card.demo')
  return (
    <>
      {isOff ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <a className={styles.name} href={address}>
          {name}
        </a>
      )}
      <span className={styles.studio}>{game.studio}</span>
      <div className={styles.art}>
        <GameCover source={game.tall_preview} />
        {badge && !isOff && (
          <Tag color={badgeColors[badge]} size="small" className={styles.badge}>
            {t(`catalogue.badge.${badge}`)}
          </Tag>
        )}
        {isOff ? (
          <span className={styles.lock}>
            <Icon name="lock" size={24} />
            {t(
              isRegionBlocked
                ? 'catalogue.card.region'
                : disabledReason === 'maintenance'
                  ? 'catalogue.card.maintenance'
                  : 'catalogue.card.soon',
            )}
          </span>
        ) : (
          <>
            {isWagering && game.isOutsideWager && (
              <span className={styles.outside}>{t('catalogue.card.outsideWager')}</span>
            )}
            <span className={styles.over}>
              {game.has_demo_mode && (
                <a className={styles.demo} href={`${address}?mode=demo`} aria-label={`${way}: ${name}`}>
                  {way}
                </a>
              )}
            </span>
            <input
              type="checkbox"
              name="like"
              autoComplete="off"
              className={styles.like}
              aria-label={t('catalogue.card.like', { name })}
            />
          </>
        )}
      </div>
    </>
  )
}

export function GameCardSkeleton() {
  return (
    <div>
      <Skeleton className={styles.holder} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.shortLine} />
    </div>
  )
}
