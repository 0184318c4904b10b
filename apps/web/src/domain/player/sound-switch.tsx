import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { followSound, setSound, soundStore } from '../../browser/sound-setting.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import './settings.messages.json'

/** Switch for the sound of games and site, stored on this device. */
export function SoundSwitch() {
  const { t } = useI18n()
  const isOn = useStore(soundStore, (sound) => sound.isOn)
  useEffect(followSound, [])
  return (
    <Switch
      label={t('settings.sound')}
      isWide
      checked={isOn}
      onChange={(event) => setSound(event.target.checked)}
    />
  )
}
