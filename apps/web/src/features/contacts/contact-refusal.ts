// What is said when a contact can't be stored, or its code can't be sent or is wrong [8.34], [8.37-8.41].
import type { Refusal } from '../../data/api/result.ts'
import { describeCodeProblem } from '../../domain/codes/code-words.ts'
import type { CodeProblem } from '../../domain/codes/sent-code.ts'
import type { I18n } from '../../i18n/use-i18n.tsx'
import './contacts.messages.json'

export function readCodeProblem(t: I18n['t'], { code, errors }: Refusal<string>): CodeProblem {
  const [item] = errors
  const read = (name: string) => {
    const value = item?.params?.[name]
    return typeof value === 'number' ? value : undefined
  }
  const message = code === 'contact_taken' ? t('contacts.taken') : item?.message
  return { code, left: read('left'), wait: read('retryAfter'), message }
}

export function describeContactRefusal(t: I18n['t'], refusal: Refusal<string>): string {
  return describeCodeProblem(t, readCodeProblem(t, refusal))
}
