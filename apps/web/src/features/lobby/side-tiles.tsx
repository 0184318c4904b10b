// Beside the carousel: the game of the day [2.69] and the current or next tournament; banners where one is missing.
import type { Banner } from '@yanta/contract'
import { type ReactNode, useMemo } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { writeFund } from '../../domain/contest/contest-head.ts'
import { useCurrentEvent } from '../../domain/contest/use-current-events.ts'
import { usePlayerCurrency } from '../../domain/wallet/use-player-currency.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Countdown } from '../../ui/feedback/countdown.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/data/picture.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import styles from './hero.module.css'
import type { ContestTile as ContestData, DayGame } from './side-data.ts'

interface TileProps {
  image: string
  tag?: ReactNode
  title: ReactNode
  text: string | null
  /** The link over the whole tile, or a countdown. */
  children: ReactNode
  className?: string
}

function Tile({ image, tag, title, text, children, className }: TileProps) {
  return (
    <div className={joinClasses(styles.tile, className)}>
      <Picture source={image} alt="" width={720} height={480} sizes="(max-width: 508px) 56vw, 300px" />
      {tag}
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      <div className={styles.link}>{children}</div>
    </div>
  )
}

/** [2.69] Replaced by another one when the day is over. */
export function DayGameTile({ game: { slug, name, preview, text, endAt } }: { game: DayGame }) {
  const { t } = useI18n()
  useCurrentEvent(useMemo(() => ({ status: 'active' as const, startAt: null, endAt }), [endAt]))
  return (
    <Tile
      image={preview}
      className={styles.cover}
      title={name}
      text={text}
      tag={
        <Tag color="amber" size="small">
          <Icon name="star" size={14} />
          {t('lobby.day.tag')}
        </Tag>
      }
    >
      <ButtonLink
        look="primary"
        size="small"
        to={`/play/${slug}`}
        aria-label={t('lobby.day.playOf', { name })}
      >
        <Icon name="play" size={16} />
        {t('lobby.day.play')}
      </ButtonLink>
    </Tile>
  )
}

export function ContestTile({ contest }: { contest: ContestData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { slug, title, image, fund, status, startAt, endAt } = useCurrentEvent(contest)
  const prize = writeFund(fund, usePlayerCurrency(), i18n)
  const units = {
    days: t('lobby.unit.days'),
    hours: t('lobby.unit.hours'),
    minutes: t('lobby.unit.minutes'),
    seconds: t('lobby.unit.seconds'),
  }
  const isFuture = status === 'future'
  return (
    <Tile
      image={image}
      title={<a href={`/tournaments/${slug}`}>{title}</a>}
      text={prize && t('lobby.contest.prize', { prize })}
      tag={
        <Tag color="violet" size="small">
          <Icon name={isFuture ? 'clock' : 'trophy'} size={14} />
          {t(isFuture ? 'lobby.contest.soon' : 'lobby.contest.now')}
        </Tag>
      }
    >
      <Countdown
        label={t(isFuture ? 'lobby.contest.starts' : 'lobby.contest.ends', { title })}
        endsAt={Date.parse(isFuture ? startAt : endAt)}
        units={units}
      />
    </Tile>
  )
}

export function BannerTile({
  banner: { imageSmall, tag, title, text, url, buttonText },
}: {
  banner: Banner
}) {
  const { t } = useI18n()
  return (
    <Tile
      image={imageSmall}
      title={title}
      text={text}
      tag={
        tag && (
          <Tag color="amber" size="small">
            {tag}
          </Tag>
        )
      }
    >
      <ButtonLink look="primary" size="small" to={url}>
        {buttonText ?? t('lobby.hero.open')}
      </ButtonLink>
    </Tile>
  )
}
