// What is said when a contact can't be stored, or its code can't be sent or is wrong [8.34], [8.37-8.41].
import type { Refusal } from '../../data/api/result.ts'
import { describeCodeProblem } from '../../domain/codes/code-words.ts'
import type { CodeProblem } from '../../domain/codes/sent-code.ts'
import type { I18n } from '../../i18n/use-i18n.tsx'
import './contacts.messages.json'

export function readCodeProblem(t: I18n['t'], refusal: Refusal<string>): CodeProblem {
  const { code, errors } = refusal
  const message = code === 'contact_taken' ? t('contacts.taken') : errors[0]?.message
  return { code, left: readNumber(refusal, 'left'), wait: readWait(refusal), message }
}

/** Seconds until another code may be requested, if the platform said so [9.2]. */
export function readWait(refusal: Refusal<string>): number | undefined {
  return readNumber(refusal, 'retryAfter')
}

function readNumber({ errors }: Refusal<string>, name: string): number | undefined {
  const value = errors[0]?.params?.[name]
  return typeof value === 'number' ? value : undefined
}

export function describeContactRefusal(t: I18n['t'], refusal: Refusal<string>): string {
  return describeCodeProblem(t, readCodeProblem(t, refusal))
}
