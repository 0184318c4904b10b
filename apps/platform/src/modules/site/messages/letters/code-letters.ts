// Letters with a code that proves an e-mail address. Their reader owns the address, so they may reveal whether there is an account.
import type { Locale } from '@yanta/contract'
import type { CodeLetter } from './code-request.ts'
import type { Letter } from './letter.ts'

type Words = Omit<Letter, 'code' | 'preview' | 'small'> & { lasts?: string; unasked?: string }

export function buildCodeLetter(locale: Locale, { code, purpose, link, hasAccount }: CodeLetter): Letter {
  const usual = frame[locale]
  const {
    lasts = usual.lasts,
    unasked = usual.unasked[purpose],
    subject,
    ...words
  } = wordings[locale][purpose](hasAccount, link)
  return { ...words, subject: `${code} — ${subject}`, preview: usual.preview, code, small: [lasts, unasked] }
}

const frame = {
  ru: {
    preview: 'Код действует 10 минут. Никому его не сообщайте.',
    lasts:
      'Код действует 10 минут. Никому его не сообщайте: сотрудники {brandGenitive} никогда о нём не спрашивают.',
    unasked: {
      login: 'Если вы не пытались войти, ничего делать не нужно: без кода в аккаунт не попасть.',
      registration: 'Если вы не регистрировались, просто удалите это письмо: без кода ничего не произойдёт.',
      restore: 'Если вы об этом не просили, ничего делать не нужно: пароль останется прежним.',
      contact: 'Если вы об этом не просили, просто удалите это письмо: без кода адрес ни к чему не привяжут.',
      payout: 'Если вы не выводили деньги, никому не называйте код и смените пароль.',
    },
  },
  en: {
    preview: 'The code is valid for 10 minutes. Never share it with anyone.',
    lasts:
      'The code is valid for 10 minutes. Never share it with anyone: {brand} staff will never ask you for it.',
    unasked: {
      login:
        "If you didn't try to log in, you can ignore this e-mail: nobody can get into your account without the code.",
      registration: "If you didn't register, just ignore this e-mail: nothing happens without the code.",
      restore: "If you didn't ask for this, you can ignore this e-mail: your password stays as it is.",
      contact: "If you didn't ask for this, just ignore this e-mail: nothing happens without the code.",
      payout: "If you didn't ask for a withdrawal, share the code with nobody and change your password.",
    },
  },
} as const

const wordings: Record<
  Locale,
  Record<CodeLetter['purpose'], (hasAccount: boolean, link?: string) => Words>
