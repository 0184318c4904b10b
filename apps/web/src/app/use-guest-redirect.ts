import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '../i18n/use-i18n.tsx'
import { consumeRedirect } from '../navigation/guest-redirect.ts'

/** Explains to a player who was redirected to main why [2.17]. */
export function useLedAway(): void {
  const { key } = useLocation()
  const { t } = useI18n()
  const tell = useEffectEvent(() => {
    const name = consumeRedirect()
    if (name === null) return
    import('./explain-redirect.ts').then(
      ({ explainRedirect }) => explainRedirect(name, t),
      () => {},
    )
  })
  useEffect(() => tell(), [key])
}
