// What documents, their states and the reasons of a declined one are called.
import type { Verification, VerificationDecline, VerificationKind, VerificationStatus } from '@yanta/contract'
import type { MessageKey } from '../../i18n/message-key.ts'
import type { IconName } from '../../ui/data/icon.tsx'
import './documents.messages.json'

export const documentIcons: Record<VerificationKind, IconName> = {
  identity: 'doc',
  payment_card: 'card',
  e_wallet: 'wallet',
  additional: 'shield',
}

type Tone = 'grey' | 'blue' | 'coral' | 'green'

export const statusLooks: Record<VerificationStatus, { tone: Tone; icon?: IconName; key: MessageKey }> = {
  none: { tone: 'grey', key: 'documents.status.none' },
  wait: { tone: 'blue', icon: 'clock', key: 'documents.status.wait' },
  cancel: { tone: 'coral', icon: 'close', key: 'documents.status.cancel' },
  success: { tone: 'green', icon: 'check', key: 'documents.status.success' },
}

/** [8.36] What was wrong, and what to do about it. */
export const declineWords = {
  bad_quality: { title: 'documents.decline.bad_quality', advice: 'documents.decline.bad_quality.text' },
  glare: { title: 'documents.decline.glare', advice: 'documents.decline.glare.text' },
  passport_unreadable: {
    title: 'documents.decline.passport_unreadable',
    advice: 'documents.decline.passport_unreadable.text',
  },
  card_number_hidden: {
    title: 'documents.decline.card_number_hidden',
    advice: 'documents.decline.card_number_hidden.text',
  },
  card_holder_hidden: {
    title: 'documents.decline.card_holder_hidden',
    advice: 'documents.decline.card_holder_hidden.text',
  },
  owner_mismatch: {
    title: 'documents.decline.owner_mismatch',
    advice: 'documents.decline.owner_mismatch.text',
  },
  cropped: { title: 'documents.decline.cropped', advice: 'documents.decline.cropped.text' },
  screenshot: { title: 'documents.decline.screenshot', advice: 'documents.decline.screenshot.text' },
} as const satisfies Record<VerificationDecline, { title: MessageKey; advice: MessageKey }>

/** Name and size of the file that was sent last. */
export function findLastFile({ steps }: Verification): { name: string; bytes: number } | null {
  return steps.findLast(({ file }) => file !== null)?.file ?? null
}

/** The house's own words to the last decision. */
export function findComment({ steps }: Verification): string | null {
  return steps.at(-1)?.comment ?? null
}
