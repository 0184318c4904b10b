import { Button } from '../actions/button.tsx'
import { CardGrid, CardGridItem } from '../layout/card-grid.tsx'
import { gift } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { ItemCard } from './item-card.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { StatusTag } from './status-tag.tsx'
import { Tag } from './tag.tsx'

export default { title: 'Content/Item card' }

const words = {
  ru: {
    gifts: 'Подарки',
    fresh: 'Новый',
    active: 'Активен',
    lost: 'Сгорел',
    used: 'Использован',
    spins: '30 гифтспинов в Lolly Land',
    spinsText: 'За пятый уровень',
    burns: 'Сгорит через',
    activate: 'Активировать',
    bonus: 'Бонус 50 % к пополнению',
    bonusText: 'От 1 000 ₽, вейджер ×25',
    until: 'До 30.11.26',
    cashbox: 'В кассу',
    cashback: 'Кешбэк 8 %',
    cashbackText: 'Начислим в понедельник',
    soFar: '4 400 ₽ из 10 000 ₽',
    details: 'Детали',
    set: 'Набор выходного дня',
    setText: 'Три подарка',
    ended: 'Истёк 11.11.26',
    sum: '500 ₽ на баланс',
    sumText: 'За достижение',
    paid: 'Зачислено 09.11.26',
    time: '1 д 06:14',
  },
  en: {
    gifts: 'Gifts',
    fresh: 'New',
    active: 'Active',
    lost: 'Lost',
    used: 'Used',
    spins: '30 giftspins in Lolly Land',
    spinsText: 'For the fifth level',
    burns: 'Expires in',
    activate: 'Activate',
    bonus: '50% top-up bonus',
    bonusText: 'From 1,000 ₽, wagering ×25',
    until: 'Until 30.11.26',
    cashbox: 'To the cashier',
    cashback: '8% cashback',
    cashbackText: 'Credited on Monday',
    soFar: '4,400 ₽ of 10,000 ₽',
    details: 'Details',
    set: 'Weekend set',
    setText: 'Three gifts',
    ended: 'Ended 11.11.26',
    sum: '500 ₽ to your balance',
    sumText: 'For an achievement',
    paid: 'Credited 09.11.26',
    time: '1 d 06:14',
  },
}

export const States = story(words, (w) => (
  <CardGrid label={w.gifts}>
    <CardGridItem>
      <ItemCard
        isNew
        image={gift('giftspin')}
        tag={
          <Tag color="amber" size="small">
            {w.fresh}
          </Tag>
        }
        title={w.spins}
        text={w.spinsText}
        note={
          <>
            {w.burns} <b>{w.time}</b>
          </>
        }
        action={
          <Button look="primary" size="small">
            {w.activate}
          </Button>
        }
      />
    </CardGridItem>
    <CardGridItem>
      <ItemCard
        isNew
        image={gift('deposit')}
        tag={
          <Tag color="amber" size="small">
            {w.fresh}
          </Tag>
        }
        title={w.bonus}
        text={w.bonusText}
        note={w.until}
        action={
          <Button look="primary" size="small">
            {w.cashbox}
          </Button>
        }
      />
    </CardGridItem>
    <CardGridItem>
      <ItemCard
        image={gift('cashback')}
        tag={
          <StatusTag tone="green" icon="check" size="small">
            {w.active}
          </StatusTag>
        }
        title={w.cashback}
        text={w.cashbackText}
        note={
          <>
            <ProgressBar label={w.cashback} valueText={w.soFar} percent={44} color="green" isThin />
            {w.soFar}
          </>
        }
        action={<Button size="small">{w.details}</Button>}
      />
    </CardGridItem>
    <CardGridItem>
      <ItemCard
        isPast
        image={gift('group')}
        tag={
          <StatusTag tone="coral" size="small">
            {w.lost}
          </StatusTag>
        }
        title={w.set}
        text={w.setText}
        note={w.ended}
      />
    </CardGridItem>
    <CardGridItem>
      <ItemCard
        isPast
        image={gift('cash')}
        tag={
          <StatusTag tone="grey" icon="check" size="small">
            {w.used}
          </StatusTag>
        }
        title={w.sum}
        text={w.sumText}
        note={w.paid}
      />
    </CardGridItem>
  </CardGrid>
))
