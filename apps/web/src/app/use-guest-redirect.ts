import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '../i18n/use-i18n.tsx'
import { takeLedAway } from '../lib/led-away.ts'
import { type RouteName, buildPath } from '../lib/route-table.ts'
import { showToast } from '../lib/toast-queue.ts'
import './led-away.messages.json'

const security = { path: buildPath('profileSecurity'), label: 'led_away.security' } as const
const info = { path: buildPath('profileInfo'), label: 'led_away.info' } as const

/** What is said to a player who asked for which screen of guests, and where the setting is that they were after. */
const words = {
  remind: { text: 'led_away.password', ...security },
  newPassword: { text: 'led_away.password', ...security },
  login: { text: 'led_away.login', ...security },
  registration: { text: 'led_away.registration', ...info },
} as const satisfies Partial<Record<RouteName, object>>

/** Tells a player who was led to main why [2.17], until they close it. */
export function useLedAway(): void {
  const { key } = useLocation()
  const { t } = useI18n()
  const tell = useEffectEvent(() => {
    const name = takeLedAway()
    if (name === null || !Object.hasOwn(words, name)) return
    const { text, path, label } = words[name as keyof typeof words]
    showToast({
      id: 'led-away',
      type: 'info',
      title: t('led_away.title'),
      text: t(text, { link: `<a href="${path}">${t(label)}</a>` }),
      durationMs: 0,
    })
  })
  useEffect(() => tell(), [key])
}
