import promotions from '@yanta/art/promotions.json'
import { Button } from './button.tsx'
import { ArtCard, Card } from './card.tsx'
import { Countdown } from './countdown.tsx'
import { FactList } from './fact-list.tsx'
import { Cells } from './gallery/cells.tsx'
import { story } from './gallery/story.tsx'
import { Tag } from './tag.tsx'

export default { title: 'Content/Card' }

const words = {
  ru: { member: 'Участник', past: 'Завершена', season: 'Сезон', aurora: 'Северное сияние', cashback: 'Выходные с кешбэком', more: 'Подробнее', winners: 'Победители', dates: '18.11 – 23.11', fund: 'Фонд', sum: '5 000 000 ₽', bet: 'Ставка', from: 'от 20 ₽', end: 'До конца', units: { days: 'дн', hours: 'ч', minutes: 'мин', seconds: 'сек' }, gift: 'Новый подарок', giftText: 'Откройте его в течение трёх дней.', plain: 'Обычная поверхность', text: 'На ней стоит всё, что не стоит прямо на странице.' },
  en: { member: 'Member', past: 'Finished', season: 'Season', aurora: 'Northern lights', cashback: 'Cashback weekend', more: 'Details', winners: 'Winners', dates: '18.11 – 23.11', fund: 'Prize fund', sum: '5,000,000 ₽', bet: 'Bet', from: 'from 20 ₽', end: 'Until the end', units: { days: 'd', hours: 'h', minutes: 'min', seconds: 'sec' }, gift: 'New gift', giftText: 'Open it within three days.', plain: 'A plain surface', text: 'Everything that does not stand right on the page stands on it.' },
}

const picture = (name: 'aurora-draw' | 'cashback-weekend') => <img src={promotions[`${name}-card`]} alt="" width="640" height="360" />

export const WithArt = story(words, (w) => (
  <Cells inColumns>
    <ArtCard
      title={w.aurora} art={picture('aurora-draw')} tags={<><Tag>{w.season}</Tag><Tag color="green">{w.member}</Tag></>}
      corner={<Countdown label={w.end} endsAt={Date.now() + 4e8} units={w.units} />} footer={<><span>{w.dates}</span><Button size="small">{w.more}</Button></>}
    >
      <FactList facts={[{ name: w.fund, value: w.sum }, { name: w.bet, value: w.from }]} />
    </ArtCard>
    <ArtCard title={w.cashback} art={picture('cashback-weekend')} tags={<Tag>{w.past}</Tag>} isPast footer={<><span>{w.dates}</span><Button size="small">{w.winners}</Button></>} />
  </Cells>
))

export const Plain = story(words, (w) => (
  <Cells inColumns>
    <Card><b>{w.plain}</b><p>{w.text}</p></Card>
    <Card isChosen><b>{w.gift}</b><p>{w.giftText}</p></Card>
  </Cells>
))
