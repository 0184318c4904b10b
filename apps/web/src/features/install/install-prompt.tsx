// The site's own prompt to install it as an app [2.56]: a bar that takes no focus and covers nothing important.
import { useId } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { BrandSymbol } from '../../site/brand-mark.tsx'
import { forgetInstallOffer, installOffer } from '../../browser/install-offer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import styles from './install-prompt.module.css'

export function InstallPrompt({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useI18n()
  const titleId = useId()
  async function install() {
    const { offer } = installOffer.getState()
    onAnswer()
    forgetInstallOffer()
    await offer?.prompt()
  }
  return (
    <aside className={styles.bar} aria-labelledby={titleId}>
      <span className={styles.mark}>
        <BrandSymbol height={32} />
      </span>
      <div className={styles.words}>
        <b id={titleId}>{t('install.title')}</b>
        <span>{t('install.text')}</span>
      </div>
      <div className={styles.actions}>
        <Button look="text" size="small" onClick={onAnswer}>
          {t('install.later')}
        </Button>
        <Button look="primary" size="small" onClick={() => void install()}>
          <Icon name="download" size={18} />
          {t('install.now')}
        </Button>
      </div>
    </aside>
  )
}
