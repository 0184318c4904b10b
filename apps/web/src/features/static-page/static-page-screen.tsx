import type { StaticPage } from '@yanta/contract'
import { readSafeTree } from '@yanta/html'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useSite } from '../../site/site-data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { SafeNodes } from '../../ui/data/safe-nodes.tsx'
import { Accordion } from '../../ui/layout/accordion.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { type Block, type PagePart, readText, splitPage } from './page-parts.ts'
import styles from './static-page-screen.module.css'

/** Fewer parts need no list of contents. */
const fewestForContents = 3

/** An editors' text under its title [2.13], with a list of its parts beside it where there is room. */
export function StaticPageScreen({ page }: { page: StaticPage }) {
  const { t, date } = useI18n()
  // On the page about privacy; the platform has the link where there is something to consent to.
  const settings = useSite()
    ?.footer.flatMap(({ links }) => links)
    .find(({ url }) => url === `${page.url}#cookie-settings`)
  const parts = splitPage(readSafeTree(page.html))
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('static_page.crumbs.label')}
        links={[{ to: '/', name: t('static_page.crumbs.lobby') }]}
        current={page.title}
      />
      <div className={styles.columns}>
        <article className={styles.article}>
          <header className={styles.head}>
            <h1>{page.title}</h1>
            {/* On phones, where no button for support floats over the page. */}
            <Button
              size="small"
              className={styles.support}
              aria-haspopup="dialog"
              onClick={() => openModal('support')}
            >
              <Icon name="chat" size={18} />
              {t('static_page.support')}
            </Button>
          </header>
          <div className={styles.text}>
            {parts.map((part) => (
              <Part key={part.id} part={part} />
            ))}
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
        <Contents parts={parts.filter(({ title }) => title !== null)} />
      </div>
    </div>
  )
}

function Part({ part: { id, title, blocks } }: { part: PagePart }) {
  return (
    <>
      {title && (
        <h2 id={id}>
          <SafeNodes nodes={title} />
        </h2>
      )}
      {blocks.map((block, index) => (
        <PartBlock key={index} block={block} />
      ))}
    </>
  )
}

function PartBlock({ block }: { block: Block }) {
  if ('text' in block) return <SafeNodes nodes={block.text} />
  const items = block.questions.map(({ title, answer }) => ({
    title: title.map(readText).join(''),
    content: (
      <div className={styles.answer}>
        <SafeNodes nodes={answer} />
      </div>
    ),
  }))
  return <Accordion items={items} heading="h3" isMultiple />
}

function Contents({ parts }: { parts: readonly PagePart[] }) {
  const { t } = useI18n()
  if (parts.length < fewestForContents) return null
  return (
    <nav className={styles.contents} aria-labelledby="page-contents">
      <b id="page-contents">{t('static_page.contents')}</b>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title!.map(readText).join('')}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
