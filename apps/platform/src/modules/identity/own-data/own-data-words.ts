import type { ContactType, DepositStatus, Locale, PayoutStatus } from '@yanta/contract'

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
    'account' | 'contacts' | 'consents' | 'logins' | 'deposits' | 'payouts' | 'gifts' | 'breaks' | 'play',
    string
  >
  columns: Record<
    | 'field'
    | 'value'
    | 'date'
    | 'until'
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
      breaks: 'Перерывы',
      play: 'Игра за всё время',
    },
    columns: {
      field: 'Поле',
      value: 'Значение',
      date: 'Дата',
      until: 'До',
      device: 'Устройство',
      address: 'IP-адрес',
      method: 'Способ',
      target: 'Куда',
      status: 'Состояние',
      amount: 'Сумма',
      gift: 'Подарок',
      rounds: 'Раунды',
      period: 'Первый и последний',
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
      language: 'Язык писем',
      terms: 'Правила, версия и дата',
      news: 'Подарки и новости на почту',
      newDevice: 'Письма о новых устройствах',
    },
    genders: { female: 'женский', male: 'мужской' },
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
      breaks: 'Breaks',
      play: 'Play, of all time',
    },
    columns: {
      field: 'Field',
      value: 'Value',
      date: 'Date',
      until: 'Until',
      device: 'Device',
      address: 'IP address',
      method: 'Method',
      target: 'To',
      status: 'Status',
      amount: 'Amount',
      gift: 'Gift',
      rounds: 'Rounds',
      period: 'First and last',
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
