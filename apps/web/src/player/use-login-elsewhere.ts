import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { readSessionHint } from '../api/session-hint.ts'
import { hearOtherTabs } from './session-channel.ts'
import { welcomePlayer } from './session.ts'

/** A guest's tab follows a login in another one: the browser has the player's cookies, and the screen shows whose it is [4.15]. */
export function useLoginElsewhere(): void {
  const { revalidate } = useRevalidator()
  const follow = useEffectEvent(() => {
    if (readSessionHint()) return
    welcomePlayer()
    void revalidate()
  })
  useEffect(
    () =>
      hearOtherTabs((news) => {
        if (news === 'login') follow()
      }),
    [],
  )
}
