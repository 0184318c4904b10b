import { useI18n } from '../../i18n/use-i18n.tsx'
import { SafeNodes } from '../../ui/data/safe-nodes.tsx'
import type { TextBelow } from './text-below.ts'
import styles from './seo-text.module.css'
import { splitText } from './split-text.ts'

/** Editors' text below a screen [7.66]; a long one is collapsed, without scripts too, yet complete in a document. */
export function SeoText({ title, nodes }: TextBelow) {
  const { t } = useI18n()
  const [shown, rest] = splitText(nodes)
  return (
    <section className={styles.text}>
      {title && <h2>{title}</h2>}
      <SafeNodes nodes={shown} />
      {rest.length > 0 && (
        <details>
          <summary>{t('seo_text.more')}</summary>
          <div>
            <SafeNodes nodes={rest} />
          </div>
        </details>
      )}
    </section>
  )
}
