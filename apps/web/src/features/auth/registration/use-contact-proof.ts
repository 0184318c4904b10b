// Proves the contact of a registration by a code. The proof lasts until the registration uses it, also after a reload.
import {
  type ContactProof,
  confirmEmailCode,
  confirmPhoneCode,
  sendEmailCode,
  sendPhoneCode,
} from '@yanta/contract'
import { useLayoutEffect, useReducer } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Result } from '../../../data/api/result.ts'
import { callWithCaptcha } from '../../../domain/captcha/call-with-captcha.ts'
import { type ProvenContact, forgetProof, storeProof, recallProof } from '../codes/contact-proof.ts'
import type { Contact } from '../../../domain/codes/sent-code.ts'
import { type SentCodeControl, useSentCode } from '../../../domain/codes/use-sent-code.ts'

export interface ContactProofControl {
  /** Null until a contact is proven. */
  proven: ProvenContact | null
  code: SentCodeControl
  /** Discards a proof that is used up, or belongs to a contact that is no longer wanted. */
  release: () => void
}

/** `onProven` continues the form. */
export function useContactProof(onProven: () => void): ContactProofControl {
  const [proven, setProven] = useReducer(takeLatest, null)
  // Not in the first render, which has to match the server's.
  useLayoutEffect(() => setProven(recallProof()), [])
  const code = useSentCode<ContactProof>({
    purpose: 'registration',
    send: ({ type, value }) =>
      type === 'phone'
        ? callWithCaptcha(sendPhoneCode, { body: { phone: value, purpose: 'registration' } })
        : callWithCaptcha(sendEmailCode, { body: { email: value } }),
    check,
    onProven({ proof }, contact) {
      const proofOfContact = { ...contact, proof }
      storeProof(proofOfContact)
      setProven(proofOfContact)
      onProven()
    },
  })
  function release() {
    forgetProof()
    setProven(null)
  }
  return { proven, code, release }
}

const takeLatest = (_before: ProvenContact | null, latest: ProvenContact | null) => latest

/** For a registration the response is always a proof. */
async function check({
  contact: { type, value },
  codeId,
  code,
}: {
  contact: Contact
  codeId: string
  code: string
}): Promise<Result<ContactProof, string>> {
  if (type === 'email') return browserCall(confirmEmailCode, { body: { codeId, email: value, code } })
  return (await browserCall(confirmPhoneCode, {
    body: { codeId, phone: value, code, purpose: 'registration', remember: true },
  })) as Result<ContactProof, string>
}
