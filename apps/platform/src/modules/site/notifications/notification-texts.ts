import type { Locale } from '@yanta/contract'
import { createTranslate, type Translate } from '@yanta/i18n'

const ru = {
  'gift.title': '{gift}',
  'gift.text': 'Подарок ждёт вас в профиле.',
  'gift.left': 'Подарок ждёт вас. {left}',
  'gift.over': 'Срок подарка вышел.',
  'gift.button': 'Посмотреть подарок',
  'left.days': 'Осталось {days, plural, one {# день} few {# дня} other {# дней}}.',
  'left.hours': 'Осталось {hours, plural, one {# час} few {# часа} other {# часов}}.',
  'left.last': 'Осталось меньше часа.',
  'giftExpires.title': 'Подарок скоро сгорит',
  'giftExpires.text': '{gift}. {left}',
  'level.title': 'Новый уровень: {name}',
  'level.text': 'Теперь вы на уровне {level}.',
  'level.cashback': 'Кешбэк вырос до {cashback} %.',
  'level.gifts': '{giftCount, plural, one {Подарок за уровень} other {Подарки за уровни}} — в вашем профиле.',
  'level.button': 'Что даёт уровень',
  'achievement.title': 'Достижение: {title}',
  'achievement.unknown': 'Новое достижение',
  'achievement.text': '{text}.',
  'achievement.gift': '{text}. Подарок — {gift}.',
  'achievement.button': 'Мои трофеи',
  'achievement.giftButton': 'Забрать подарок',
  'winback.title': 'Возвращаем {amount}',
  'winback.text': 'Часть проигранного за неделю, без отыгрыша. {left}',
  'winback.over': 'Забрать эту сумму уже нельзя: срок вышел.',
  'winback.button': 'Забрать',
}

export type NotificationText = keyof typeof ru

const en: Record<NotificationText, string> = {
  'gift.title': '{gift}',
  'gift.text': 'The gift is waiting in your profile.',
  'gift.left': 'The gift is waiting for you. {left}',
  'gift.over': 'The gift has expired.',
  'gift.button': 'View the gift',
  'left.days': '{days, plural, one {# day} other {# days}} left.',
  'left.hours': '{hours, plural, one {# hour} other {# hours}} left.',
  'left.last': 'Less than an hour left.',
  'giftExpires.title': 'A gift is about to expire',
  'giftExpires.text': '{gift}. {left}',
  'level.title': 'New level: {name}',
  'level.text': 'You are on level {level} now.',
  'level.cashback': 'Your cashback is {cashback}% now.',
  'level.gifts':
    '{giftCount, plural, one {The gift for the level is} other {The gifts for the levels are}} in your profile.',
  'level.button': 'What the level gives',
  'achievement.title': 'Achievement: {title}',
  'achievement.unknown': 'A new achievement',
  'achievement.text': '{text}.',
  'achievement.gift': '{text}. Gift: {gift}.',
  'achievement.button': 'My trophies',
  'achievement.giftButton': 'Collect the gift',
  'winback.title': '{amount} back for you',
  'winback.text': 'A part of what you lost last week, with nothing to wager. {left}',
  'winback.over': 'It can no longer be collected: its time is over.',
  'winback.button': 'Collect',
}

const catalogue = { ru, en }

export function readTexts(locale: Locale): Translate<NotificationText> {
  return createTranslate(catalogue, locale)
}
