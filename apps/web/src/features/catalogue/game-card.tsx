import type { GameBadge } from '@yanta/contract'
import { type ReactElement, use } from 'react'
import { type Speech, useI18n } from '../../i18n/use-i18n.tsx'
import type { CardGame } from '../../lib/card-game.ts'
import { keepChildren } from '../../lib/keep-children.ts'
import { GameCover } from '../../ui/game-cover.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag, type TagColor } from '../../ui/tag.tsx'
import { type CardCircumstances, CardCircumstancesContext } from './card-circumstances.ts'
import styles from './game-card.module.css'

/** A card shows one badge: the first of these that the game has. That it is at the top, its place says. */
const badgeColors: Record<Exclude<GameBadge, 'top'>, TagColor> = {
  jackpot: 'red',
  new: 'green',
  exclusive: 'amber',
  bonus: 'violet',
}
const badgesByWeight = Object.keys(badgeColors) as (keyof typeof badgeColors)[]

export interface Cards {
  draw: (game: CardGame) => ReactElement
  /** What their looks depend on besides the game. */
  dependsOn: readonly unknown[]
}

/**
 * A game in a list. The whole card leads to the game; demo has a button of its own, and comes second for the keyboard. The heart is a
 * checkbox, so that it answers before any code of it is there; `data-game` is what that code and the card's actions find it by.
 */
export function GameCard({ game }: { game: CardGame }) {
  return useCards().draw(game)
}

/** Draws the cards of a list: a hundred of them need not each ask who looks at them. */
export function useCards(): Cards {
  const { t, locale } = useI18n()
  const circumstances = use(CardCircumstancesContext)
  const { isRegionBlocked, isWagering } = circumstances
  const dependsOn = [locale, isRegionBlocked, isWagering]
  const draw = (game: CardGame) => {
    const inside = keepChildren('card', [...dependsOn, game], () => drawInside(game, circumstances, t))
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

function drawInside(game: CardGame, { isRegionBlocked, isWagering }: CardCircumstances, t: Speech['t']) {
  const { slug, name, disabled, disabledReason } = game
  const badge = badgesByWeight.find((known) => game.badges.includes(known))
  const isOff = disabled || isRegionBlocked
  const address = `/play/${slug}`
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
                <a
                  className={styles.demo}
                  href={`${address}?mode=demo`}
                  aria-label={t('catalogue.card.demoOf', { name })}
                >
                  {t('catalogue.card.demo')}
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
