import { useEffect, useEffectEvent } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../dialogs/store.ts'
import styles from './card-actions.module.css'
import './game-sheet.messages.json'
import { listenToCards } from './listen-to-cards.ts'

/** Renders nothing: opens the sheet of a card by touch, keyboard and mouse. */
export function CardActions() {
  const { t } = useI18n()
  const labelOf = useEffectEvent((name: string) => t('catalogue.sheet.open', { name }))
  useEffect(
    () =>
      listenToCards({
        open: (card) => openModal('game', card),
        labelOf: (name) => labelOf(name),
        moreClass: styles.more!,
      }),
    [],
  )
  return null
}
