// Slides of one width, dragged by finger or mouse. The segment of the slide that is seen fills as its time runs, and its end is
// the next slide's turn.
import { type ReactNode, useRef, useState } from 'react'
import styles from './carousel.module.css'
import { IconButton } from '../actions/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { autoplayMs as usualAutoplayMs } from './slide-places.ts'
import { useAttention } from '../motion/use-attention.ts'
import { useClock } from '../feedback/use-clock.ts'
import { useIsAway } from '../use-is-away.ts'
import { useIsCalm } from '../motion/use-is-calm.ts'
import { useSlides } from './use-slides.ts'

export interface CarouselProps {
  /** The name of the whole, its buttons, and that of each slide. */
  labels: {
    whole: string
    back: string
    forward: string
    stop: string
    run: string
    slide: (number: number) => string
  }
  slides: readonly ReactNode[]
  /** How long a slide stays; null when slides never go on by themselves. */
  autoplayMs?: number | null
}

const filling = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }]

/** Goes on by itself, unless somebody points at it, works in it, stopped it, looks elsewhere or wants calm. */
export function Carousel({ labels, slides, autoplayMs = usualAutoplayMs }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null)
  const fill = useRef<HTMLSpanElement>(null)
  const [isStopped, setIsStopped] = useState(false)
  const [isAway, isCalm] = [useIsAway(), useIsCalm()]
  const { hasAttention, attention } = useAttention()
  const { current, place, isDragged, step, show } = useSlides(view, slides.length)
  const canRun = autoplayMs !== null && slides.length > 1 && !isCalm
  const isHeld = hasAttention || isStopped || isAway || isDragged
  useClock(fill, {
    durationMs: canRun ? autoplayMs : null,
    turn: place,
    isHeld,
    keyframes: filling,
    onEnd: () => step(1),
  })
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.whole}
      {...attention}
    >
      <div ref={view} className={styles.view} aria-live={canRun && !isStopped ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={index}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide(index + 1)}
            inert={index !== current}
          >
            {slide}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {autoplayMs !== null && (
            <IconButton
              className={joinClasses(styles.arrow, styles.pause)}
              icon={isStopped ? 'play' : 'pause'}
              label={isStopped ? labels.run : labels.stop}
              onClick={() => setIsStopped(!isStopped)}
            />
          )}
          <div className={styles.segments}>
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className={joinClasses(styles.segment, index === current && styles.on)}
                aria-label={labels.slide(index + 1)}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              >
                <span className={styles.bar}>
                  {index === current && <span ref={fill} className={styles.fill} />}
                </span>
              </button>
            ))}
          </div>
          <IconButton className={styles.arrow} icon="left" label={labels.back} onClick={() => step(-1)} />
          <IconButton className={styles.arrow} icon="right" label={labels.forward} onClick={() => step(1)} />
        </div>
      )}
    </section>
  )
}
