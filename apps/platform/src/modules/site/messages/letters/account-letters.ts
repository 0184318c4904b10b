// Letters about events of an account, so that its owner is informed even when another person caused them.
import type { ContactType, Locale } from '@yanta/contract'
import { formatInstantInWords } from '@yanta/i18n'
import type { Letter } from './letter.ts'

interface Place {
  at: Date
  /** Browser and system, in the language of the letter. */
  device: string
  address: string
}

export type AccountNews =
  | { kind: 'welcome' }
  | ({ kind: 'new-device' } & Place)
  | ({ kind: 'password-changed' } & Place)
  | ({ kind: 'totp-on' } & Place)
  | ({ kind: 'totp-off' } & Place)
  | ({ kind: 'passkey-added' } & Place)
  /** By support. */
  | { kind: 'totp-removed'; at: Date }
  /** By its owner or by support, for good. */
  | { kind: 'account-closed'; at: Date }
  /** Sent to the previous contact. `contact` is the new one, masked for the previous one's owner. */
  | { kind: 'contact-changed'; type: ContactType; contact: string; at: Date }

export function buildAccountLetter(locale: Locale, news: AccountNews): Letter {
  const { welcome, contactChanged, ...others } = wordings[locale]
  if (news.kind === 'welcome') return welcome
  const { labels, security } = frame[locale]
  const time: [string, string] = [labels.at, formatInstantInWords(news.at, locale)]
  if (news.kind === 'contact-changed') {
    const { [news.type]: words } = contactChanged
    return {
      ...words,
      preview: words.paragraphs[0]!,
      facts: [[labels[news.type], news.contact], time],
      small: [security],
    }
  }
  const words = others[news.kind]
  if (news.kind === 'totp-removed' || news.kind === 'account-closed')
    return { ...words, preview: words.paragraphs[0]!, facts: [time], small: [security] }
  return {
    ...words,
    preview: words.paragraphs[0]!,
    facts: [[labels.device, news.device], [labels.address, news.address], time],
    small: [security],
  }
}

const frame = {
  ru: {
    labels: {
      device: 'Устройство',
      address: 'IP-адрес',
      at: 'Время',
      phone: 'Новый телефон',
      email: 'Новая почта',
    },
    security: 'Мы пишем о таких событиях, чтобы никто не распоряжался вашим аккаунтом без вашего ведома.',
  },
  en: {
    labels: { device: 'Device', address: 'IP address', at: 'Time', phone: 'New phone', email: 'New e-mail' },
    security: 'We send e-mails like this so that nobody can use your account without you knowing.',
  },
} as const

/** Devices, passkeys, the code of an app and the password. */
const securityPath = '/profile/security'

type Words = Pick<Letter, 'subject' | 'title' | 'paragraphs' | 'button'>
type Wordings = Record<
  | 'new-device'
  | 'password-changed'
  | 'totp-on'
  | 'totp-off'
  | 'passkey-added'
  | 'totp-removed'
  | 'account-closed',
  Words
> & { welcome: Letter; contactChanged: Record<ContactType, Words> }

