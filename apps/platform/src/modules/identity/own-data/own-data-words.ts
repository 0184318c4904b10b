import type {
  ContactType,
  DepositStatus,
  LimitKind,
  LimitPeriod,
  Locale,
  PayoutStatus,
} from '@yanta/contract'

interface OwnDataWords {
  title: string
  profile: (number: string) => string
  /** What the other file is for. */
  everything: string
  signed: (date: string, zone: string, player: string) => string
  page: (page: number, pages: number) => string
  yes: string
  no: string
  none: string
  unproven: string
  tables: Record<
    | 'account'
    | 'contacts'
    | 'consents'
    | 'logins'
    | 'deposits'
    | 'payouts'
    | 'gifts'
    | 'limits'
    | 'breaks'
    | 'exclusions'
    | 'play',
    string
  >
  columns: Record<
    | 'field'
    | 'value'
    | 'date'
    | 'until'
    | 'ended'
    | 'limit'
    | 'sum'
    | 'device'
    | 'address'
    | 'method'
    | 'target'
    | 'status'
    | 'amount'
    | 'gift'
    | 'rounds'
    | 'period'
    | 'staked'
    | 'won'
    | 'proven',
    string
  >
  fields: Record<
    | 'nickname'
    | 'name'
    | 'birthday'
    | 'gender'
    | 'country'
    | 'address'
    | 'registered'
    | 'closed'
    | 'currency'
    | 'language'
    | 'terms'
    | 'news'
    | 'newDevice',
    string
  >
  genders: Record<string, string>
  limits: Record<LimitKind, string>
  periods: Record<LimitPeriod, string>
  minutes: (count: string) => string
  forever: string
  contacts: Record<ContactType, string>
  languages: Record<Locale, string>
  deposits: Record<DepositStatus, string>
  payouts: Record<PayoutStatus, string>
  gifts: Record<'received' | 'activated' | 'used' | 'expired' | 'revoked', string>
}

export const ownDataWords: Record<Locale, OwnDataWords> = {
  ru: {
    title: 'Ваши данные',
    profile: (number) => `Профиль № ${number}`,
    everything: 'Здесь главное. Всё до последнего поля — в файле JSON: скачайте его там же, где и этот.',
    signed: (date, zone, player) => `Составлено ${date} (${zone}), профиль № ${player}`,
    page: (page, pages) => `Страница ${page} из ${pages}`,
    yes: 'да',
    no: 'нет',
    none: 'не указано',
    unproven: 'не подтверждён',
    tables: {
      account: 'Анкета',
      contacts: 'Контакты',
      consents: 'Согласия',
      logins: 'Входы и устройства',
      deposits: 'Пополнения',
      payouts: 'Выводы',
      gifts: 'Подарки',
      limits: 'Лимиты',
      breaks: 'Перерывы',
      exclusions: 'Самоисключение',
      play: 'Игра за всё время',
    },
    columns: {
      field: 'Поле',
      value: 'Значение',
      date: 'Дата',
      until: 'До',
      ended: 'Снято',
      limit: 'Лимит',
      sum: 'Не больше',
      device: 'Устройство',
      address: 'IP-адрес',
      method: 'Способ',
      target: 'Куда',
      status: 'Состояние',
      amount: 'Сумма',
      gift: 'Подарок',
      rounds: 'Раунды',
      period: 'Период',
      staked: 'Ставки',
      won: 'Выигрыши',
      proven: 'Подтверждён',
    },
    fields: {
      nickname: 'Никнейм',
      name: 'Имя',
      birthday: 'Дата рождения',
      gender: 'Пол',
      country: 'Страна',
      address: 'Адрес',
      registered: 'Регистрация',
      closed: 'Аккаунт закрыт',
      currency: 'Валюта счёта',
      language: 'Язык сообщений',
      terms: 'Правила, версия и дата',
      news: 'Подарки и новости на почту',
      newDevice: 'Письма о новых устройствах',
    },
    genders: { female: 'женский', male: 'мужской' },
    limits: { deposit: 'пополнения', loss: 'проигрыш', stake: 'ставки', time: 'время игры' },
    periods: { day: 'за день', week: 'за неделю', month: 'за месяц' },
    minutes: (count) => `${count} мин`,
    forever: 'навсегда',
    contacts: { email: 'Почта', phone: 'Телефон' },
    languages: { ru: 'русский', en: 'английский' },
    deposits: {
      created: 'начато',
      pending: 'в обработке',
      unknown: 'выясняется',
      success: 'зачислено',
      failed: 'не прошло',
    },
    payouts: {
      new: 'на проверке',
      approved: 'одобрен',
      sent: 'отправлен',
      done: 'выплачен',
      refused: 'отклонён',
      failed: 'не прошёл',
      cancelled: 'отменён',
    },
    gifts: {
      received: 'получен',
      activated: 'активен',
      used: 'использован',
      expired: 'истёк',
      revoked: 'сгорел',
    },
  },
  en: {
    title: 'Your data',
    profile: (number) => `Profile no. ${number}`,
    everything:
      'This is the essence. The JSON file, to be had in the same place, has everything field by field.',
    signed: (date, zone, player) => `Made on ${date} (${zone}), profile no. ${player}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    yes: 'yes',
    no: 'no',
    none: 'not provided',
    unproven: 'not confirmed',
    tables: {
      account: 'Your details',
      contacts: 'Contacts',
      consents: 'Consents',
      logins: 'Logins and devices',
      deposits: 'Deposits',
      payouts: 'Withdrawals',
      gifts: 'Gifts',
      limits: 'Limits',
      breaks: 'Breaks',
      exclusions: 'Self-exclusion',
      play: 'Play, of all time',
    },
    columns: {
      field: 'Field',
      value: 'Value',
      date: 'Date',
      until: 'Until',
      ended: 'Lifted',
      limit: 'Limit',
      sum: 'At most',
      device: 'Device',
      address: 'IP address',
      method: 'Method',
      target: 'To',
      status: 'Status',
      amount: 'Amount',
      gift: 'Gift',
      rounds: 'Rounds',
      period: 'Period',
      staked: 'Stakes',
      won: 'Wins',
      proven: 'Confirmed',
    },
    fields: {
      nickname: 'Nickname',
      name: 'Name',
      birthday: 'Date of birth',
      gender: 'Gender',
      country: 'Country',
      address: 'Address',
      registered: 'Registered',
      closed: 'Account closed',
      currency: 'Account currency',
      language: 'Language of e-mails',
      terms: 'Terms, version and date',
      news: 'Gifts and news by e-mail',
      newDevice: 'E-mails about new devices',
    },
    genders: { female: 'female', male: 'male' },
    limits: { deposit: 'deposits', loss: 'losses', stake: 'stakes', time: 'time of play' },
    periods: { day: 'a day', week: 'a week', month: 'a month' },
    minutes: (count) => `${count} min`,
    forever: 'for ever',
    contacts: { email: 'E-mail', phone: 'Phone' },
    languages: { ru: 'Russian', en: 'English' },
    deposits: {
      created: 'begun',
      pending: 'in progress',
      unknown: 'being checked',
      success: 'credited',
      failed: 'failed',
    },
    payouts: {
      new: 'being checked',
      approved: 'approved',
      sent: 'sent',
      done: 'paid',
      refused: 'refused',
      failed: 'failed',
      cancelled: 'cancelled',
    },
    gifts: {
      received: 'received',
      activated: 'active',
      used: 'used',
      expired: 'expired',
      revoked: 'lost',
    },
  },
}
