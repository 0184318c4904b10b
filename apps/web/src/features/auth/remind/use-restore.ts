import { type SecondFactor, restorePassword } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { readLoginAnswer } from '../../../data/api/login-answer.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { forgetUnsavedChanges } from '../../../navigation/unsaved-changes.ts'
import { useAction } from '../../../data/use-action.ts'
import { useEntrance } from '../use-entrance.ts'

interface RestoreOptions {
  restoreCode: string
  /** Where to go after logging in, validated. */
  redirect: string
  /** The password is saved, and a second factor is required. */
  onFactor: (factor: SecondFactor) => void
}

/** Sets the new password, which ends every other login, and logs in here [7.12]; one request at a time [4.55]. */
export function useRestore({ restoreCode, redirect, onFactor }: RestoreOptions) {
  const { t } = useI18n()
  const enter = useEntrance(redirect)

  return useAction(async (password: string) => {
    const result = readLoginAnswer<typeof restorePassword>(
      await browserCall(restorePassword, { body: { restoreCode, password, remember: true } }),
    )
    if (!result.ok) return result.refusal
    showToast({ type: 'success', title: t('remind.done'), text: t('remind.done.text') })
    forgetUnsavedChanges()
    if (result.value.kind === 'second_factor') onFactor(result.value)
    else await enter()
  })
}