const wordings: Record<Locale, Wordings> = {
  ru: {
    welcome: {
      subject: '{brand}: добро пожаловать',
      preview: 'Аккаунт готов. Вот с чего можно начать.',
      title: 'Добро пожаловать',
      paragraphs: [
        'Ваш аккаунт в {brandPrepositional} готов: игры, турниры и подарки ждут вас на главной.',
        'Пусть игра остаётся удовольствием: как держать её под контролем, рассказано на странице «Ответственная игра».',
      ],
      button: { label: 'К играм', to: '/' },
      small: ['Вы получили это письмо, потому что зарегистрировались с этим адресом.'],
    },
    'new-device': {
      subject: '{brand}: вход с нового устройства',
      title: 'Вход с нового устройства',
      paragraphs: [
        'В ваш аккаунт в {brandPrepositional} вошли с устройства, которого мы раньше не видели.',
        'Если это были вы, ничего делать не нужно. Если нет, сразу смените пароль: на других устройствах нужно будет войти заново.',
      ],
      button: { label: 'Проверить входы', to: securityPath },
    },
    'password-changed': {
      subject: '{brand}: пароль изменён',
      title: 'Пароль изменён',
      paragraphs: [
        'Пароль вашего аккаунта в {brandPrepositional} изменён, на других устройствах нужно будет войти заново.',
        'Если это сделали не вы, сразу задайте новый пароль и напишите в поддержку.',
      ],
      button: { label: 'Задать новый пароль', to: '/remind' },
    },
    'totp-on': {
      subject: '{brand}: вход с кодом из приложения включён',
      title: 'Вход с кодом включён',
      paragraphs: [
        'Теперь при входе на сайт {brandGenitive} нужен ещё и код из приложения. Храните резервные коды там, где найдёте их без телефона.',
        'Если это сделали не вы, сразу задайте новый пароль и напишите в поддержку.',
      ],
      button: { label: 'Открыть защиту входа', to: securityPath },
    },
    'totp-off': {
      subject: '{brand}: вход с кодом из приложения отключён',
      title: 'Вход с кодом отключён',
      paragraphs: [
        'Код из приложения при входе на сайт {brandGenitive} больше не нужен: хватит пароля или кода из SMS.',
        'Если это сделали не вы, сразу задайте новый пароль и напишите в поддержку.',
      ],
      button: { label: 'Задать новый пароль', to: '/remind' },
    },
    'totp-removed': {
      subject: '{brand}: вход с кодом из приложения отключён',
      title: 'Вход с кодом отключён',
      paragraphs: [
        'Поддержка отключила код из приложения для вашего аккаунта в {brandPrepositional}: теперь хватит пароля или кода из SMS. Включить его снова можно в разделе «Защита входа».',
        'Если вы об этом не просили, сразу напишите в поддержку.',
      ],
      button: { label: 'Открыть защиту входа', to: securityPath },
    },
    'passkey-added': {
      subject: '{brand}: добавлен ключ доступа',
      title: 'Добавлен ключ доступа',
      paragraphs: [
        'К вашему аккаунту в {brandPrepositional} добавлен ключ доступа: с ним входят без пароля, по отпечатку, лицу или PIN-коду.',
        'Если это сделали не вы, удалите ключ в разделе «Защита входа», задайте новый пароль и напишите в поддержку.',
      ],
      button: { label: 'Открыть защиту входа', to: securityPath },
    },
    'account-closed': {
      subject: '{brand}: аккаунт закрыт',
      title: 'Аккаунт закрыт',
      paragraphs: [
        'Ваш аккаунт в {brandPrepositional} закрыт: войти в него больше нельзя, бонусы и подарки сгорели. Ваши данные мы сотрём, когда пройдёт срок, в течение которого закон велит их хранить.',
        'Если вы об этом не просили, сразу напишите в поддержку.',
      ],
      button: { label: 'Написать в поддержку', to: '/contacts' },
    },
    contactChanged: {
      email: {
        subject: '{brand}: почта аккаунта изменена',
        title: 'Почта аккаунта изменена',
        paragraphs: [
          'Поддержка изменила почту вашего аккаунта в {brandPrepositional}. Письма теперь приходят на новый адрес.',
          'Если вы об этом не просили, сразу напишите в поддержку.',
        ],
        button: { label: 'Написать в поддержку', to: '/contacts' },
      },
      phone: {
        subject: '{brand}: телефон аккаунта изменён',
        title: 'Телефон аккаунта изменён',
        paragraphs: [
          'Поддержка изменила телефон вашего аккаунта в {brandPrepositional}. Коды теперь приходят на новый номер.',
          'Если вы об этом не просили, сразу напишите в поддержку.',
        ],
        button: { label: 'Написать в поддержку', to: '/contacts' },
      },
    },
  },
  en: {
    welcome: {
      subject: 'Welcome to {brand}',
      preview: 'Your account is ready. Here is where to start.',
      title: 'Welcome',
      paragraphs: [
        'Your {brand} account is ready: games, tournaments and gifts are waiting in the lobby.',
        'Keep it fun: the “Responsible gaming” page explains how to stay in control.',
      ],
      button: { label: 'To the games', to: '/' },
      small: ['You are getting this e-mail because you registered with this address.'],
    },
    'new-device': {
      subject: '{brand}: login from a new device',
      title: 'Login from a new device',
      paragraphs: [
        'Someone logged in to your {brand} account from a device we had not seen before.',
        'If it was you, you can ignore this e-mail. If not, change your password right away: that logs out every other device.',
      ],
      button: { label: 'Check your devices', to: securityPath },
    },
    'password-changed': {
      subject: '{brand}: your password has changed',
      title: 'Your password has changed',
      paragraphs: [
        'The password for your {brand} account was changed, and all other devices have been logged out.',
        "If it wasn't you, set a new password right away and contact support.",
      ],
      button: { label: 'Set a new password', to: '/remind' },
    },
    'totp-on': {
      subject: '{brand}: login with an app code is on',
      title: 'Login with a code is on',
      paragraphs: [
        'From now on {brand} will ask for a code from your app when you log in. Keep your recovery codes somewhere you can reach without your phone.',
        "If it wasn't you, set a new password right away and contact support.",
      ],
      button: { label: 'Open login security', to: securityPath },
    },
    'totp-off': {
      subject: '{brand}: login with an app code is off',
      title: 'Login with a code is off',
      paragraphs: [
        '{brand} no longer asks for a code from your app when you log in: your password or a code by text message is enough.',
        "If it wasn't you, set a new password right away and contact support.",
      ],
      button: { label: 'Set a new password', to: '/remind' },
    },
    'totp-removed': {
      subject: '{brand}: login with an app code is off',
      title: 'Login with a code is off',
      paragraphs: [
        'Support has turned off the app code for your {brand} account: your password or a code by text message is enough now. You can turn it on again under “Login security”.',
        "If you didn't ask for this, contact support right away.",
      ],
      button: { label: 'Open login security', to: securityPath },
    },
    'passkey-added': {
      subject: '{brand}: a passkey was added',
      title: 'A passkey was added',
      paragraphs: [
        'A passkey was added to your {brand} account: it lets you log in with a fingerprint, face or PIN instead of a password.',
        "If it wasn't you, remove the passkey under “Login security”, set a new password and contact support.",
      ],
      button: { label: 'Open login security', to: securityPath },
    },
    'account-closed': {
      subject: 'Your {brand} account is closed',
      title: 'Your account is closed',
      paragraphs: [
        'Your {brand} account is closed: nobody can log in to it any more, and its bonuses and gifts are gone. We will erase your details once the time has passed for which the law has us keep them.',
        "If you didn't ask for this, contact support right away.",
      ],
      button: { label: 'Contact support', to: '/contacts' },
    },
    contactChanged: {
      email: {
        subject: '{brand}: your e-mail address has changed',
        title: 'Your e-mail address has changed',
        paragraphs: [
          'Support changed the e-mail address of your {brand} account. From now on we will write to the new one.',
          "If you didn't ask for this, contact support right away.",
        ],
        button: { label: 'Contact support', to: '/contacts' },
      },
      phone: {
        subject: '{brand}: your phone number has changed',
        title: 'Your phone number has changed',
        paragraphs: [
          'Support changed the phone number of your {brand} account. From now on codes go to the new number.',
          "If you didn't ask for this, contact support right away.",
        ],
        button: { label: 'Contact support', to: '/contacts' },
      },
    },
  },
}
