import { useEffect, useEffectEvent } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../lib/modal-stack.ts'
import styles from './card-actions.module.css'
import './game-sheet.messages.json'
import { keepCardActions } from './keep-card-actions.ts'

/** Draws nothing: it opens what a card can do, by finger, keyboard and mouse. */
export function CardActions() {
  const { t } = useI18n()
  const labelOf = useEffectEvent((name: string) => t('catalogue.sheet.open', { name }))
  useEffect(
    () =>
      keepCardActions({
        open: (card) => openModal('game', card),
        labelOf: (name) => labelOf(name),
        moreClass: styles.more!,
      }),
    [],
  )
  return null
}
