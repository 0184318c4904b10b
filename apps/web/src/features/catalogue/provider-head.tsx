// [3.59] The head of a provider's screen: banner, logo and players online; without a banner only the logo.
import type { Banner as BannerThing, Category } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Banner } from '../../ui/layout/banner.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './provider-head.module.css'

interface ProviderHeadProps {
  provider: Category
  /** The category that the provider's games are filtered by, with the number of the provider's games in it. */
  within: Pick<Category, 'name' | 'gamesCount'> | null
  banner: BannerThing | null
}

export function ProviderHead({ provider, within, banner }: ProviderHeadProps) {
  const { t } = useI18n()
  const { name, image, gamesCount, playersOnline } = provider
  const facts = [
    t('catalogue.providers.games', { count: within?.gamesCount ?? gamesCount }),
    ...(playersOnline ? [t('catalogue.provider.online', { count: playersOnline })] : []),
  ]
  const title = within ? `${name}: ${within.name}` : name
  // The logo shows the name, so the heading repeats it for screen readers.
  const mark = image ? (
    <>
      <img className={styles.mark} src={image} alt="" height="44" />
      <VisuallyHidden>{title}</VisuallyHidden>
      {within && (
        <span className={styles.within} aria-hidden="true">
          {within.name}
        </span>
      )}
    </>
  ) : (
    title
  )
  if (!banner) {
    return (
      <div className={styles.plain}>
        <h1>{mark}</h1>
        <p>{facts.join(', ')}</p>
      </div>
    )
  }
  return (
    <Banner
      title={mark}
      size="small"
      look="side"
      art={
        <Picture
          source={banner.image}
          narrow={banner.imageSmall}
          alt=""
          width={1480}
          height={400}
          sizes="(max-width: 754px) 100vw, 62vw"
          isFirst
        />
      }
      text={
        <>
          {banner.text ?? banner.title}
          <span className={styles.facts}>{facts.join(', ')}</span>
        </>
      }
    />
  )
}
