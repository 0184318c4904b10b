// The wizard of a contact: its machine, what it asks of the platform, and what is typed [2.57-2.62], [4.25-4.29].
import {
  confirmContact,
  type ContactType,
  createContact,
  listPendingContacts,
  type PendingContact,
  requestEmailVerification,
  requestPhoneVerification,
} from '@yanta/contract'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { readServerNow } from '../../browser/server-clock.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Refusal } from '../../data/api/result.ts'
import { useAction } from '../../data/use-action.ts'
import { useCall } from '../../data/use-call.ts'
import { callWithCaptcha } from '../../domain/captcha/call-with-captcha.ts'
import {
  advanceWizard,
  findResendTime,
  isConfirming,
  openWizard,
  type WizardState,
} from './contact-machine.ts'
import { readWait } from './contact-refusal.ts'

export interface ContactWizardControl {
  state: WizardState
  /** The contacts could not be loaded. */
  isFailed: boolean
  reload: () => void
  /** The digits of the code. */
  digits: string
  /** What was refused last: a code that can't be sent or is wrong, a contact that can't be stored. */
  refusal: Refusal<string> | null
  isSending: boolean
  isChecking: boolean
  isStoring: boolean
  send: () => Promise<void>
  /** Stores another contact, and sends a code to it. */
  store: (value: string) => Promise<void>
  /** Sets the digits; the fourth one submits them. */
  type: (digits: string) => void
  submit: () => Promise<void>
  back: () => void
  change: () => void
  cancel: () => void
  exit: () => void
  /** What was refused is being changed. */
  forget: () => void
}

const codeLength = 4

/** @param onDone the contact is proven; the player's data are to be loaded anew */
export function useContactWizard(kind: ContactType, onDone: () => void): ContactWizardControl {
  const [state, dispatch] = useReducer(advanceWizard, kind, openWizard)
  const [digits, setDigits] = useState('')
  const [refusal, setRefusal] = useState<Refusal<string> | null>(null)
  const pending = useCall('contacts', (signal) => browserCall(listPendingContacts, {}, { signal }))
  const { contact } = state
  const {
    pending: running,
    isBusy,
    run,
  } = useAction(async (_name: 'sending' | 'checking' | 'storing', work: () => Promise<void>) => work())

  const take = useEffectEvent((items: readonly PendingContact[]) =>
    dispatch({ type: 'loaded', contact: items.find(({ type }) => type === kind) ?? null }),
  )
  useEffect(() => {
    if (pending.value) take(pending.value.items)
  }, [pending.value])

  /** While no other code may be sent, the one before is typed. */
  async function sendTo(to: PendingContact, resendAt: number): Promise<void> {
    if (!isConfirming(state.step) && to.code && readServerNow() < resendAt) {
      setRefusal(null)
      dispatch({ type: 'resumed' })
      return
    }
    const call = kind === 'phone' ? requestPhoneVerification : requestEmailVerification
    const result = await callWithCaptcha(call, { params: { id: to.id }, body: {} })
    setDigits('')
    if (result.ok) {
      setRefusal(null)
      dispatch({ type: 'sent', contact: result.value })
    } else refuse(result.refusal)
  }

  /** The platform may have said how long no other code can be sent. */
  function refuse(refused: Refusal<string>): void {
    setRefusal(refused)
    const wait = readWait(refused)
    if (wait !== undefined) dispatch({ type: 'postponed', resendAt: readServerNow() + wait * 1_000 })
  }

  async function check(code: string): Promise<void> {
    if (!contact || code.length < codeLength) return
    await run('checking', async () => {
      const result = await browserCall(confirmContact, { params: { id: contact.id }, body: { code } })
      setDigits('')
      setRefusal(result.ok ? null : result.refusal)
      if (!result.ok) return
      const { success, is_max_attempts_used } = result.value
      if (is_max_attempts_used) return dispatch({ type: 'limited' })
      if (!success) return setRefusal({ code: 'wrong_code', status: 200, errors: [] })
      onDone()
      dispatch({ type: 'confirmed' })
    })
  }

  return {
    state,
    isFailed: pending.phase === 'failed' || pending.phase === 'offline',
    reload: pending.retry,
    digits,
    refusal,
    isSending: running?.[0] === 'sending',
    isChecking: running?.[0] === 'checking',
    isStoring: running?.[0] === 'storing',
    send: async () => {
      if (contact) await run('sending', () => sendTo(contact, state.resendAt))
    },
    store: async (value) => {
      await run('storing', async () => {
        const result = await browserCall(createContact, { params: { type: kind }, body: { value } })
        setRefusal(result.ok ? null : result.refusal)
        if (!result.ok) return
        dispatch({ type: 'changed', contact: result.value })
        if (result.value.is_max_attempts_used) return
        await sendTo(result.value, findResendTime(result.value))
      })
    },
    type: (typed) => {
      if (isBusy) return
      setDigits(typed)
      setRefusal(null)
      if (typed.length === codeLength) void check(typed)
    },
    submit: () => check(digits),
    back: () => {
      setRefusal(null)
      dispatch({ type: 'back' })
    },
    change: () => {
      setRefusal(null)
      dispatch({ type: 'change' })
    },
    cancel: () => {
      setRefusal(null)
      dispatch({ type: 'cancel' })
    },
    exit: () => dispatch({ type: 'exit' }),
    forget: () => setRefusal(null),
  }
}
