// Dragging the dock: follows the pointer after 10 px and drops into the nearest corner. Writes to the element directly
// while it moves, so that React does not render for each pixel.
import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { recall, remember } from '../../browser/device-storage.ts'
import { followDrag } from '../../ui/overlays/follow-drag.ts'
import { isCalm } from '../../ui/motion/is-calm.ts'
import { durationMs, easing } from '../../ui/motion/motion.ts'
import { type DockCorner, findNearestCorner, isDrag, readCorner } from './dock-corner.ts'

/** Key of the stored corner: the next minimised game appears where the last one was, also after a reload. */
const memoryKey = 'dock-corner'

export function useDockDrag(card: RefObject<HTMLElement | null>) {
  // A new object for each move, also for one that ends in the corner it began in.
  const [place, setPlace] = useState<{ corner: DockCorner; from?: DOMRect }>(() => ({
    corner: readCorner(recall(memoryKey)),
  }))
  useLayoutEffect(() => {
    if (card.current && place.from) settle(card.current, place.from)
  }, [card, place])

  const setCorner = (corner: DockCorner) => {
    remember(memoryKey, corner)
    setPlace({ corner, from: card.current?.getBoundingClientRect() })
  }
  function handlePointerDown({ button, currentTarget: dragged, nativeEvent }: PointerEvent<HTMLElement>) {
    const isCard = getComputedStyle(dragged).getPropertyValue('--is-card').trim() === '1'
    if (!isCard || button !== 0) return
    let shift = { x: 0, y: 0 }
    followDrag(dragged, nativeEvent, {
      isDrag: (way) => isDrag({ x: 0, y: 0 }, way),
      onStart: () => {
        shift = catchCard(dragged)
      },
      onMove: ({ x, y }) => {
        dragged.style.translate = `${shift.x + x}px ${shift.y + y}px`
      },
      onEnd() {
        const { x, y, width, height } = dragged.getBoundingClientRect()
        setCorner(
          findNearestCorner(
            { x: x + width / 2, y: y + height / 2 },
            { width: innerWidth, height: innerHeight },
          ),
        )
      },
    })
  }
  return { corner: place.corner, setCorner, handlers: { onPointerDown: handlePointerDown } }
}

/** Stops the card on its way to a corner; returns its distance from there. */
function catchCard(card: HTMLElement): { x: number; y: number } {
  const [x = 0, y = 0] = getComputedStyle(card)
    .translate.split(' ')
    .map((part) => parseFloat(part) || 0)
  stopSettling(card)
  return { x, y }
}

const settling = 'settling'

function stopSettling(card: HTMLElement): void {
  for (const animation of card.getAnimations()) if (animation.id === settling) animation.cancel()
}

/** Animates the card from where it was dropped to its corner. */
function settle(card: HTMLElement, from: DOMRect): void {
  card.style.translate = ''
  stopSettling(card)
  if (isCalm()) return
  const to = card.getBoundingClientRect()
  card.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0 0' }], {
    id: settling,
    duration: durationMs.medium,
    easing: easing.out,
  })
}
