import type { Category } from '@yanta/contract'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import { cachedChildren } from '../../ssr/cached-children.ts'
import styles from './provider-tiles.module.css'

/** The studios as a board of logos, each with its players online, or its number of games when there are none. */
export function ProviderTiles({ providers }: { providers: Category[] }) {
  const { t, locale } = useI18n()
  return (
    <ul
      className={styles.tiles}
      {...cachedChildren('providers', [locale, providers], () => drawTiles(providers, t))}
    />
  )
}

function drawTiles(providers: Category[], t: I18n['t']) {
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
