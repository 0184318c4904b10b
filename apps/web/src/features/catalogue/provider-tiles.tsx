import type { Category } from '@yanta/contract'
import { type Speech, useI18n } from '../../i18n/use-i18n.tsx'
import { keepChildren } from '../../lib/keep-children.ts'
import styles from './provider-tiles.module.css'

/** The studios as a board of logos. Who plays there now is said when somebody does, else how many games there are. */
export function ProviderTiles({ providers }: { providers: Category[] }) {
  const { t, locale } = useI18n()
  return (
    <ul
      className={styles.tiles}
      {...keepChildren('providers', [locale, providers], () => drawTiles(providers, t))}
    />
  )
}

function drawTiles(providers: Category[], t: Speech['t']) {
  return (
    <>
      {providers.map(({ slug, name, url, image, playersOnline, gamesCount }) => (
        <li key={slug}>
          <a className={styles.tile} href={url}>
            {image ? <img src={image} alt={name} loading="lazy" height="34" /> : <b>{name}</b>}
            <small>
              {playersOnline ? <i className={styles.online} /> : null}
              {playersOnline
                ? t('catalogue.providers.playing', { count: playersOnline })
                : t('catalogue.providers.games', { count: gamesCount })}
            </small>
          </a>
        </li>
      ))}
    </>
  )
}
