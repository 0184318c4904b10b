// Full screen of the whole stage, bar included: the way out stays in sight. Where the browser has none for a page's parts, as on
// iPads within other apps, the stage covers the page instead; on phones it does so anyway.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { phoneQuery } from './phone-query.ts'

export interface FullScreen {
  /** False where there is no more room to gain. */
  isPossible: boolean
  isOn: boolean
  toggle: () => void
}

const coverAttribute = 'data-covering'

export function useFullScreen(stage: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setIsOn] = useState(false)
  const hasOwn = document.fullscreenEnabled
  useEffect(() => {
    const element = stage.current
    const follow = () =>
      setIsOn(document.fullscreenElement !== null && document.fullscreenElement === element)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      element?.removeAttribute(coverAttribute)
    }
  }, [stage])
  const cover = (isCovering: boolean) => {
    stage.current?.toggleAttribute(coverAttribute, isCovering)
    setIsOn(isCovering)
  }
  const uncover = useEffectEvent(() => cover(false))
  useEffect(() => {
    if (!isOn || hasOwn) return
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal'))
        uncover()
    }
    // On the window: the sheet above hears it first.
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn, hasOwn])
  return {
    isPossible: hasOwn || !matchMedia(phoneQuery).matches,
    isOn,
    toggle() {
      if (!hasOwn) return cover(!isOn)
      // Refused without a reason worth telling: the game stays as large as it is.
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : stage.current?.requestFullscreen({ navigationUI: 'hide' })
      change?.catch(() => undefined)
    },
  }
}
