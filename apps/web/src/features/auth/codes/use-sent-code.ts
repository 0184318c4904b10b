// Sends a code to a contact and checks what was typed of it. What is sent and checked by, the caller says; one thing at a time [4.55].
// A tab keeps where it stands, so that a reload changes nothing [9.2].
import type { SentCode } from '@yanta/contract'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Result } from '../../../api/result.ts'
import { readServerNow } from '../../../lib/server-clock.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { keepCode, recallCode } from './kept-code.ts'
import { type CodeState, type Contact, advanceCode, canResume, noCode } from './sent-code.ts'
import { hearMessageCode } from './web-otp.ts'

interface CodeCalls<Proven> {
  /** Each purpose has one code of its own in a tab. */
  purpose: 'login' | 'registration' | 'remind'
  send: (contact: Contact) => Promise<Result<SentCode, string>>
  check: (code: { contact: Contact; codeId: string; code: string }) => Promise<Result<Proven, string>>
  /** The code was right. What it keeps waiting for, the field waits for too. */
  onProven: (proven: Proven, contact: Contact) => void | Promise<void>
}

export interface SentCodeControl extends CodeState {
  /** What was typed of it. */
  digits: string
  isSending: boolean
  isChecking: boolean
  /** Sends a code, or goes on with the one that is on its way. False when the contact can't have one now. */
  start: (contact: Contact) => Promise<boolean>
  /** Sends another one to the same contact. */
  resend: () => Promise<void>
  /** Takes digits; the fourth one has them checked. */
  type: (digits: string) => void
  /** Checks what was typed; asks for digits that are missing [8.41]. */
  submit: () => Promise<void>
  /** Back to the contact. */
  leave: () => void
  /** Another contact is being typed: what was said of the last one is void. */
  forgetProblem: () => void
}

const codeLength = 4

export function useSentCode<Proven>({ purpose, send, check, onProven }: CodeCalls<Proven>): SentCodeControl {
  const [state, dispatch] = useReducer(advanceCode, noCode)
  const [digits, setDigits] = useState('')
  const { underWay, isBusy, run } = useSingleFlight<'sending' | 'checking'>()
  const isRecalled = useRef(false)

  // Not at once: the server, which drew the page, knows nothing of it.
  useLayoutEffect(
    () => dispatch({ type: 'recalled', state: recallCode(purpose, readServerNow()) }),
    [purpose],
  )
  useEffect(() => {
    if (isRecalled.current) keepCode(purpose, state, readServerNow())
    isRecalled.current = true
  }, [purpose, state])

  async function start(contact: Contact): Promise<boolean> {
    if (canResume(state, contact, readServerNow())) {
      dispatch({ type: 'resumed' })
      return true
    }
    const isSent = await run('sending', async () => {
      const result = await send(contact)
      setDigits('')
      dispatch(
        result.ok
          ? { type: 'sent', contact, sent: result.value }
          : { type: 'sendRefused', contact, refusal: result.refusal, now: readServerNow() },
      )
      return result.ok
    })
    return isSent ?? false
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
    if (isBusy()) return
    setDigits(typed)
    dispatch({ type: 'typed' })
    if (typed.length === codeLength) void verify(typed)
  }
  const take = useEffectEvent(type)
  const isHearing = state.step === 'code' && state.contact?.type === 'phone' && state.codeId !== null
  useEffect(
    () => (isHearing ? hearMessageCode((heard) => take(heard)) : undefined),
    [isHearing, state.codeId],
  )

  return {
    ...state,
    digits,
    isSending: underWay === 'sending',
    isChecking: underWay === 'checking',
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
