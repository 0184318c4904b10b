// Below the game: the time of day, the time in play, the session's net and the progress of a bonus. Calm on purpose:
// nothing blinks, and a loss is never red.
import type { ReactNode } from 'react'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import '../../domain/limit/limit.messages.json'
import { computeWagerPercent } from '../../domain/wallet/wager-percent.ts'
import type { FrameState } from './frame-machine.ts'
import { SessionNet, TimeInPlay, TimeOfDay } from './session-facts.tsx'
import styles from './session-strip.module.css'
import { useBonus } from '../../domain/wallet/use-bonus.ts'

interface SessionStripProps {
  frame: Exclude<FrameState, { phase: 'idle' }>
  /** Why a bonus is of no use in this game [6.8]. */
  warning: MessageKey | null
  /** Behind the numbers of the session. */
  children?: ReactNode
}

export function SessionStrip({ frame, warning, children }: SessionStripProps) {
  const { t } = useI18n()
  const bonus = useBonus()
  return (
    <div className={styles.strip} role="group" aria-label={t('game_frame.session')}>
      <span className={styles.clock}>
        <Icon name="clock" size={16} />
        <b>
          <TimeOfDay />
        </b>
      </span>
      <span role="timer">
        <small>{t('game_frame.session.time')}</small>
        <b>
          <TimeInPlay />
        </b>
      </span>
      <span>
        <small>{t('game_frame.session.net')}</small>
        <SessionNet frame={frame} className={styles.plus} />
      </span>
      {bonus && frame.mode === 'real' && (
        <span>
          <small>{t('game_frame.wager')}</small>
          <b>{t('game_frame.wager.percent', { percent: computeWagerPercent(bonus.wagering) })}</b>
        </span>
      )}
      {frame.mode === 'real' && (
        <a className={styles.limits} href="/profile/safer-play">
          <Icon name="shield" size={16} />
          <span>{t('limit.change')}</span>
        </a>
      )}
      {children && <div className={styles.more}>{children}</div>}
      {warning && (
        <span className={styles.warning}>
          <Icon name="info" size={16} />
          {t(warning)}
        </span>
      )}
    </div>
  )
}
