// Real money or demo: two links, so that the choice is in the address. Real money leads a guest to log in.
import { Link } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildLoginLink } from '../../navigation/login-link.ts'
import type { FrameState } from './frame-machine.ts'
import styles from './mode-switch.module.css'

interface ModeSwitchProps {
  frame: Exclude<FrameState, { phase: 'idle' }>
  isLoggedIn: boolean
  isWide?: boolean
  onChoose?: () => void
}

export function ModeSwitch({ frame, isLoggedIn, isWide, onChoose }: ModeSwitchProps) {
  const { t } = useI18n()
  const address = `/play/${frame.game.slug}`
  const current = (mode: string) => (frame.mode === mode ? ('true' as const) : undefined)
  const realLink = isLoggedIn
    ? { to: `${address}?mode=real`, replace: true }
    : buildLoginLink({ pathname: address, search: '' })
  if (!frame.game.hasDemo && isLoggedIn) return null
  return (
    <div
      className={styles.switch}
      data-wide={isWide || undefined}
      role="group"
      aria-label={t('game_frame.mode')}
    >
      <Link className={styles.mode} aria-current={current('real')} {...realLink} onClick={onChoose}>
        {t('game_frame.mode.real')}
      </Link>
      {frame.game.hasDemo && (
        <Link
          className={styles.mode}
          aria-current={current('demo')}
          to={`${address}?mode=demo`}
          replace
          onClick={onChoose}
        >
          {t('game_frame.mode.demo')}
        </Link>
      )}
    </div>
  )
}
