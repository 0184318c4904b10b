// What the demo decides by itself. The name of the file selects the outcome, so that each can be shown.
import type { VerificationDecline } from '@yanta/contract'

/** How long a picture waits in the demo. */
export const demoReviewSeconds = 60

/** A word of the file's name, and what it stands for. */
const outcomes: readonly (readonly [word: string, reason: VerificationDecline])[] = [
  ['blur', 'bad_quality'],
  ['glare', 'glare'],
  ['unreadable', 'passport_unreadable'],
  ['holder', 'card_holder_hidden'],
  ['hidden', 'card_number_hidden'],
  ['owner', 'owner_mismatch'],
  ['cropped', 'cropped'],
  ['screenshot', 'screenshot'],
]
const undecided = 'undecided'

/** The reasons to decline a file of this name; none: it is approved. Null: the decision is left to the desk. */
export function decideDemo(fileName: string): VerificationDecline[] | null {
  const name = fileName.toLowerCase()
  if (name.includes(undecided)) return null
  return outcomes.filter(([word]) => name.includes(word)).map(([, reason]) => reason)
}
