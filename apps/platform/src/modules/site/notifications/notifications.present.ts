import empty from '@yanta/art/empty.json' with { type: 'json' }
import gifts from '@yanta/art/gifts.json' with { type: 'json' }
import type { LevelEntry } from '@yanta/content'
import type { Locale, UserNotification } from '@yanta/contract'
import { formatMoney, type Translate } from '@yanta/i18n'
import type { AchievementDetails } from '../../rewards/achievements/achievements.service.ts'
import { presentBadge } from '../../rewards/levels/levels.service.ts'
import type { NotificationContent, NotificationKinds } from './notification-kinds.ts'
import { readTexts, type NotificationText } from './notification-texts.ts'
import type { NotificationRecord } from './notifications.repository.ts'

/** What the editors have written of the things that notifications tell of. */
export interface NotificationSubjects {
  levels: readonly LevelEntry[]
  achievements: readonly AchievementDetails[]
}

type Presented = Pick<UserNotification, 'title' | 'msg' | 'image' | 'button'>
type T = Translate<NotificationText>

/** [3.52] in the reader's language. */
export function presentNotification(
  { id, createdAt, ...content }: NotificationRecord,
  subjects: NotificationSubjects,
  { locale, now }: { locale: Locale; now: Date },
): UserNotification {
  return {
    id: String(id),
    status: 'new',
    createdAt: createdAt.toISOString(),
    ...presentContent(content as NotificationContent, subjects, { locale, now }),
  }
}

export function presentContent(
  { kind, data }: NotificationContent,
  { levels, achievements }: NotificationSubjects,
  { locale, now }: { locale: Locale; now: Date },
): Presented {
  const t = readTexts(locale)
  switch (kind) {
    case 'gift':
    case 'giftExpires':
      return presentGift(kind, data, t, { locale, now })
    case 'level':
      return presentLevel(data, levels, t, locale)
    case 'achievement':
      return presentAchievement(
        achievements.find(({ entry }) => entry.slug === data.slug),
        t,
        locale,
      )
    case 'payout':
      return {
        title: t(`payout.${data.status}.title`),
        msg: t(`payout.${data.status}.text`, {
          amount: formatMoney(data.amount, data.currency, locale),
          target: data.target,
        }),
        image: empty.wallet,
        button: { text: t('payout.button'), link: `/cashbox?tab=history&payout=${data.payoutId}` },
      }
    case 'deposit':
      return {
        title: t('deposit.title'),
        msg: t('deposit.text', { amount: formatMoney(data.amount, data.currency, locale) }),
        image: empty.wallet,
        button: { text: t('deposit.button'), link: `/cashbox?deposit=${data.depositId}` },
      }
    case 'limit':
      return presentLimit(data, t, locale)
    case 'winback': {
      const left = describeTimeLeft(data.until, now, t)
      return {
        title: t('winback.title', { amount: formatMoney(data.amount, data.currency, locale) }),
        msg: left ? t('winback.text', { left }) : t('winback.over'),
        image: gifts.cash,
        button: left ? { text: t('winback.button'), link: '/winback' } : null,
      }
    }
    case 'promotion':
      return {
        title: t('promotion.title', { title: data.titles[locale] }),
        msg: t('promotion.text'),
        image: data.image,
        button: { text: t('promotion.button'), link: `/promo/${data.slug}` },
      }
    case 'tournament':
      return presentTournament(data, t, locale)
    case 'document':
      return {
        title: t(`document.${data.event}.title`),
        msg: t(`document.${data.event}.${data.kind}`),
        image: empty.documents,
        button: { text: t('document.button'), link: '/profile/verification' },
      }
  }
}

function presentTournament(
  { path, titles, image, place, cash, currency, gifts }: NotificationKinds['tournament'],
  t: T,
  locale: Locale,
): Presented {
  const won = { place, amount: formatMoney(cash, currency, locale), giftCount: gifts }
  const prize = cash > 0 ? (gifts > 0 ? 'both' : 'cash') : gifts > 0 ? 'gifts' : 'place'
  return {
    title: t('tournament.title', { title: titles[locale] }),
    msg: t(`tournament.${prize}`, won),
    image,
    button: { text: t('tournament.button'), link: path },
  }
}

function presentLimit(
  { kind, period, value, currency, percent }: NotificationKinds['limit'],
  t: T,
  locale: Locale,
): Presented {
  const limit =
    kind === 'time' ? t('limit.minutes', { minutes: value }) : formatMoney(value, currency, locale)
  return {
    title: t(`limit.${percent}.title`),
    msg: t(`limit.${percent}.text`, {
      name: t(`limit.${kind}.${period}`),
      value: limit,
      again: t(`limit.again.${period}`),
    }),
    image: empty.wallet,
    button: { text: t('limit.button'), link: '/profile/safer-play' },
  }
}

function presentGift(
  kind: 'gift' | 'giftExpires',
  { titles, image, expiresAt }: NotificationKinds['gift'],
  t: T,
  { locale, now }: { locale: Locale; now: Date },
): Presented {
  const gift = titles[locale]
  const left = expiresAt === null ? null : describeTimeLeft(expiresAt, now, t)
  const isOver = expiresAt !== null && left === null
  const button = { text: t('gift.button'), link: '/profile/gifts' }
  if (isOver) return { title: gift, msg: t('gift.over'), image, button }
  if (kind === 'giftExpires')
    return {
      title: t('giftExpires.title'),
      msg: t('giftExpires.text', { gift, left: left ?? '' }),
      image,
      button,
    }
  return { title: gift, msg: left ? t('gift.left', { left }) : t('gift.text'), image, button }
}

function presentLevel(
  { from, to }: NotificationKinds['level'],
  levels: readonly LevelEntry[],
  t: T,
  locale: Locale,
): Presented {
  const [before, level] = [levels[from - 1], levels[to - 1]]
  const isMore = level && before && level.cashback > before.cashback
  const text = isMore ? t('level.cashback', { cashback: level.cashback }) : t('level.text', { level: to })
  const giftCount = levels.slice(from, to).filter(({ gift }) => gift !== undefined).length
  return {
    title: t('level.title', { name: level?.name[locale] ?? to }),
    msg: giftCount > 0 ? `${text} ${t('level.gifts', { giftCount })}` : text,
    image: presentBadge(to),
    button: { text: t('level.button'), link: '/profile/levels' },
  }
}

function presentAchievement(details: AchievementDetails | undefined, t: T, locale: Locale): Presented {
  const trophies = { text: t('achievement.button'), link: '/profile/achievements' }
  // The editors have taken it out since.
  if (!details)
    return { title: t('achievement.unknown'), msg: '', image: empty.tournaments, button: trophies }
  const { entry, image, gift } = details
  const text = entry.text[locale]
  return {
    title: t('achievement.title', { title: entry.title[locale] }),
    msg: gift ? t('achievement.gift', { text, gift: gift[locale] }) : t('achievement.text', { text }),
    image,
    button: gift ? { text: t('achievement.giftButton'), link: '/profile/gifts' } : trophies,
  }
}

const hourMs = 3_600_000

/** Whole days or hours; null once it is over. */
function describeTimeLeft(until: string, now: Date, t: T): string | null {
  const leftMs = Date.parse(until) - now.getTime()
  if (leftMs <= 0) return null
  const hours = Math.floor(leftMs / hourMs)
  if (hours >= 48) return t('left.days', { days: Math.floor(hours / 24) })
  return hours > 0 ? t('left.hours', { hours }) : t('left.last')
}
