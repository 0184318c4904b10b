// What an operator set, in the words of the contract.
import type { ServerData } from '@yanta/contract'
import type { Settings } from '../../../../../content/schemas.ts'

type SetByOperator = Pick<ServerData, 'captcha' | 'abTests' | 'registrationConfig' | 'callCenterConfig' | 'promoTelegramChannelUrl' | 'noIndex' | 'marketing'>

export function presentSettings({ support, registration, captcha, abTests, promoTelegramChannelUrl, noIndex, marketing }: Settings): SetByOperator {
  const { chat, telegram, viber, email } = support
  return {
    captcha: { site_key: captcha.siteKey, active_version: captcha.version, enabled_register: captcha.isAskedAtRegistration },
    abTests, registrationConfig: { skipNickname: registration.skipNickname },
    callCenterConfig: { chatProvider: chat.provider, isUnderMaintenance: chat.isUnderMaintenance, settings: chat.settings, messengers: { telegram, viber }, email },
    promoTelegramChannelUrl, noIndex, marketing,
  }
}
