// Tells of documents that were decided, and of pictures that arrived or were refused behind a closed dialog. Loaded after the page.
import { type Verification, type VerificationKind, verificationChanged } from '@yanta/contract'
import { useEffect, useEffectEvent } from 'react'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useRoom } from '../../data/use-room.ts'
import { openModal } from '../../dialogs/store.ts'
import { dismissToast, showToast } from '../../dialogs/toast-queue.ts'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import './document-news.messages.json'
import { recordDocument, recordMissedNews } from './document-store.ts'
import { declineWords } from './document-words.ts'
import type { SendState } from './send/send-machine.ts'
import { type SendStates, sendStore } from './send/send-store.ts'

export function DocumentNews() {
  const { t } = useI18n()
  useRoom({
    room: ownRoom,
    events: [
      onRoomEvent(verificationChanged, (item) => {
        recordDocument(item)
        tellDecision(item, t)
      }),
    ],
    onSkipped: recordMissedNews,
  })
  const handleSending = useEffectEvent((states: SendStates, before: SendStates) => {
    for (const [kind, state] of Object.entries(states) as [VerificationKind, SendState][]) {
      const was = before[kind]
      if (was?.step === 'sending' && !was.isShown) tellEnd(kind, state, t)
    }
  })
  useEffect(() => sendStore.subscribe((states, before) => handleSending(states, before)), [])
  return null
}

function tellDecision({ kind, status, steps }: Verification, t: I18n['t']): void {
  const last = steps.at(-1)
  if (last?.kind !== 'approved' && last?.kind !== 'declined') return
  const id = `document-${kind}`
  const name = t(`documents.kind.${kind}`)
  const isAccepted = status === 'success'
  const [reason] = last.reasons
  showToast({
    id,
    type: isAccepted ? 'success' : 'error',
    title: t(isAccepted ? 'documents.news.accepted' : 'documents.news.declined', { name }),
    text: isAccepted ? undefined : t(reason ? declineWords[reason].title : 'documents.news.again'),
    action: () => (
      <ButtonLink size="small" to={`/profile/verification?document=${kind}`} onClick={() => dismissToast(id)}>
        {t('documents.news.look')}
      </ButtonLink>
    ),
  })
}

/** How a picture ended that was on its way behind a closed dialog; one that goes on, or was cancelled, is no news. */
function tellEnd(kind: VerificationKind, { step }: SendState, t: I18n['t']): void {
  const id = `document-${kind}`
  const name = t(`documents.kind.${kind}`)
  if (step === 'done')
    showToast({
      id,
      type: 'success',
      title: t('documents.news.sent', { name }),
      text: t('documents.news.sent.text'),
    })
  if (step === 'refused')
    showToast({
      id,
      type: 'error',
      title: t('documents.news.not_sent', { name }),
      action: () => (
        <Button
          size="small"
          onClick={() => {
            dismissToast(id)
            openModal('sendDocument', { kind })
          }}
        >
          {t('documents.news.why')}
        </Button>
      ),
    })
}
