// Sends a code to a contact and checks the typed digits, by the calls it is given; one request at a time [4.55].
// The state is stored in the tab, so that a reload changes nothing [9.2].
import type { SentCode } from '@yanta/contract'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Result } from '../../data/api/result.ts'
import { readServerNow } from '../../browser/server-clock.ts'
import { useAction } from '../../data/use-action.ts'
import { storeCode, recallCode } from './stored-code.ts'
import { type CodeState, type Contact, advanceCode, canResume, noCode } from './sent-code.ts'
import { readMessageCode } from './web-otp.ts'

interface CodeCalls<Proven> {
  /** Key of the stored state: each purpose has one code of its own in a tab. */
  purpose: 'login' | 'registration' | 'remind' | 'payout'
  send: (contact: Contact) => Promise<Result<SentCode, string>>
  check: (code: { contact: Contact; codeId: string; code: string }) => Promise<Result<Proven, string>>
  /** Runs after the right code; the field stays busy until its promise resolves. */
  onProven: (proven: Proven, contact: Contact) => void | Promise<void>
}

export interface SentCodeControl extends CodeState {
  /** The typed digits. */
  digits: string
  isSending: boolean
  isChecking: boolean
  /** Sends a code, or resumes the one already sent. False when the contact can't have one now. */
  start: (contact: Contact) => Promise<boolean>
  /** Sends another code to the same contact. */
  resend: () => Promise<void>
  /** Sets the digits; the fourth one submits them. */
  type: (digits: string) => void
  /** Checks the typed digits; incomplete ones are an error [8.41]. */
  submit: () => Promise<void>
  /** Returns to the contact. */
  leave: () => void
  /** Another contact is being typed: the error of the last one is cleared. */
  forgetProblem: () => void
}

const codeLength = 4

export function useSentCode<Proven>({ purpose, send, check, onProven }: CodeCalls<Proven>): SentCodeControl {
  const [state, dispatch] = useReducer(advanceCode, noCode)
  const [digits, setDigits] = useState('')
  const { pending, isBusy, run } = useAction(
    async (_name: 'sending' | 'checking', work: () => Promise<void>) => work(),
  )
  const isRecalled = useRef(false)

  // Not in the first render, which has to match the server's.
  useLayoutEffect(
    () => dispatch({ type: 'recalled', state: recallCode(purpose, readServerNow()) }),
    [purpose],
  )
  useEffect(() => {
    if (isRecalled.current) storeCode(purpose, state, readServerNow())
    isRecalled.current = true
  }, [purpose, state])

  async function start(contact: Contact): Promise<boolean> {
    if (canResume(state, contact, readServerNow())) {
      dispatch({ type: 'resumed' })
      return true
    }
    let isSent = false
    await run('sending', async () => {
      const result = await send(contact)
      isSent = result.ok
      setDigits('')
      dispatch(
        result.ok
          ? { type: 'sent', contact, sent: result.value }
          : { type: 'sendRefused', contact, refusal: result.refusal, now: readServerNow() },
      )
    })
    return isSent
  }
  async function verify(code: string): Promise<void> {
    const { contact, codeId } = state
    if (code.length < codeLength) return dispatch({ type: 'forgotten' })
    if (!contact || !codeId) return
    await run('checking', async () => {
      const result = await check({ contact, codeId, code })
      if (result.ok) {
        await onProven(result.value, contact)
        dispatch({ type: 'proven' })
      } else dispatch({ type: 'checkRefused', refusal: result.refusal, now: readServerNow() })
      setDigits('')
    })
  }
  function type(typed: string) {
    if (isBusy) return
    setDigits(typed)
    dispatch({ type: 'typed' })
    if (typed.length === codeLength) void verify(typed)
  }
  const take = useEffectEvent(type)
  const isHearing = state.step === 'code' && state.contact?.type === 'phone' && state.codeId !== null
  useEffect(
    () => (isHearing ? readMessageCode((received) => take(received)) : undefined),
    [isHearing, state.codeId],
  )

  return {
    ...state,
    digits,
    isSending: pending?.[0] === 'sending',
    isChecking: pending?.[0] === 'checking',
    start,
    type,
    resend: async () => {
      if (state.contact) await start(state.contact)
    },
    submit: () => verify(digits),
    leave: () => dispatch({ type: 'left' }),
    forgetProblem: () => dispatch({ type: 'typed' }),
  }
}