> = {
  ru: {
    login: () => ({
      subject: 'код для входа на сайт {brandGenitive}',
      title: 'Код для входа',
      paragraphs: ['Введите его на сайте, чтобы войти в аккаунт.'],
    }),
    registration: (hasAccount) =>
      hasAccount
        ? {
            subject: 'у вас уже есть аккаунт в {brandPrepositional}',
            title: 'У вас уже есть аккаунт',
            paragraphs: [
              'Кто-то — возможно, вы — регистрируется в {brandPrepositional} с этим адресом. Второй аккаунт не нужен: войдите в свой, а если забыли пароль, задайте новый.',
              'Введите этот код на сайте, чтобы подтвердить, что адрес ваш:',
            ],
            button: { label: 'Войти', to: '/login' },
          }
        : {
            subject: 'код для регистрации в {brandPrepositional}',
            title: 'Подтвердите почту',
            paragraphs: ['Введите этот код на сайте, и можно продолжать регистрацию.'],
          },
    contact: (hasAccount) =>
      hasAccount
        ? {
            subject: 'этот адрес уже у вашего аккаунта в {brandPrepositional}',
            title: 'Адрес уже занят',
            paragraphs: [
              'Кто-то — возможно, вы — добавляет этот адрес к другому аккаунту в {brandPrepositional}. Он уже подтверждён у вашего аккаунта, поэтому добавить его второй раз нельзя.',
              'Код, чтобы подтвердить, что адрес ваш:',
            ],
          }
        : {
            subject: 'код для подтверждения почты в {brandPrepositional}',
            title: 'Подтвердите почту',
            paragraphs: [
              'Введите этот код на сайте: сюда будут приходить чеки, итоги акций и вход, если потеряете телефон.',
            ],
          },
    payout: () => ({
      subject: 'код для вывода денег из {brandGenitive}',
      title: 'Код для вывода',
      paragraphs: ['Введите его на сайте, чтобы подтвердить заявку на вывод.'],
    }),
    restore: (hasAccount, link) =>
      hasAccount
        ? {
            subject: 'код для нового пароля в {brandPrepositional}',
            title: 'Новый пароль',
            paragraphs: [
              link
                ? 'Чтобы задать новый пароль, введите этот код на сайте или нажмите «Задать новый пароль».'
                : 'Чтобы задать новый пароль, введите этот код на сайте.',
            ],
            ...(link && { button: { label: 'Задать новый пароль', to: link } }),
            lasts:
              'Код действует 10 минут, ссылка — час; сработают они один раз. Никому их не показывайте: сотрудники {brandGenitive} никогда о них не спрашивают.',
          }
        : {
            subject: 'аккаунта с этим адресом в {brandPrepositional} нет',
            title: 'Аккаунта с этим адресом нет',
            paragraphs: [
              'Кто-то — возможно, вы — восстанавливает пароль в {brandPrepositional}, но с этим адресом никто не регистрировался. Попробуйте другую почту или телефон — или создайте аккаунт.',
              'Введите этот код на сайте, чтобы подтвердить, что адрес ваш:',
            ],
            button: { label: 'Создать аккаунт', to: '/registration' },
            unasked: 'Если вы об этом не просили, просто удалите это письмо.',
          },
  },
  en: {
    login: () => ({
      subject: 'your {brand} login code',
      title: 'Your login code',
      paragraphs: ['Enter it on the site to log in.'],
    }),
    registration: (hasAccount) =>
      hasAccount
        ? {
            subject: 'you already have a {brand} account',
            title: 'You already have an account',
            paragraphs: [
              "Someone, possibly you, is registering at {brand} with this address. You don't need a second account: log in to yours, or set a new password if you've forgotten it.",
              'Enter this code on the site to confirm that the address is yours:',
            ],
            button: { label: 'Log in', to: '/login' },
          }
        : {
            subject: 'your {brand} registration code',
            title: 'Confirm your e-mail',
            paragraphs: ['Enter this code on the site to continue your registration.'],
          },
    contact: (hasAccount) =>
      hasAccount
        ? {
            subject: 'this address already belongs to your {brand} account',
            title: 'This address is in use',
            paragraphs: [
              'Someone, possibly you, is adding this address to another {brand} account. Your account has it already, so it can’t be added a second time.',
              'This code proves that the address is yours:',
            ],
          }
        : {
            subject: 'your {brand} confirmation code',
            title: 'Confirm your e-mail',
            paragraphs: [
              'Enter this code on the site. Receipts and results will come here, and a way in if you lose your phone.',
            ],
          },
    payout: () => ({
      subject: 'your {brand} withdrawal code',
      title: 'Your withdrawal code',
      paragraphs: ['Enter it on the site to confirm your withdrawal.'],
    }),
    restore: (hasAccount, link) =>
      hasAccount
        ? {
            subject: 'your code for a new {brand} password',
            title: 'A new password',
            paragraphs: [
              link
                ? 'To set a new password, enter this code on the site or press “Set a new password”.'
                : 'To set a new password, enter this code on the site.',
            ],
            ...(link && { button: { label: 'Set a new password', to: link } }),
            lasts:
              'The code is valid for 10 minutes and the link for an hour; each works once. Never share them with anyone: {brand} staff will never ask for them.',
          }
        : {
            subject: 'no {brand} account with this address',
            title: 'No account with this address',
            paragraphs: [
              'Someone, possibly you, is resetting a password at {brand}, but nobody has registered with this address. Try another e-mail or your phone number, or create an account.',
              'Enter this code on the site to confirm that the address is yours:',
            ],
            button: { label: 'Create an account', to: '/registration' },
            unasked: "If you didn't ask for this, just ignore this e-mail.",
          },
  },
}
