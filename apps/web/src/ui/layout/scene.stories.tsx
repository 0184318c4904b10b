import { Button } from '../actions/button.tsx'
import { CardGrid, CardGridItem } from './card-grid.tsx'
import { Countdown } from '../feedback/countdown.tsx'
import { currency, gift, promotion } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'
import { Picture } from '../data/picture.tsx'
import { ColourHead, Scene } from './scene.tsx'
import { Tag } from '../data/tag.tsx'
import { VesselCard } from '../data/vessel-card.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

export default { title: 'Content/Scene' }

const words = {
  ru: {
    season: 'Сезонная',
    until: 'до 14 января',
    title: 'Зимняя лаборатория',
    text: '2 000 ₽ ставок = 1 элемент. Каждая полная колба — подарок, все три — билет в финал.',
    end: 'До финала',
    units: { days: 'дн', hours: 'ч', minutes: 'мин', seconds: 'сек' },
    first: 'Достижения',
    second: 'Депозиты',
    experience: '5 000 опыта',
    bonus: 'Бонус 100 %',
    take: 'Забрать',
    more: 'Ещё 2 940',
    values: ['2 500', '4 060', '7 000'],
    five: 'Дай пять',
    member: 'Вы участвуете',
    hour: 'Час коктейлей',
    hourText: 'Дали пять — коктейль вам. Получили пять — ещё один. Пять за день — бонусные очки.',
    place: 'Ваше место',
    cocktails: 'Коктейли',
    vessels: 'Колбы',
  },
  en: {
    season: 'Seasonal',
    until: 'until 14 January',
    title: 'Winter Lab',
    text: '2,000 ₽ of bets = 1 element. Each full flask is a gift, all three are a ticket for the final.',
    end: 'Until the final',
    units: { days: 'd', hours: 'h', minutes: 'min', seconds: 'sec' },
    first: 'Achievements',
    second: 'Top-ups',
    experience: '5,000 XP',
    bonus: '100% bonus',
    take: 'Take',
    more: '2,940 more',
    values: ['2,500', '4,060', '7,000'],
    five: 'High five',
    member: 'You take part',
    hour: 'Cocktail Hour',
    hourText: 'Give five and a cocktail is yours. Get five for one more. Five a day bring bonus points.',
    place: 'Your place',
    cocktails: 'Cocktails',
    vessels: 'Flasks',
  },
}

export const WithVessels = story(words, (w) => (
  <Scene
    title={w.title}
    text={w.text}
    art={<Picture source={promotion('winter-lab-wide')} alt="" width={1200} height={450} isFirst />}
    tags={
      <>
        <Tag color="amber">
          <Icon name="star" size={14} />
          {w.season}
        </Tag>
        <Tag>
          <Icon name="calendar" size={14} />
          {w.until}
        </Tag>
      </>
    }
    aside={<Countdown label={w.end} endsAt={Date.now() + 4.7e9} units={w.units} size="large" />}
  >
    <VisuallyHidden as="h2">{w.vessels}</VisuallyHidden>
    <CardGrid>
      <CardGridItem>
        <VesselCard
          title={w.first}
          value={w.values[0]!}
          limitText={w.values[0]!}
          percent={100}
          liquid="green"
          reward={{ image: gift('xp'), name: w.experience }}
          foot={
            <Button look="primary" size="small" isWide>
              {w.take}
            </Button>
          }
        />
      </CardGridItem>
      <CardGridItem>
        <VesselCard
          title={w.second}
          value={w.values[1]!}
          limitText={w.values[2]!}
          percent={58}
          liquid="amber"
          reward={{ image: gift('deposit'), name: w.bonus }}
          foot={w.more}
        />
      </CardGridItem>
    </CardGrid>
  </Scene>
))
export const Colours = story(words, (w) => (
  <ColourHead
    title={w.hour}
    text={w.hourText}
    image={currency('cocktail')}
    tags={
      <>
        <Tag>
          <Icon name="hand" size={14} />
          {w.five}
        </Tag>
        <Tag color="green">
          <Icon name="check" size={14} />
          {w.member}
        </Tag>
      </>
    }
    numbers={[
      { name: w.place, value: '14' },
      { name: w.cocktails, value: '24' },
    ]}
  />
))
