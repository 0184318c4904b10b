// The field: the birds, the sight moved by mouse, finger and arrows, and what is written over it after a shot.
import hunt from '@yanta/art/hunt.json'
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { useIsCalm } from '../../ui/motion/use-is-calm.ts'
import { useIsAway } from '../../ui/use-is-away.ts'
import './duck-hunt.messages.json'
import styles from './duck-hunt.module.css'
import { type HuntScene, createHuntScene } from './hunt-scene.ts'

interface Aimed {
  /** Of `settle`. */
  duck: number
  /** Shares of the field. */
  x: number
  y: number
}

export interface FieldHandle {
  fire: () => Aimed
  settle: (duck: number, isHit: boolean) => void
}

export interface Pop {
  key: number
  text: string
  isHit: boolean
  x: number
  y: number
}

interface HuntFieldProps {
  handle: Ref<FieldHandle>
  pop: Pop | null
  onFire: () => void
}

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function HuntField({ handle, pop, onFire }: HuntFieldProps) {
  const { t } = useI18n()
  const isCalm = useIsCalm()
  const isAway = useIsAway()
  const field = useRef<HTMLDivElement>(null)
  const birds = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const scene = useRef<HuntScene>(null)
  const held = useRef(new Set<string>())

  useEffect(() => {
    const created = createHuntScene(birds.current!, {
      isCalm,
      findInsets: () => measureEdges(field.current),
      onAim: isCalm
        ? undefined
        : (x, y) => {
            if (ground.current) ground.current.style.translate = `${(0.5 - x) * 2.4}% ${(0.5 - y) * 1.6}%`
          },
    })
    scene.current = created
    return () => {
      created.destroy()
      scene.current = null
    }
  }, [isCalm])
  useEffect(() => scene.current?.setPaused(isAway), [isAway, isCalm])
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  useImperativeHandle(handle, () => ({
    fire() {
      const element = birds.current
      const [width, height] = [element?.clientWidth || 1, element?.clientHeight || 1]
      const aim = scene.current?.aim ?? { x: width / 2, y: height / 2 }
      return { duck: scene.current?.fire() ?? -1, x: aim.x / width, y: aim.y / height }
    },
    settle: (duck, isHit) => scene.current?.settle(duck, isHit),
  }))

  function aimAt({ nativeEvent: { offsetX, offsetY } }: PointerEvent) {
    scene.current?.aimAt(offsetX, offsetY)
  }
  function steer() {
    let [right, down] = [0, 0]
    for (const key of held.current) {
      right += arrows[key]![0]
      down += arrows[key]![1]
    }
    scene.current?.steer(right, down)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) onFire()
    }
    if (!arrows[event.key]) return
    event.preventDefault()
    held.current.add(event.key)
    steer()
  }
  return (
    <>
      <div ref={ground} className={styles.ground} aria-hidden="true">
        <Picture source={hunt.field} alt="" width={1440} height={810} sizes="100vw" isFirst />
      </div>
      <div
        ref={field}
        className={styles.field}
        role="application"
        aria-label={t('duck_hunt.field')}
        tabIndex={0}
        onPointerMove={aimAt}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          aimAt(event)
          onFire()
        }}
        onKeyDown={handleKeyDown}
        onKeyUp={({ key }) => {
          if (held.current.delete(key)) steer()
        }}
        onBlur={() => {
          held.current.clear()
          steer()
        }}
      >
        <div ref={birds} className={styles.birds} />
        {pop && (
          <span
            key={pop.key}
            className={pop.isHit ? styles.pop : styles.missed}
            style={{ left: `${pop.x * 100}%`, top: `${pop.y * 100}%` }}
            aria-hidden="true"
          >
            {pop.text}
          </span>
        )}
      </div>
    </>
  )
}

/** The heights of head and foot, which lie over the field. */
function measureEdges(field: HTMLElement | null) {
  const heightOf = (name: string) => field?.parentElement?.querySelector<HTMLElement>(name)?.offsetHeight ?? 0
  return { top: heightOf('header'), bottom: heightOf('footer') }
}
