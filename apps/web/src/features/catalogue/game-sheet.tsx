import type { Category, Game } from '@yanta/contract'
import { type ReactNode, use } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { GameCover } from '../../domain/game/game-cover.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { CardContext } from './card-context.ts'
import './filters.messages.json'
import './game-sheet.messages.json'
import styles from './game-sheet.module.css'
import { useGame } from './use-game.ts'

interface GameSheetProps {
  slug: string
  name: string
  categories: Category[]
  favourite: ReactNode
  onClose: () => void
}

/** The actions of a card and details it has no space for [9.18]: play, demo, favourite, and the facts of the game. */
export function GameSheet({ slug, name, categories, favourite, onClose }: GameSheetProps) {
  const { t } = useI18n()
  const { value: game, refusal, retry } = useGame(slug)
  return (
    <Sheet title={game?.name ?? name} closeLabel={t('catalogue.sheet.close')} onClose={onClose}>
      {refusal && (
        <Notice
          isError
          title={t('catalogue.sheet.failed')}
          text={t('catalogue.sheet.failedHint')}
          action={<Button onClick={retry}>{t('catalogue.sheet.retry')}</Button>}
        />
      )}
      {!refusal &&
        (game ? (
          <Facts game={game} categories={categories} favourite={favourite} onClose={onClose} />
        ) : (
          <CardSkeletons />
        ))}
    </Sheet>
  )
}

function Facts({
  game,
  categories,
  favourite,
  onClose,
}: Pick<GameSheetProps, 'categories' | 'favourite' | 'onClose'> & { game: Game }) {
  const { t, percent } = useI18n()
  const { isRegionBlocked, isWagering, isDemoClosed } = use(CardContext)
  const {
    slug,
    provider,
    rtp,
    volatility,
    features,
    has_demo_mode,
    disabled,
    disabledReason,
    allow_bonus_balance,
    wager_contribution,
  } = game
  const isOff = disabled || isRegionBlocked
  const address = `/play/${slug}`
  const own = categories.filter((category) => game.categories.includes(category.slug))
  const links = own.map(({ slug: key, url, name }) => (
    <a key={key} className={styles.link} href={url} onClick={onClose}>
      {name}
    </a>
  ))
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <GameCover source={game.tall_preview} className={styles.cover} />
        <div className={styles.who}>
          <a className={styles.link} href={`/producers/${provider.slug}`} onClick={onClose}>
            {provider.name}
          </a>
          {isOff ? (
            <Tag size="small">
              <Icon name="lock" size={14} />
              {t(
                isRegionBlocked
                  ? 'catalogue.card.region'
                  : disabledReason === 'maintenance'
                    ? 'catalogue.card.maintenance'
                    : 'catalogue.card.soon',
              )}
            </Tag>
          ) : (
            game.badges
              .filter((badge) => badge !== 'top')
              .map((badge) => (
                <Tag key={badge} size="small">
                  {t(`catalogue.badge.${badge}`)}
                </Tag>
              ))
          )}
        </div>
      </div>
      <div className={styles.deeds}>
        {!isOff && (
          <ButtonLink look="primary" isWide to={address} onClick={onClose}>
            <Icon name="play" />
            {t(isDemoClosed ? 'catalogue.sheet.login' : 'catalogue.sheet.play')}
          </ButtonLink>
        )}
        {!isOff && has_demo_mode && !isDemoClosed && (
          <ButtonLink isWide to={`${address}?mode=demo`} onClick={onClose}>
            {t('catalogue.sheet.demo')}
          </ButtonLink>
        )}
        {favourite}
      </div>
      {isWagering && !allow_bonus_balance && <Note tone="warning">{t('catalogue.sheet.outsideWager')}</Note>}
      <section aria-label={t('catalogue.sheet.facts')}>
        <FactList
          look="rows"
          facts={[
            ...(rtp === null ? [] : [{ name: t('catalogue.sheet.rtp'), value: percent(rtp) }]),
            ...(volatility === null
              ? []
              : [
                  {
                    name: t('catalogue.sheet.volatility'),
                    value: t(`catalogue.filters.volatility.${volatility}`),
                  },
                ]),
            {
              name: t('catalogue.sheet.wager'),
              value:
                wager_contribution > 0
                  ? t('catalogue.sheet.counts', { percent: wager_contribution })
                  : t('catalogue.sheet.countsNot'),
            },
            ...(features.length === 0
              ? []
              : [
                  {
                    name: t('catalogue.sheet.features'),
                    value: features.map((feature) => t(`catalogue.filters.feature.${feature}`)).join(', '),
                  },
                ]),
            ...(links.length === 0
              ? []
              : [
                  {
                    name: t('catalogue.sheet.categories'),
                    value: <span className={styles.links}>{links}</span>,
                  },
                ]),
          ]}
        />
      </section>
    </div>
  )
}

function CardSkeletons() {
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <Skeleton className={styles.cover} />
        <Skeleton className={styles.line} />
      </div>
      <div className={styles.deeds}>
        <Skeleton className={styles.action} />
        <Skeleton className={styles.action} />
      </div>
    </div>
  )
}
