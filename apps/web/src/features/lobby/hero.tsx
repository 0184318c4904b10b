import type { Banner } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './hero.module.css'
import { useCarousel } from './use-carousel.ts'

/** With four banners or more, the last two stand beside the carousel. */
export function Hero({ banners }: { banners: Banner[] }) {
  const { t } = useI18n()
  const beside = banners.length >= 4 ? banners.slice(-2) : []
  const slides = banners.slice(0, banners.length - beside.length)
  return (
    <section className={joinClasses(styles.hero, beside.length === 0 && styles.alone)} aria-label={t('lobby.hero.label')}>
      <Carousel banners={slides} />
      {beside.length > 0 && <div className={styles.side}>{beside.map((banner) => <Tile key={banner.id} banner={banner} />)}</div>}
    </section>
  )
}

/** Scrolls by finger, arrows and dots, and by itself every five seconds while nobody is at it [9.4]. */
function Carousel({ banners }: { banners: Banner[] }) {
  const { t } = useI18n()
  const { track, current, show } = useCarousel(banners.length)
  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label={t('lobby.hero.label')}>
      <div className={styles.track} ref={track}>
        {banners.map((banner, index) => (
          <div key={banner.id} className={styles.banner} role="group" aria-label={t('lobby.hero.slide', { number: index + 1, total: banners.length })}>
            <Picture source={banner.image} narrow={banner.imageSmall} alt="" width={1480} height={640} sizes="(max-width: 1054px) 100vw, 68vw" isFirst={index === 0} />
            <div className={styles.words}>
              {banner.tag && <Tag color="amber">{banner.tag}</Tag>}
              <h2>{banner.title}</h2>
              {banner.text && <p>{banner.text}</p>}
              <div className={styles.action}>
                <ButtonLink look="primary" size="large" to={banner.url}>{banner.buttonText ?? t('lobby.hero.open')}</ButtonLink>
              </div>
            </div>
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <div className={styles.controls}>
          <div className={styles.dots}>
            {banners.map((banner, index) => (
              <button
                key={banner.id} type="button" aria-label={t('lobby.hero.slide', { number: index + 1, total: banners.length })}
                aria-current={index === current || undefined} onClick={() => show(index)} onAnimationEnd={() => show(current + 1)}
              >
                <i />
              </button>
            ))}
          </div>
          <IconButton icon="left" label={t('lobby.hero.back')} size="small" onClick={() => show(current - 1)} />
          <IconButton icon="right" label={t('lobby.hero.forward')} size="small" onClick={() => show(current + 1)} />
        </div>
      )}
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
