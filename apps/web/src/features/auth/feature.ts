// Everything of a guest who wants in: login, registration, a new password, and the welcome afterwards.
import type { CaptchaProps } from '../../domain/captcha/captcha-modal.tsx'
import type { ThanksProps } from './welcome/thanks-modal.tsx'
import type { Manifest } from '../manifest.ts'
import type texts from './auth.messages.json'
import type guestPopups from './guest-popups.messages.json'
import type login from './login/login.messages.json'
import type registration from './registration/registration.messages.json'
import type remind from './remind/remind.messages.json'
import type secondFactor from './second-factor/second-factor.messages.json'
import type welcome from './welcome/welcome.messages.json'

declare module '../../i18n/message-key.ts' {
  interface FirstMessages extends Texts<typeof texts> {}
  interface LaterMessages
    extends
      Texts<typeof guestPopups>,
      Texts<typeof login>,
      Texts<typeof registration>,
      Texts<typeof remind>,
      Texts<typeof secondFactor>,
      Texts<typeof welcome> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    captcha: CaptchaProps
    nickname: { own: string }
    thanks: ThanksProps
  }
}

export const auth = {
  popups: {
    login: { file: 'routes/login.tsx', load: () => import('../../routes/login.tsx') }, // [2.10]
    registration: { file: 'routes/registration.tsx', load: () => import('../../routes/registration.tsx') },
    remind: { file: 'routes/remind.tsx', load: () => import('../../routes/remind.tsx') },
    newPassword: { file: 'routes/new-password.tsx', load: () => import('../../routes/new-password.tsx') }, // [2.11]
  },
  dialogs: {
    captcha: async () => (await import('../../domain/captcha/captcha-modal.tsx')).CaptchaModal,
    nickname: async () => (await import('./welcome/nickname-modal.tsx')).NicknameModal,
    thanks: async () => (await import('./welcome/thanks-modal.tsx')).ThanksModal,
  },
} satisfies Manifest
