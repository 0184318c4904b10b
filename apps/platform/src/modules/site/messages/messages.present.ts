import type { StoredMessage } from './messages.repository.ts'

/** A message as JSON for programs that read a demo's outbox. */
export function presentMessage({
  id,
  channel,
  recipient,
  locale,
  subject,
  body,
  code,
  createdAt,
  sentAt,
}: StoredMessage) {
  return {
    id: String(id),
    channel,
    recipient,
    locale,
    subject,
    text: body,
    code,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
