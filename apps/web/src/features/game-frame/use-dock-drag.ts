// Dragging the dock: follows the pointer after 10 px, lets go into the nearest corner. Writes to the element directly while
// it moves, so that nothing renders for each pixel.
import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { recall, remember } from '../../lib/device-memory.ts'
import { followDrag } from '../../ui/follow-drag.ts'
import { isCalm } from '../../ui/is-calm.ts'
import { durationMs, easing } from '../../ui/motion.ts'
import { type DockCorner, findNearestCorner, isDrag, readCorner } from './dock-corner.ts'

/** The corner outlives the card and the page: the next minimised game comes up where the last one was. */
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

/** Stops the card where it is on its way to a corner; how far from there that is. */
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

/** Glides from where the card was let go to its corner. */
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
