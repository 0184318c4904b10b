// Full screen of the whole stage, bar included: the way out stays in sight.
import { type RefObject, useEffect, useState } from 'react'

export interface FullScreen {
  /** False where the browser has no full screen for a page's parts, as on iPhones. */
  isPossible: boolean
  isOn: boolean
  toggle: () => void
}

export function useFullScreen(stage: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement !== null && document.fullscreenElement === stage.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [stage])
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    toggle() {
      // Refused without a reason worth telling: the game stays as large as it is.
      const change = document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen({ navigationUI: 'hide' })
      change?.catch(() => undefined)
    },
  }
}
