import { Button } from '../actions/button.tsx'
import { CardGrid, CardGridItem } from '../layout/card-grid.tsx'
import { currency, gift } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { Icon } from './icon.tsx'
import { PriceCard } from './price-card.tsx'
import { Tag } from './tag.tsx'

export default { title: 'Content/Price card' }

const words = {
  ru: {
    prizes: 'Призы',
    spins: '20 гифтспинов в Drakkar Dawn',
    cash: '2 000 ₽ на баланс',
    cashback: 'Кешбэк 10 % на неделю',
    main: 'Главный приз: 500 000 ₽',
    fresh: 'Новый',
    mainTag: 'Главный',
    some: '1 500',
    take: 'Обменять',
    missing: 'Не хватает 23 140',
    big: '25 000',
  },
  en: {
    prizes: 'Prizes',
    spins: '20 giftspins in Drakkar Dawn',
    cash: '2,000 ₽ to your balance',
    cashback: '10% cashback for a week',
    main: 'Main prize: 500,000 ₽',
    fresh: 'New',
    mainTag: 'Main',
    some: '1,500',
    take: 'Exchange',
    missing: '23,140 short',
    big: '25,000',
  },
}

export const States = story(words, (w) => (
  <CardGrid size="medium" label={w.prizes}>
    <CardGridItem>
      <PriceCard
        title={w.spins}
        image={gift('giftspin')}
        coin={currency('shell')}
        price="400"
        action={<Button look="primary">{w.take}</Button>}
      />
    </CardGridItem>
    <CardGridItem>
      <PriceCard
        title={w.cash}
        image={gift('cash')}
        coin={currency('shell')}
        price="900"
        action={<Button look="primary">{w.take}</Button>}
      />
    </CardGridItem>
    <CardGridItem>
      <PriceCard
        title={w.cashback}
        image={gift('cashback')}
        coin={currency('shell')}
        price={w.some}
        tag={
          <Tag color="green" size="small">
            {w.fresh}
          </Tag>
        }
        action={
          <Button look="primary" isWaiting>
            {w.take}
          </Button>
        }
      />
    </CardGridItem>
    <CardGridItem>
      <PriceCard
        isMain
        title={w.main}
        image={gift('group')}
        coin={currency('shell')}
        price={w.big}
        tag={
          <Tag color="amber" size="small">
            <Icon name="crown" size={14} />
            {w.mainTag}
          </Tag>
        }
        action={<Button disabled>{w.missing}</Button>}
      />
    </CardGridItem>
  </CardGrid>
))
