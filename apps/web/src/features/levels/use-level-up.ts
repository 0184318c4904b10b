// Shows a level-up when nothing else is in the way: not over a dialog or a popup, and not over a game, where a toast says it meanwhile.
import { listLevels } from '@yanta/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { openModal, modalStore } from '../../dialogs/store.ts'
import { dismissToast, showToast } from '../../dialogs/toast-queue.ts'
import type { LevelUp } from '../../domain/level/level.ts'
import { dispatchToLevel, levelStore } from '../../domain/level/level-store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { findRoute } from '../../navigation/route-table.ts'
import './levels.messages.json'

const toastId = 'level-up'

export function useLevelUp(): void {
  const { t } = useI18n()
  const levelUp = useStore(levelStore, (player) => player.levelUp)
  const isUnderDialog = useStore(modalStore, ({ stack }) => stack.length > 0)
  const { pathname, mask, key } = useLocation()
  const isInGame = findRoute(pathname)?.name === 'gameItem'
  const isCovered = isUnderDialog || mask !== undefined
  const { phase, value } = useCall('levels', (signal) => browserCall(listLevels, {}, { signal }))
  const hasAnswer = phase !== 'loading'
  const toldLevel = useRef(0)
  const opening = useRef('')

  const announce = useEffectEvent(({ from, to }: LevelUp) => {
    const levels = value?.items ?? []
    const [before, after] = [from, to].map((index) => levels.find((level) => level.index === index))
    if (!before || !after) {
      dispatchToLevel({ type: 'levelUpShown', to })
      showToast({ id: toastId, type: 'success', title: t('levels.toast.unnamed', { level: to }) })
      return
    }
    if (isInGame) {
      if (toldLevel.current === to) return
      toldLevel.current = to
      showToast({
        id: toastId,
        type: 'success',
        title: t('levels.toast.title', { name: after.name }),
        text: t('levels.toast.text'),
        image: after.image,
      })
      return
    }
    // The dialog says that it was shown: one that a navigation closed before opens again on the next screen. Where it did not come by
    // itself, as without its code, the message is all.
    if (opening.current === `${to} ${key}`) {
      dispatchToLevel({ type: 'levelUpShown', to })
      showToast({
        id: toastId,
        type: 'success',
        title: t('levels.toast.title', { name: after.name }),
        image: after.image,
      })
      return
    }
    opening.current = `${to} ${key}`
    dismissToast(toastId)
    const gifts = levels.flatMap(({ index, gift }) =>
      index > from && index <= to && gift !== null ? [gift] : [],
    )
    openModal('levelUp', { before, after, gifts })
  })
  useEffect(() => {
    if (levelUp && hasAnswer && !isCovered) announce(levelUp)
  }, [levelUp, hasAnswer, isCovered, isInGame])
}

/** Nothing to see: watches for level-ups. */
export function LevelUps() {
  useLevelUp()
  return null
}
