import type { Fault } from '../fault.ts'

const web = 'apps/web/src'

export const languageFaults: readonly Fault[] = [
  {
    id: 'no-form-for-a-few',
    says: 'In Russian a category has "3 игр".',
    file: `${web}/features/catalogue/catalogue.messages.json`,
    symbol: 'catalogue.providers.games',
    find: '{count, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
    replace: '{count, plural, one {# игра} many {# игр} other {# игр}}',
    seenBy: ['apps/web/build/weight/message-catalogues.test.ts'],
  },
  {
    id: 'english-left-in-russian',
    says: 'The button that sends a code is Russian on the English page.',
    file: `${web}/features/auth/login/login.messages.json`,
    symbol: 'login.code.send',
    find: '"en": "Get a code"',
    replace: '"en": "Получить код"',
    seenBy: ['apps/web/build/weight/message-languages.test.ts'],
  },
  {
    id: 'refusal-of-the-other-contact',
    says: 'After a failed login with an e-mail the message names the phone or the password.',
    file: `${web}/features/auth/login/login-refusal.ts`,
    symbol: 'describeLoginRefusal',
    find: "type === 'phone' ? 'auth.login.refused.phone' : 'auth.login.refused.email'",
    replace: "type === 'email' ? 'auth.login.refused.phone' : 'auth.login.refused.email'",
    seenBy: [`${web}/features/auth/login/login-refusal.test.ts`],
  },
  {
    id: 'language-of-one-screen',
    says: 'A language that was chosen on a deep address is forgotten on the others.',
    file: `${web}/i18n/locale-cookie.ts`,
    symbol: 'writeLocale',
    find: 'locale=${locale}; Path=/; Max-Age',
    replace: 'locale=${locale}; Max-Age',
    seenBy: [`${web}/features/shell/shell.dom.test.tsx`, 'e2e/site › another language applies at once'],
  },
  {
    id: 'letter-in-the-language-of-the-request',
    says: 'A code for a Russian account is written in English because it was asked for by an English page.',
    file: 'apps/platform/src/modules/identity/codes/codes.service.ts',
    symbol: 'sendCode',
    find: 'locale: account?.locale ?? locale',
    replace: 'locale: locale ?? account?.locale',
    seenBy: [
      'apps/platform/src/modules/identity/codes/send-codes.test.ts',
      'apps/platform/src/modules/identity/codes/email-codes.test.ts',
    ],
  },
]
