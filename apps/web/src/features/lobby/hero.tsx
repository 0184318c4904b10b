import type { Banner } from '@yanta/contract'
import { type ComponentType, Suspense, lazy } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { CarouselProps } from '../../ui/carousel.tsx'
import '../../ui/carousel.module.css'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './hero.module.css'

const loadCarousel = async () => ({ default: (await import('../../ui/carousel.tsx')).Carousel as ComponentType<CarouselProps> })
/** The server draws the slides; what moves them comes to the browser after the page woke up, and takes over what stands there. */
const Carousel = import.meta.env.SSR ? (await loadCarousel()).default : lazy(loadCarousel)

/** With four banners or more, the last two stand beside the carousel. */
export function Hero({ banners }: { banners: Banner[] }) {
  const { t } = useI18n()
  const beside = banners.length >= 4 ? banners.slice(-2) : []
  const slides = banners.slice(0, banners.length - beside.length)
  const labels = {
    whole: t('lobby.hero.label'), back: t('lobby.hero.back'), forward: t('lobby.hero.forward'), stop: t('lobby.hero.stop'), run: t('lobby.hero.run'),
    slide: (number: number) => t('lobby.hero.slide', { number, total: slides.length }),
  }
  return (
    <div className={joinClasses(styles.hero, beside.length === 0 && styles.alone)}>
      <div className={styles.carousel}>
        <Suspense fallback={<div className={styles.banner} />}>
          <Carousel labels={labels} slides={slides.map((banner, index) => <Slide key={banner.id} banner={banner} isFirst={index === 0} />)} />
        </Suspense>
      </div>
      {beside.length > 0 && <div className={styles.side}>{beside.map((banner) => <Tile key={banner.id} banner={banner} />)}</div>}
    </div>
  )
}

function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { t } = useI18n()
  return (
    <div className={styles.banner}>
      <Picture source={banner.image} narrow={banner.imageSmall} alt="" width={1480} height={640} sizes="(max-width: 1054px) 100vw, 68vw" isFirst={isFirst} />
      <div className={styles.words}>
        {banner.tag && <Tag color="amber">{banner.tag}</Tag>}
        <h2>{banner.title}</h2>
        {banner.text && <p>{banner.text}</p>}
        <div className={styles.action}>
          <ButtonLink look="primary" size="large" to={banner.url}>{banner.buttonText ?? t('lobby.hero.open')}</ButtonLink>
        </div>
      </div>
    </div>
  )
}

function Tile({ banner }: { banner: Banner }) {
  const { t } = useI18n()
  return (
    <div className={styles.tile}>
      <Picture source={banner.imageSmall} alt="" width={720} height={480} sizes="(max-width: 508px) 56vw, 300px" />
      {banner.tag && <Tag color="amber" size="small">{banner.tag}</Tag>}
      <h3>{banner.title}</h3>
      {banner.text && <p>{banner.text}</p>}
      <div className={styles.link}>
        <ButtonLink look="primary" size="small" to={banner.url}>{banner.buttonText ?? t('lobby.hero.open')}</ButtonLink>
      </div>
    </div>
  )
}
