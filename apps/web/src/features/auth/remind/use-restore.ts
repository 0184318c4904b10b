import { type SecondFactor, restorePassword } from '@yanta/contract'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../../../api/browser-call.ts'
import { readLoginAnswer } from '../../../api/login-answer.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { showToast } from '../../../lib/toast-queue.ts'
import { forgetUnsavedChanges } from '../../../lib/unsaved-changes.ts'
import { tellOtherTabs } from '../../../player/session-channel.ts'
import { welcomePlayer } from '../../../player/session.ts'

interface Restore {
  isSaving: boolean
  /** The code of what the platform refused, for the form to say. */
  refusedCode: string | null
  forgetRefusal: () => void
  /** The password is saved, and a code of the player's app is asked for. */
  secondFactor: SecondFactor | null
  save: (password: string) => Promise<void>
}

/** Sets the new password, which ends every other login of the account, and logs in here [7.12]. `redirect` is a checked path of this site. */
export function useRestore(restoreCode: string, redirect: string): Restore {
  const { t } = useI18n()
  const navigate = useNavigate()
  const isBusy = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [refusedCode, setRefusedCode] = useState<string | null>(null)
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null)

  async function enter() {
    forgetUnsavedChanges()
    welcomePlayer()
    tellOtherTabs('login')
    await navigate(redirect, { replace: true })
  }
  async function save(password: string) {
    if (isBusy.current) return
    isBusy.current = true
    setIsSaving(true)
    setRefusedCode(null)
    const result = readLoginAnswer<typeof restorePassword>(await browserCall(restorePassword, { body: { restoreCode, password, remember: true } }))
    if (!result.ok) setRefusedCode(result.refusal.code)
    else {
      showToast({ type: 'success', title: t('remind.done'), text: t('remind.done.text') })
      if (result.value.kind === 'second_factor') setSecondFactor(result.value)
      else await enter()
    }
    isBusy.current = false
    setIsSaving(false)
  }
  return { isSaving, refusedCode, forgetRefusal: () => setRefusedCode(null), secondFactor, save }
}
