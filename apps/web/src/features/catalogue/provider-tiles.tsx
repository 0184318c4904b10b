import type { Category } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import styles from './provider-tiles.module.css'

/** The studios as a board of logos. Who plays there now is said when somebody does, else how many games there are. */
export function ProviderTiles({ providers }: { providers: Category[] }) {
  const { t } = useI18n()
  return (
    <ul className={styles.tiles}>
      {providers.map(({ slug, name, url, image, playersOnline, gamesCount }) => (
        <li key={slug}>
          <a className={styles.tile} href={url}>
            {image ? <img src={image} alt={name} loading="lazy" height="34" /> : <b>{name}</b>}
            <small>
              {playersOnline ? <i className={styles.online} /> : null}
              {playersOnline ? t('catalogue.providers.playing', { count: playersOnline }) : t('catalogue.providers.games', { count: gamesCount })}
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
}
