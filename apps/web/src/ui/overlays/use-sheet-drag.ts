// A sheet at the bottom of a phone follows a finger that pulls it down: let go far enough or fast enough it leaves, else it
// goes back. What is scrolled inside scrolls first.
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isCalm } from '../motion/is-calm.ts'
import { durationMs, easing } from '../motion/motion.ts'

interface Pull {
  x: number
  y: number
  isMoving: boolean
  /** Pixels below its place, and when it was there, in milliseconds. */
  depth: number
  at: number
  /** Pixels per millisecond, downwards. */
  speed: number
}

const phone = '(max-width: 754px)'
/** In pixels [9.18]; of a low sheet a share of its height is enough. */
const farEnough = 200
const farEnoughShare = 0.3
/** Pixels per millisecond. */
const fastEnough = 0.5

/** `onClose` left out keeps the sheet where it is. */
export function useSheetDrag(
  dialog: RefObject<HTMLDialogElement | null>,
  surface: RefObject<HTMLElement | null>,
  onClose?: () => void,
): void {
  const handleClose = useEffectEvent(() => onClose?.())
  const canClose = onClose !== undefined
  useEffect(() => {
    const [ground, sheet] = [dialog.current, surface.current]
    if (!ground || !sheet || !canClose) return
    let pull: Pull | null = null
    const drawTo = (depth: number) => {
      sheet.style.translate = depth ? `0 ${depth}px` : ''
      ground.style.setProperty('--pulled', String(Math.min(1, depth / sheet.offsetHeight)))
    }
    const letGo = () => {
      const depth = pull?.depth ?? 0
      pull = null
      ground.removeAttribute('data-pulled')
      ground.style.removeProperty('--pulled')
      if (ground.hasAttribute('data-leaving') || !sheet.isConnected) return
      sheet.style.translate = ''
      if (depth && !isCalm())
        sheet.animate([{ translate: `0 ${depth}px` }, { translate: '0 0' }], {
          duration: durationMs.medium,
          easing: easing.out,
        })
    }
    const handleStart = (event: TouchEvent) => {
      const [finger] = event.touches
      if (event.touches.length > 1 || !finger || !matchMedia(phone).matches || isBusy(event.target, sheet))
        return
      sheet.style.translate = ''
      pull = {
        x: finger.clientX,
        y: finger.clientY,
        isMoving: false,
        depth: 0,
        at: event.timeStamp,
        speed: 0,
      }
    }
    const handleMove = (event: TouchEvent) => {
      const [finger] = event.touches
      if (!pull || !finger) return
      const [right, down] = [finger.clientX - pull.x, finger.clientY - pull.y]
      if (!pull.isMoving && down <= Math.abs(right)) return void (pull = null)
      event.preventDefault()
      if (!pull.isMoving) ground.setAttribute('data-pulled', '')
      const depth = Math.max(0, down)
      const speed = (depth - pull.depth) / Math.max(1, event.timeStamp - pull.at)
      pull = { ...pull, isMoving: true, depth, at: event.timeStamp, speed }
      drawTo(depth)
    }
    const handleEnd = (event: TouchEvent) => {
      if (!pull) return
      const isThrown =
        pull.depth >= Math.min(farEnough, sheet.offsetHeight * farEnoughShare) ||
        (pull.speed > fastEnough && event.timeStamp - pull.at < 80)
      if (!pull.isMoving || !isThrown) return letGo()
      ground.setAttribute('data-thrown', '')
      handleClose()
      // Whoever was asked may have reasons to stay.
      setTimeout(letGo)
    }
    const over = new AbortController()
    const { signal } = over
    sheet.addEventListener('touchstart', handleStart, { passive: true, signal })
    sheet.addEventListener('touchmove', handleMove, { passive: false, signal })
    sheet.addEventListener('touchend', handleEnd, { signal })
    sheet.addEventListener('touchcancel', letGo, { signal })
    return () => over.abort()
  }, [dialog, surface, canClose])
}

/** The finger is on something that wants it for itself: a slider, or a list that is scrolled already. */
function isBusy(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (
    let element = target instanceof HTMLElement ? target : null;
    element;
    element = element.parentElement
  ) {
    if (element.scrollTop > 0 || element.matches('input[type=range], canvas, iframe, [data-own-touch]'))
      return true
    if (element === sheet) return false
  }
  return false
}
