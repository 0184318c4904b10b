// The slides go on by themselves, unless somebody points at them, works with them, stopped them, looks elsewhere or wants calm.
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Whether time runs for the slide that is seen; `hold` tells that it must not, `toggle` is the reader's own switch. */
export function useAutoplay(current: number, durationMs: number | null, goOn: () => void) {
  const [isHeld, setIsHeld] = useState(false)
  const [isStopped, setIsStopped] = useState(false)
  const isAway = useSyncExternalStore(watchTab, () => document.hidden, () => false)
  const isCalm = useSyncExternalStore(watchMotion, () => motion().matches, () => true)
  const isRunning = durationMs !== null && !isHeld && !isStopped && !isAway && !isCalm
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(goOn, durationMs)
    return () => clearTimeout(timer)
  }, [isRunning, durationMs, current, goOn])
  return { isRunning, isStopped, isCalm, hold: setIsHeld, toggle: () => setIsStopped((before) => !before) }
}

const motion = () => matchMedia('(prefers-reduced-motion: reduce)')

function watchMotion(onChange: () => void) {
  const query = motion()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function watchTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
