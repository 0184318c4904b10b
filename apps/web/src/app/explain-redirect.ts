// Shows a player who was redirected to main why [2.17], until they close it. Loaded for such a player.
import type { I18n } from '../i18n/use-i18n.tsx'
import { type RouteName, buildPath } from '../navigation/route-table.ts'
import { showToast } from '../dialogs/toast-queue.ts'
import './guest-redirect.messages.json'

const security = { path: buildPath('profileSecurity'), label: 'led_away.security' } as const
const info = { path: buildPath('profileInfo'), label: 'led_away.info' } as const

/** Explanation for each requested screen of guests, and a link to the corresponding setting. */
const words = {
  remind: { text: 'led_away.password', ...security },
  newPassword: { text: 'led_away.password', ...security },
  login: { text: 'led_away.login', ...security },
  registration: { text: 'led_away.registration', ...info },
} as const satisfies Partial<Record<RouteName, object>>

export function explainRedirect(name: RouteName, t: I18n['t']): void {
  if (!Object.hasOwn(words, name)) return
  const { text, path, label } = words[name as keyof typeof words]
  showToast({
    id: 'led-away',
    type: 'info',
    title: t('led_away.title'),
    text: t(text, { link: `<a href="${path}">${t(label)}</a>` }),
    durationMs: 0,
  })
}
