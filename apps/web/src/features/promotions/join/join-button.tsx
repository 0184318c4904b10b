import type { Promotion } from '@yanta/contract'
import { type ReactNode, use } from 'react'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { RegionClosedContext } from '../../../site/region.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import '../promotion-page.messages.json'
import styles from './join.module.css'
import { useJoin } from './use-join.ts'

interface JoinButtonProps {
  promotion: Promotion
  own: LoadedPart
  /** On the button. */
  children: ReactNode
  isWide?: boolean
  /** Over a picture, where nothing else says that the table shows nicknames. */
  saysNames?: boolean
}

/** Takes part; a guest registers first, and comes back here. Nothing for one who takes part already, or where registration is closed. */
export function JoinButton({ promotion, own, children, isWide, saysNames }: JoinButtonProps) {
  const { t } = useI18n()
  const isClosed = use(RegionClosedContext)
  const join = useJoin(promotion)
  if (own === 'failed' || (typeof own === 'object' && own.membership !== null)) return null
  const names = saysNames && <small className={styles.names}>{t('promotion.join.names.table')}</small>
  if (own === 'guest')
    return isClosed ? null : (
      <>
        <ButtonLink
          look="primary"
          size="large"
          isWide={isWide}
          to={`/registration?redirect=${encodeURIComponent(`/promo/${promotion.slug}`)}`}
        >
          {children}
        </ButtonLink>
        {names}
      </>
    )
  return (
    <div className={styles.join}>
      <Button
        look="primary"
        size="large"
        isWide={isWide}
        isWaiting={join.isBusy}
        onClick={() => void join.run()}
      >
        {children}
      </Button>
      {names}
      {join.refusal && (
        <Note tone="error" isAnswer>
          {describeRefusal(t, join.refusal)}
        </Note>
      )}
    </div>
  )
}
