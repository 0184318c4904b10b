import type { PromoPopup } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { readPictureSource } from '../../../ui/data/picture-source.ts'
import { SafeHtml } from '../../../ui/data/safe-html.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import './promo-popup.messages.json'
import styles from './promo-popup-modal.module.css'

/** [2.34], [3.31] What the operator tells all players at once. */
export function PromoPopupModal({ popup, onClose }: { popup: PromoPopup; onClose: () => void }) {
  const { t } = useI18n()
  const { title, body, buttonText, buttonUrl, imageUrl } = popup
  return (
    <Modal
      isCentred
      title={title}
      closeLabel={t('promo_popup.close')}
      onClose={onClose}
      art={imageUrl === null ? undefined : readPictureSource(imageUrl).shown}
    >
      <div className={styles.text}>
        <SafeHtml html={body} />
      </div>
      <div className={styles.actions}>
        <ButtonLink look="primary" size="large" isWide to={buttonUrl} onClick={onClose}>
          {buttonText}
        </ButtonLink>
        <Button look="text" onClick={onClose}>
          {t('promo_popup.enough')}
        </Button>
      </div>
    </Modal>
  )
}
