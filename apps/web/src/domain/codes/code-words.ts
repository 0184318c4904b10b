// Texts for a code that can't be sent or is wrong [8.37-8.41].
import { describeCode, describeWait } from '../../i18n/refusal-words.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import type { I18n } from '../../i18n/use-i18n.tsx'
import './codes.messages.json'
import type { CodeProblem, CodeState, CodeStop } from './sent-code.ts'

const problems: Partial<Record<string, MessageKey>> = {
  required: 'codes.problem.required',
  code_expired: 'codes.problem.expired',
}

const stops: Record<CodeStop, { title: MessageKey; text: MessageKey }> = {
  often: { title: 'codes.stop.often.title', text: 'codes.stop.often.text' },
  attempts: { title: 'codes.stop.attempts.title', text: 'codes.stop.attempts.text' },
  limit: { title: 'codes.stop.limit.title', text: 'codes.stop.limit.text' },
}

export function describeCodeProblem(t: I18n['t'], { code, left, wait, message }: CodeProblem): string {
  if (code === 'wrong_code')
    return left === undefined ? t('codes.problem.wrong') : t('codes.problem.wrong_left', { left })
  if (message) return message
  if (code === 'code_too_soon' && wait !== undefined)
    return t('codes.problem.too_soon_wait', { count: Math.max(1, Math.ceil(wait)) })
  return code === 'too_many_requests' ? describeWait(t, wait) : t(problems[code] ?? describeCode(code))
}

/** Title and lead of a popup whose code is stopped; null otherwise. `contact` is formatted for display. */
export function describeCodeStop(
  t: I18n['t'],
  { step, stop }: Pick<CodeState, 'step' | 'stop'>,
  contact: string,
): { title: string; lead: string } | null {
  return step === 'limit' && stop
    ? { title: t(stops[stop].title), lead: t(stops[stop].text, { contact }) }
    : null
}
