// Tells the player once that a game of fixed proportions is larger with the phone turned.
import { useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { recall, remember } from '../../browser/device-storage.ts'
import { Icon } from '../../ui/data/icon.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
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
