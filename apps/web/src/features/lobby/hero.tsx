import { useI18n } from '../../i18n/use-i18n.tsx'
import { Carousel } from '../../ui/layout/carousel.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { HeroSlide } from './hero-slide.tsx'
import styles from './hero.module.css'
import type { LobbyData } from './lobby-data.ts'
import { BannerTile, ContestTile, DayGameTile } from './side-tiles.tsx'

/** Number of tiles beside the carousel, one above the other. */
const tilesBeside = 2
/** Fewer banners make no carousel. */
const fewestSlides = 2

/** Banners, and tiles beside them; the last banners fill tiles that would be empty. */
export function Hero({ banners, dayGame, contest }: Pick<LobbyData, 'banners' | 'dayGame' | 'contest'>) {
  const { t } = useI18n()
  const special = Number(dayGame !== null) + Number(contest !== null)
  const spare = Math.max(0, Math.min(tilesBeside - special, banners.length - fewestSlides))
  const slides = banners.slice(0, banners.length - spare)
  const labels = {
    whole: t('lobby.hero.label'),
    back: t('lobby.hero.back'),
    forward: t('lobby.hero.forward'),
    stop: t('lobby.hero.stop'),
    run: t('lobby.hero.run'),
    slide: (number: number) => t('lobby.hero.slide', { number, total: slides.length }),
  }
  const hasSide = special + spare > 0
  if (slides.length === 0 && !hasSide) return null
  return (
    <div className={joinClasses(styles.hero, (!hasSide || slides.length === 0) && styles.alone)}>
      {slides.length > 0 && (
        <div className={styles.carousel}>
          <Carousel
            labels={labels}
            slides={slides.map((banner, index) => (
              <HeroSlide key={banner.id} banner={banner} isFirst={index === 0} />
            ))}
          />
        </div>
      )}
      {hasSide && (
        <div className={styles.side}>
          {dayGame && <DayGameTile game={dayGame} />}
          {contest && <ContestTile contest={contest} />}
          {banners.slice(slides.length).map((banner) => (
            <BannerTile key={banner.id} banner={banner} />
          ))}
        </div>
      )}
    </div>
  )
}
