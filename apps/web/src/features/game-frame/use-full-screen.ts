// Full screen of the whole stage with its bar, so that the exit stays in sight. Where the browser has none for an
// element, as in in-app browsers on iPads, the stage covers the page instead; on phones it does so anyway.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { phoneQuery } from '../../browser/phone-query.ts'

export interface FullScreen {
  /** False where full screen would gain no space. */
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
      // A step back leaves the stage within the same document, and the browser would go on showing it alone.
      if (element && document.fullscreenElement === element) document.exitFullscreen().catch(() => undefined)
    }
  }, [stage])
  const cover = (isCovering: boolean) => {
    stage.current?.toggleAttribute(coverAttribute, isCovering)
    setIsOn(isCovering)
  }
  const uncover = useEffectEvent(() => cover(false))
  useEffect(() => {
    if (!isOn || hasOwn) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal'))
        uncover()
    }
    // On the window, so that the sheet above handles the event first.
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [isOn, hasOwn])
  return {
    isPossible: hasOwn || !matchMedia(phoneQuery).matches,
    isOn,
    toggle() {
      if (!hasOwn) return cover(!isOn)
      // A rejection needs no message: the game stays as large as it is.
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : stage.current?.requestFullscreen({ navigationUI: 'hide' })
      change?.catch(() => undefined)
    },
  }
}
