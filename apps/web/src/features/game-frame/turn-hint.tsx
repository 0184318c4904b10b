// A game that can't fill an upright phone says once that it is larger on its side, or the other way round.
import { useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { recall, remember } from '../../lib/device-memory.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './turn-hint.module.css'

const memoryKey = 'turn-hint'

export function TurnHint() {
  const { t } = useI18n()
  const [isWanted, setIsWanted] = useState(() => recall(memoryKey) === null)
  if (!isWanted) return null
  const dismiss = () => {
    remember(memoryKey, 'seen')
    setIsWanted(false)
  }
  return (
    <div className={styles.hint} role="status">
      <Icon name="phone" size={20} />
      <span>{t('game_frame.turn')}</span>
      <IconButton size="small" icon="close" label={t('game_frame.turn.close')} onClick={dismiss} />
    </div>
  )
}
