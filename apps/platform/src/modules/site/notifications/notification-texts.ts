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
  'payout.sent.title': 'Вывод отправлен',
  'payout.sent.text': '{amount}, получатель {target}.',
  'payout.refused.title': 'Вывод отклонён',
  'payout.refused.text': '{amount} снова на балансе. Причина названа в заявке.',
  'payout.failed.title': 'Вывод не прошёл',
  'payout.failed.text': '{amount} снова на балансе. Причина названа в заявке.',
  'payout.button': 'Открыть заявку',
  'deposit.title': 'Пополнение зачислено',
  'deposit.text': '+{amount} на балансе.',
  'deposit.button': 'Открыть кассу',
  'winback.title': 'Возвращаем {amount}',
  'winback.text': 'Часть проигранного за неделю, без отыгрыша. {left}',
  'winback.over': 'Забрать эту сумму уже нельзя: срок вышел.',
  'winback.button': 'Забрать',
  'promotion.title': 'Акция началась: {title}',
  'promotion.text': 'Вы уже в списке участников.',
  'promotion.button': 'К акции',
  'document.approved.title': 'Документ принят',
  'document.declined.title': 'Документ не принят',
  'document.approved.identity': 'Личность подтверждена.',
  'document.approved.payment_card': 'Банковская карта подтверждена.',
  'document.approved.e_wallet': 'Электронный кошелёк подтверждён.',
  'document.approved.additional': 'Дополнительный документ проверен.',
  'document.declined.identity':
    'Фото документа, удостоверяющего личность, не подошло. Причина — в профиле, там же можно отправить новое.',
  'document.declined.payment_card':
    'Фото банковской карты не подошло. Причина — в профиле, там же можно отправить новое.',
  'document.declined.e_wallet':
    'Снимок электронного кошелька не подошёл. Причина — в профиле, там же можно отправить новый.',
  'document.declined.additional':
    'Дополнительный документ не подошёл. Причина — в профиле, там же можно отправить новый.',
  'document.button': 'Мои документы',
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
  'payout.sent.title': 'Withdrawal sent',
  'payout.sent.text': '{amount} to {target}.',
  'payout.refused.title': 'Withdrawal refused',
  'payout.refused.text': '{amount} is back on your balance. The request says why.',
  'payout.failed.title': 'Withdrawal failed',
  'payout.failed.text': '{amount} is back on your balance. The request says why.',
  'payout.button': 'Open the request',
  'deposit.title': 'Deposit credited',
  'deposit.text': '+{amount} on your balance.',
  'deposit.button': 'Open the cashbox',
  'winback.title': '{amount} back for you',
  'winback.text': 'A part of what you lost last week, with nothing to wager. {left}',
  'winback.over': 'It can no longer be collected: its time is over.',
  'winback.button': 'Collect',
  'promotion.title': 'A promotion has begun: {title}',
  'promotion.text': 'You are already on the list.',
  'promotion.button': 'To the promotion',
  'document.approved.title': 'Document accepted',
  'document.declined.title': 'Document not accepted',
  'document.approved.identity': 'Your identity is verified.',
  'document.approved.payment_card': 'Your bank card is verified.',
  'document.approved.e_wallet': 'Your e-wallet is verified.',
  'document.approved.additional': 'Your additional document has been checked.',
  'document.declined.identity':
    'We could not accept the picture of your ID. Your profile says why, and you can send another one there.',
  'document.declined.payment_card':
    'We could not accept the picture of your bank card. Your profile says why, and you can send another one there.',
  'document.declined.e_wallet':
    'We could not accept the picture of your e-wallet. Your profile says why, and you can send another one there.',
  'document.declined.additional':
    'We could not accept your additional document. Your profile says why, and you can send another one there.',
  'document.button': 'My documents',
}

const catalogue = { ru, en }

export function readTexts(locale: Locale): Translate<NotificationText> {
  return createTranslate(catalogue, locale)
}
