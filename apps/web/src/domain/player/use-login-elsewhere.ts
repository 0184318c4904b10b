import { useEffect, useEffectEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { readSessionHint } from '../../data/api/session-hint.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { forgetUnsavedChanges, hasUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import { subscribeToOtherTabs } from './session-channel.ts'
import { welcomePlayer } from './session.ts'

/** A guest's tab follows a login in another one: the browser has the player's cookies, and the screen must match [4.15]. With a form filled in, the guest is asked first; the next navigation shows the player anyway. */
export function useLoginElsewhere(): void {
  const { revalidate } = useRevalidator()
  const { pathname, mask } = useLocation()
  const { t } = useI18n()
  const follow = useEffectEvent(async () => {
    if (readSessionHint()) return
    welcomePlayer()
    const isLoggingIn = (mask?.pathname ?? pathname) === '/login'
    const isFollowed =
      isLoggingIn ||
      !hasUnsavedChanges() ||
      (await import('./interrupted-work.ts').then(
        ({ askToFollow }) => askToFollow(t),
        () => false,
      ))
    if (!isFollowed) return
    forgetUnsavedChanges()
    await revalidate()
  })
  useEffect(
    () =>
      subscribeToOtherTabs((news) => {
        if (news === 'login') void follow()
      }),
    [],
  )
}
