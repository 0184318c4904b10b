import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '../i18n/use-i18n.tsx'
import { consumeRedirect, isRedirectUntold } from '../navigation/guest-redirect.ts'

/** Explains to a player who was redirected to main why [2.17]. */
export function useLedAway(): void {
  const { key } = useLocation()
  const { t } = useI18n()
  const tell = useEffectEvent(() => {
    if (!isRedirectUntold()) return
    import('./explain-redirect.ts').then(
      ({ explainRedirect }) => {
        const name = consumeRedirect()
        if (name !== null) explainRedirect(name, t)
      },
      // The next page tells it.
      () => {},
    )
  })
  useEffect(() => tell(), [key])
}
