import { getPromotion } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { readPictureSource } from '../../../ui/data/picture-source.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading, RowsPlaceholder } from '../../../ui/feedback/placeholder.tsx'
import { Row, RowList } from '../../../ui/layout/row-list.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { describePrize } from '../../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import '../promotion-page.messages.json'
import { listWinners } from './winner-list.ts'
import styles from './promotion-winners-modal.module.css'

interface PromotionWinnersProps {
  slug: string
  title: string
  /** 16:9. */
  image: string
  onClose: () => void
}

/** [2.45] Picture, title and all winners of a promotion that is over. */
export function PromotionWinnersModal({ slug, title, image, onClose }: PromotionWinnersProps) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const currency = usePlayerCurrency()
  const { value, refusal, phase, retry } = useCall(`${locale} ${slug}`, (signal) =>
    browserCall(getPromotion, { params: { slug } }, { signal }),
  )
  const winners = value ? listWinners(value.prizes) : []
  return (
    <Modal
      title={title}
      closeLabel={t('promotion.close')}
      onClose={onClose}
      art={readPictureSource(image).shown}
      footer={
        <>
          <Button onClick={onClose}>{t('promotion.close')}</Button>
          <ButtonLink to={`/promo/${slug}`} onClick={onClose}>
            {t('promotion.winners.page')}
          </ButtonLink>
        </>
      }
    >
      <p className={styles.label}>{t('promotion.winners')}</p>
      {refusal ? (
        <Notice
          isError
          title={t(phase === 'offline' ? 'promotion.offline' : 'promotion.winners.failed')}
          text={t('promotion.failed.text')}
          action={<Button onClick={retry}>{t('promotion.again')}</Button>}
        />
      ) : !value ? (
        <Loading label={t('promotion.winners.loading')}>
          <RowsPlaceholder rows={6} />
        </Loading>
      ) : winners.length === 0 ? (
        <Notice title={t('promotion.winners.none')} text={t('promotion.winners.none.text')} />
      ) : (
        <RowList look="boxed" label={t('promotion.winners')}>
          {winners.map(({ place, nick_name, avatar, prize }) => (
            <Row
              key={place}
              lead={
                <>
                  <b className={styles.place} data-place={place}>
                    {i18n.number(place)}
                  </b>
                  <Avatar size="small" name={nick_name} image={avatar} isNamed />
                </>
              }
              title={nick_name}
              value={describePrize(i18n, prize, currency)}
              valueColor={place === 1 ? 'amber' : undefined}
            />
          ))}
        </RowList>
      )}
    </Modal>
  )
}
