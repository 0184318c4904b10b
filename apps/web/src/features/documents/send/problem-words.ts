// What is said of a picture that can't be sent or was refused [8.35], and the way out of it.
import type { CallRefusal, sendVerification } from '@yanta/contract'
import type { MessageKey } from '../../../i18n/message-key.ts'
import './send.messages.json'

/** Another picture; the same one once more; nothing to be done here; only support can change it. */
export type WayOut = 'choose' | 'retry' | 'close' | 'support'

interface ProblemWords {
  title: MessageKey
  text: MessageKey
  way: WayOut
}

type KnownProblem = CallRefusal<typeof sendVerification> | 'temporarily_unavailable' | 'payload_too_large'

const words: Record<KnownProblem, ProblemWords> = {
  large_file: {
    title: 'documents.problem.large_file',
    text: 'documents.problem.large_file.text',
    way: 'choose',
  },
  payload_too_large: {
    title: 'documents.problem.large_file',
    text: 'documents.problem.large_file.text',
    way: 'choose',
  },
  invalid_mime_type: {
    title: 'documents.problem.invalid_mime_type',
    text: 'documents.problem.invalid_mime_type.text',
    way: 'choose',
  },
  document_does_not_meet_requirements: {
    title: 'documents.problem.requirements',
    text: 'documents.problem.requirements.text',
    way: 'choose',
  },
  unable_to_process_verification: {
    title: 'documents.problem.unable',
    text: 'documents.problem.unable.text',
    way: 'choose',
  },
  cannot_save: {
    title: 'documents.problem.cannot_save',
    text: 'documents.problem.cannot_save.text',
    way: 'retry',
  },
  verification_is_already_processing: {
    title: 'documents.problem.processing',
    text: 'documents.problem.processing.text',
    way: 'close',
  },
  documents_already_sent: {
    title: 'documents.problem.already_sent',
    text: 'documents.problem.already_sent.text',
    way: 'support',
  },
  verification_service_disabled: {
    title: 'documents.problem.disabled',
    text: 'documents.problem.disabled.text',
    way: 'retry',
  },
  verification_not_found: {
    title: 'documents.problem.not_found',
    text: 'documents.problem.not_found.text',
    way: 'support',
  },
  too_many_requests: {
    title: 'documents.problem.too_many',
    text: 'documents.problem.too_many.text',
    way: 'retry',
  },
  unauthorized: {
    title: 'documents.problem.unauthorized',
    text: 'documents.problem.unauthorized.text',
    way: 'retry',
  },
  temporarily_unavailable: {
    title: 'documents.problem.unanswered',
    text: 'documents.problem.unanswered.text',
    way: 'retry',
  },
}

const unknown: ProblemWords = {
  title: 'documents.problem.unknown',
  text: 'documents.problem.unknown.text',
  way: 'retry',
}

/** @param isOnline without a network the network is blamed, not the platform */
export function describeProblem(code: string, isOnline: boolean): ProblemWords {
  if (code === 'temporarily_unavailable' && !isOnline)
    return { title: 'documents.problem.offline', text: 'documents.problem.offline.text', way: 'retry' }
  return Object.hasOwn(words, code) ? words[code as KnownProblem] : unknown
}
