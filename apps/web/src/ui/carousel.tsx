// Slides of one width, dragged by finger or mouse. The segment of the slide that is seen fills as its time runs.
import useEmblaCarousel from 'embla-carousel-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import styles from './carousel.module.css'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useAutoplay } from './use-autoplay.ts'

interface CarouselProps {
  /** The name of the whole, its buttons, and that of each slide. */
  labels: { whole: string; back: string; forward: string; stop: string; run: string; slide: (number: number) => string }
  slides: readonly ReactNode[]
  /** How long a slide stays; null when slides never go on by themselves. */
  autoplayMs?: number | null
}

/** Embla's own measure of how long a slide takes: about 300 ms. */
const slideDuration = 22

export function Carousel({ labels, slides, autoplayMs = 5_000 }: CarouselProps) {
  const [view, embla] = useEmblaCarousel({ loop: true, duration: slideDuration })
  const [current, setCurrent] = useState(0)
  const goOn = useCallback(() => embla?.scrollNext(), [embla])
  const { isRunning, isStopped, isCalm, hold, toggle } = useAutoplay(current, slides.length > 1 ? autoplayMs : null, goOn)
  useEffect(() => {
    if (!embla) return
    const update = () => setCurrent(embla.selectedScrollSnap())
    embla.on('select', update)
    return () => { embla.off('select', update) }
  }, [embla])
  return (
    <section
      className={styles.carousel} aria-roledescription="carousel" aria-label={labels.whole}
      onMouseEnter={() => hold(true)} onMouseLeave={() => hold(false)} onFocus={() => hold(true)} onBlur={() => hold(false)}
    >
      <div className={styles.view} ref={view}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div key={index} className={styles.slide} role="group" aria-roledescription="slide" aria-label={labels.slide(index + 1)} inert={index !== current}>{slide}</div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {autoplayMs !== null && !isCalm && <IconButton className={joinClasses(styles.arrow, styles.pause)} icon={isStopped ? 'play' : 'pause'} label={isStopped ? labels.run : labels.stop} onClick={toggle} />}
          <div className={joinClasses(styles.segments, isRunning && styles.running)}>
            {slides.map((_, index) => (
              <button key={index} type="button" className={joinClasses(styles.segment, index === current && styles.on)} aria-label={labels.slide(index + 1)} aria-current={index === current || undefined} onClick={() => embla?.scrollTo(index, isCalm)}>
                {index === current && <span className={styles.fill} style={{ animationDuration: `${autoplayMs}ms` }} />}
              </button>
            ))}
          </div>
          <IconButton className={styles.arrow} icon="left" label={labels.back} onClick={() => embla?.scrollPrev(isCalm)} />
          <IconButton className={styles.arrow} icon="right" label={labels.forward} onClick={() => embla?.scrollNext(isCalm)} />
        </div>
      )}
    </section>
  )
}
