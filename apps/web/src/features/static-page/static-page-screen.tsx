import type { StaticPage } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useSite } from '../../site/site-data.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { SafeHtml } from '../../ui/data/safe-html.tsx'
import styles from './static-page-screen.module.css'

/** An editors' text under its title [2.13]. */
export function StaticPageScreen({ page }: { page: StaticPage }) {
  const { t, date } = useI18n()
  // On the page about privacy; the platform has the link where there is something to consent to.
  const settings = useSite()
    ?.footer.flatMap(({ links }) => links)
    .find(({ url }) => url === `${page.url}#cookie-settings`)
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('static_page.crumbs.label')}
        links={[{ to: '/', name: t('static_page.crumbs.lobby') }]}
        current={page.title}
      />
      <article className={styles.article}>
        <h1>{page.title}</h1>
        <div className={styles.text}>
          <SafeHtml html={page.html} />
        </div>
        {settings && (
          <p className={styles.settings}>
            <a href={settings.url}>{settings.text}</a>
          </p>
        )}
        <p className={styles.updated}>
          <time dateTime={page.updatedAt.slice(0, 10)}>
            {t('static_page.updated', { date: date(page.updatedAt) })}
          </time>
        </p>
      </article>
    </div>
  )
}
