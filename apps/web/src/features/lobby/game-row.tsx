import { type ReactNode, use } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { CardGame } from '../../domain/game/card-game.ts'
import { cachedChildren } from '../../ssr/cached-children.ts'
import { RegionClosedContext } from '../../site/region.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import type { IconName } from '../../ui/data/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Shelf, ShelfArrows, useShelfRef } from '../../ui/layout/shelf.tsx'
import styles from './game-row.module.css'
import type { LobbySlots } from './lobby-slots.ts'

/** Markup shared by many viewers is rendered once for all of them, so it may hold games only. */
type Audience =
  | { isShared: true; isContinued?: never; places?: never }
  | {
      isShared?: never
      /** The first game is the one to continue. */
      isContinued?: boolean
      /** Skeletons of games that are loading. */
      places?: ReactNode
    }

type GameRowProps = Audience & {
  title: string
  icon: IconName
  games: CardGame[]
  cards: LobbySlots['cards']
  /** Address of the whole list. */
  url?: string
  count?: number
  /** Shows ranks 1, 2, 3 … instead of a plain row. */
  isRanked?: boolean
  /** Loads more games. */
  rest?: ReactNode
}

/** A row of games that scrolls sideways. */
export function GameRow({
  title,
  icon,
  games,
  cards,
  url,
  count,
  isShared,
  isRanked,
  isContinued,
  places,
  rest,
}: GameRowProps) {
  const { t, number } = useI18n()
  const shelf = useShelfRef()
  const labels = {
    back: t('lobby.rows.back', { name: title }),
    forward: t('lobby.rows.forward', { name: title }),
  }
  const actions = (
    <>
      {url && (
        <ButtonLink size="small" to={url} aria-label={t('lobby.rows.allOf', { name: title })}>
          {t('lobby.rows.all')}
        </ButtonLink>
      )}
      <ShelfArrows shelf={shelf} labels={labels} count={games.length} isGrowing={Boolean(rest)} />
    </>
  )
  const continued = isContinued && !games[0]?.disabled ? games[0] : undefined
  const drawGames = () => (
    <>
      {games.map((game, index) => (
        <li
          key={game.slug}
          className={isRanked ? styles.ranked : game === continued ? styles.continued : undefined}
        >
          {isRanked && (
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
          )}
          {cards.draw(game)}
          {game === continued && <Continue game={game} />}
        </li>
      ))}
      {places}
    </>
  )
  return (
    <Section
      title={title}
      icon={icon}
      count={count === undefined ? undefined : number(count)}
      actions={actions}
    >
      <Shelf
        shelf={shelf}
        isRanked={isRanked}
        label={title}
        isPassive={games.length > 0 && games.every(({ disabled }) => disabled)}
        {...(isShared
          ? cachedChildren('shelf', [...cards.dependsOn, isRanked, games], drawGames)
          : { children: drawGames() })}
      />
      {rest}
    </Section>
  )
}

/** Link to continue the game that was played last. */
function Continue({ game: { slug, name } }: { game: CardGame }) {
  const { t } = useI18n()
  if (use(RegionClosedContext)) return null
  return (
    <div className={styles.panel}>
      <small>{t('lobby.continue.last')}</small>
      <b>{name}</b>
      <ButtonLink
        look="primary"
        size="small"
        to={`/play/${slug}`}
        aria-label={t('lobby.continue.playOf', { name })}
      >
        {t('lobby.continue.play')}
      </ButtonLink>
    </div>
  )
}
