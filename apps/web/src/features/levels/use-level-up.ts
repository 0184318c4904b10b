// Shows a level-up when nothing else is in the way: not over a dialog or a popup, and not over a game, where a toast says it meanwhile.
import { listLevels } from '@yanta/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { browserCall } from '../../data/api/browser-call.ts'
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
  const { pathname, mask } = useLocation()
  const isInGame = findRoute(pathname)?.name === 'gameItem'
  const isCovered = isUnderDialog || mask !== undefined
  const toldLevel = useRef(0)

  const announce = useEffectEvent(async ({ from, to }: LevelUp) => {
    const levels = await browserCall(listLevels)
    // Another level may have been reached meanwhile: that one is announced instead.
    if (levelStore.getState().levelUp?.to !== to) return
    const [before, after] = [from, to].map((index) =>
      levels.ok ? levels.value.items.find((level) => level.index === index) : undefined,
    )
    if (!levels.ok || !before || !after) {
      dispatchToLevel({ type: 'levelUpShown' })
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
    if (modalStore.getState().stack.length > 0) return
    dispatchToLevel({ type: 'levelUpShown' })
    dismissToast(toastId)
    const gifts = levels.value.items.flatMap(({ index, gift }) =>
      index > from && index <= to && gift !== null ? [gift] : [],
    )
    openModal('levelUp', { before, after, gifts })
  })
  useEffect(() => {
    if (levelUp && !isCovered) void announce(levelUp)
  }, [levelUp, isCovered, isInGame])
}

/** Nothing to see: watches for level-ups. */
export function LevelUps() {
  useLevelUp()
  return null
}
