import { type LoginSession, endLoginSession, endOtherLoginSessions } from '@yanta/contract'
import { type ReactNode, useRef } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Result } from '../../../data/api/result.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { askConfirm } from '../../../dialogs/dialogs.ts'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { useAction } from '../../../data/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { IconTile } from '../../../ui/data/icon-tile.tsx'
import { Row, RowList } from '../../../ui/layout/row-list.tsx'
import { StatusTag } from '../../../ui/data/status-tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import frame from '../profile-frame.module.css'
import { useMoment } from '../use-moment.ts'
import styles from './security.module.css'
import { useResult } from './use-result.ts'

const icons = { computer: 'laptop', phone: 'phone', tablet: 'phone' } as const

/** Login sessions of the player, the current one first; each of the others can be ended here. */
export function DeviceList({ sessions }: { sessions: LoginSession[] }) {
  const { t } = useI18n()
  const settle = useResult()
  // Gets the focus when the pressed button is removed with its row.
  const heading = useRef<HTMLHeadingElement>(null)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)

  /** Ends one session, or all others. */
  const { run, pending } = useAction(async (ended: LoginSession | 'others') => {
    const answer: Result<unknown, string> =
      ended === 'others'
        ? await browserCall(endOtherLoginSessions)
        : await browserCall(endLoginSession, { params: { id: ended.id } })
    if (!(await settle(answer, t('security.devices.end.failed')))) return
    showToast(
      ended === 'others'
        ? { type: 'success', title: t('security.devices.others.ended') }
        : { type: 'success', title: t('security.devices.ended'), text: ended.device },
    )
    heading.current?.focus()
  })
  const [busyWith] = pending ?? []
  async function end(session: LoginSession) {
    const isWanted = await askConfirm({
      title: t('security.devices.end.question'),
      text: t('security.devices.end.text', { device: session.device }),
      acceptLabel: t('security.devices.end'),
      cancelLabel: t('security.cancel'),
    })
    if (isWanted) await run(session)
  }
  async function endOthers() {
    const isWanted = await askConfirm({
      title: t('security.devices.others.question'),
      text: t('security.devices.others.text', { count: others.length }),
      acceptLabel: t('security.devices.others.accept'),
      cancelLabel: t('security.cancel'),
    })
    if (isWanted) await run('others')
  }

  return (
    <Card className={frame.part}>
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1}>
          {t('security.devices')}
        </h2>
        {others.length > 0 && (
          <Button look="line" size="small" isWaiting={busyWith === 'others'} onClick={() => void endOthers()}>
            {t('security.devices.others')}
          </Button>
        )}
      </div>
      <RowList label={t('security.devices')}>
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            button={
              <Button size="small" isWaiting={busyWith === session} onClick={() => void end(session)}>
                {t('security.devices.end')}
                <VisuallyHidden>{session.device}</VisuallyHidden>
              </Button>
            }
          />
        ))}
      </RowList>
    </Card>
  )
}

function Device({
  session: { kind, device, place, lastSeenAt, isCurrent, isNewPlace },
  button,
}: {
  session: LoginSession
  button: ReactNode
}) {
  const { t } = useI18n()
  const sayMoment = useMoment()
  const seen = isCurrent ? t('security.devices.now') : sayMoment(lastSeenAt)
  return (
    <Row
      lead={<IconTile icon={icons[kind]} tone={isNewPlace ? 'warm' : 'grey'} />}
      title={device}
      detail={place ? `${place} · ${seen}` : seen}
      end={
        <>
          {isNewPlace && (
            <StatusTag size="small" tone="coral" icon="warn">
              {t('security.devices.newPlace')}
            </StatusTag>
          )}
          {isCurrent ? (
            <StatusTag size="small" tone="green" icon="check">
              {t('security.devices.this')}
            </StatusTag>
          ) : (
            button
          )}
        </>
      }
    />
  )
}
