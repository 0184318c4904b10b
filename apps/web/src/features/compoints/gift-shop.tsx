import empty from '@yanta/art/empty.json'
import { listCompointProducts } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Loading } from '../../ui/feedback/placeholder.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import './compoints.messages.json'
import styles from './gift-shop.module.css'
import { ProductList } from './product-list.tsx'

/** [2.68] What compoints buy, loaded when it is opened: it may be thousands of products. */
export function GiftShop({ betsForOne }: { betsForOne: number | null }) {
  const { t } = useI18n()
  const { phase, latest, retry } = useCall('products', (signal) =>
    browserCall(listCompointProducts, { query: { type: 'gift' } }, { signal }),
  )
  if (latest === null && (phase === 'failed' || phase === 'offline'))
    return (
      <Card>
        <Notice
          isError
          title={t(phase === 'offline' ? 'compoints.shop.offline' : 'compoints.shop.failed')}
          text={t('compoints.shop.failed.text')}
          action={<Button onClick={retry}>{t('compoints.shop.again')}</Button>}
        />
      </Card>
    )
  if (latest === null) return <LoadingShop />
  if (latest.items.length === 0)
    return (
      <Card>
        <Notice
          isLarge
          image={empty.gifts}
          title={t('compoints.gifts.empty')}
          text={t('compoints.gifts.text')}
        />
      </Card>
    )
  return <ProductList products={latest.items} betsForOne={betsForOne} onChanged={retry} />
}

function LoadingShop() {
  const { t } = useI18n()
  return (
    <Loading label={t('compoints.shop.loading')}>
      <CardGrid size="medium">
        {Array.from({ length: 8 }, (_, place) => (
          <CardGridItem key={place}>
            <Skeleton className={styles.placeholder} />
          </CardGridItem>
        ))}
      </CardGrid>
    </Loading>
  )
}
