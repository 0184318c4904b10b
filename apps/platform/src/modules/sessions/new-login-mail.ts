import type { Locale } from '@yanta/contract'
import { describeDevice } from './describe-device.ts'

interface Login {
  address: string
  userAgent: string
}

/** Tells a player that their account was entered from a device we have not seen. Times are UTC, as we don't know theirs. */
export function buildNewLoginMail(locale: Locale, { address, userAgent }: Login, at: Date): { subject: string; body: string } {
  const time = `${new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`
  const device = describeDevice(userAgent, locale)
  if (locale === 'ru') {
    return {
      subject: '{brand}: вход с нового устройства',
      body: `В ваш аккаунт в {brandPrepositional} вошли с нового устройства.\n\nУстройство: ${device}\nАдрес: ${address}\nВремя: ${time}\n\nЕсли это были вы, ничего делать не нужно. Если нет, смените пароль и напишите в поддержку.`,
    }
  }
  return {
    subject: '{brand}: new device login',
    body: `Someone logged in to your {brand} account from a new device.\n\nDevice: ${device}\nAddress: ${address}\nTime: ${time}\n\nIf it was you, there is nothing to do. If not, change your password and write to support.`,
  }
}
