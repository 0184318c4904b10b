import type { SecondFactor } from '@yanta/contract'
import { type ReactNode, useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useOpenScreen } from '../../../domain/player/use-open-screen.ts'
import { SecondFactorStep } from '../second-factor/second-factor-step.tsx'
import { type SecondFactorMethod, describeSecondFactor } from '../second-factor/second-factor-words.ts'
import { useEntrance } from '../use-entrance.ts'

interface FactorStep {
  ask: (factor: SecondFactor) => void
  /** Content of the popup while the factor is required; null otherwise. */
  shown: { name: string; words: { title: string; lead: string }; matter: ReactNode } | null
}

/** The second factor of an account whose new password is saved: a player who gives up here can log in with that. */
export function useFactorStep(redirect: string): FactorStep {
  const { t } = useI18n()
  const enter = useEntrance(redirect)
  const open = useOpenScreen()
  const [factor, setFactor] = useState<SecondFactor | null>(null)
  const [method, setMethod] = useState<SecondFactorMethod>('totp')
  if (!factor) return { ask: setFactor, shown: null }
  const leave = () => void open('/login')
  const matter = (
    <SecondFactorStep
      factor={factor}
      method={method}
      isRemembered
      onChoose={setMethod}
      onDone={enter}
      onBack={leave}
      onExpired={leave}
    />
  )
  return { ask: setFactor, shown: { name: method, words: describeSecondFactor(t, method), matter } }
}
