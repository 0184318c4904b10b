import type { Banner } from '@yanta/contract'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import { cachedChildren } from '../../ssr/cached-children.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import styles from './hero.module.css'

/** A banner [3.59]. The first one's picture is the largest of the first screen; the others load lazily. */
export function HeroSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { t, locale } = useI18n()
  const draw = () => drawInside(banner, isFirst, t)
  // The link to another site is the router's, which can't be drawn outside of it.
  const inside = banner.url.startsWith('/')
    ? cachedChildren('slide', [locale, isFirst, banner], draw)
    : { children: draw() }
  return <div className={styles.banner} {...inside} />
}

function drawInside(banner: Banner, isFirst: boolean, t: I18n['t']) {
  return (
    <>
      <Picture
        source={banner.image}
        narrow={banner.imageSmall}
        alt=""
        width={1480}
        height={640}
        sizes="(max-width: 1054px) 100vw, 68vw"
        isFirst={isFirst}
      />
      <div className={styles.words}>
        {banner.tag && <Tag color="amber">{banner.tag}</Tag>}
        <h2>{banner.title}</h2>
        {banner.text && <p>{banner.text}</p>}
        <div className={styles.action}>
          <ButtonLink look="primary" size="large" to={banner.url}>
            {banner.buttonText ?? t('lobby.hero.open')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
