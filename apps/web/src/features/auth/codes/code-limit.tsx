// No code may be sent or tried for now [8.39-8.40]: shows for how long, and offers support [2.62].
import type { CSSProperties, ReactNode } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { formatShortTime } from '../../../ui/feedback/time-left.ts'
import { useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { SupportButton } from '../support-button.tsx'
import styles from './code-step.module.css'
import type { SentCodeControl } from '../../../domain/codes/use-sent-code.ts'

/** [9.2]. */
const waitMs = { often: 300_000, attempts: 35_000, limit: 0 }

interface CodeLimitProps {
  code: SentCodeControl
  otherWay?: ReactNode
  /** The contact's field is above and is edited there. */
  isBesideContact?: boolean
}

export function CodeLimit({ code, otherWay, isBesideContact }: CodeLimitProps) {
  const { t } = useI18n()
  const leftMs = useTimeLeft(code.resendAt)
  const isOver = code.stop === 'limit'
  return (
    <div className={styles.step}>
      {!isOver && (
        <div className={styles.wait}>
          {leftMs > 0 && (
            <div
              role="timer"
              aria-label={t('codes.stop.timer')}
              className={styles.ring}
              style={
                { '--part': Math.min(100, (leftMs / waitMs[code.stop ?? 'often']) * 100) } as CSSProperties
              }
            >
              <span>{formatShortTime(leftMs)}</span>
            </div>
          )}
          <p>
            {t(
              leftMs <= 0
                ? 'codes.stop.ready'
                : code.stop === 'often'
                  ? 'codes.stop.wait'
                  : 'codes.stop.soon',
            )}
          </p>
        </div>
      )}
      <Note tone="warning">{t(isOver ? 'codes.stop.support' : 'codes.stop.hint')}</Note>
      {!isOver && (
        <Button
          look="primary"
          size="large"
          isWide
          disabled={leftMs > 0}
          isWaiting={code.isSending}
          onClick={() => void code.resend()}
        >
          {t('codes.send')}
        </Button>
      )}
      <div className={styles.ways}>
        {otherWay}
        <SupportButton look={isOver ? 'primary' : undefined} />
      </div>
      {!isBesideContact && (
        <Button look="text" isWide onClick={code.leave}>
          {t(code.contact?.type === 'email' ? 'codes.edit.email' : 'codes.edit.phone')}
        </Button>
      )}
    </div>
  )
}
