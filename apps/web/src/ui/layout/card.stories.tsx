import { BigNumber } from '../data/big-number.tsx'
import { Button } from '../actions/button.tsx'
import { ArtCard, Card } from './card.tsx'
import { CardGrid, CardGridItem } from './card-grid.tsx'
import { Countdown } from '../feedback/countdown.tsx'
import { FactList } from '../data/fact-list.tsx'
import { avatar, gift, promotion, tournament } from '../gallery/art.ts'
import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'
import { Picture } from '../data/picture.tsx'
import { Podium } from '../data/podium.tsx'
import { Tag } from '../data/tag.tsx'

export default { title: 'Content/Card' }

const words = {
  ru: {
    offers: 'Акции',
    lottery: 'Лотерея',
    member: 'Вы участвуете',
    soon: 'Скоро',
    past: 'Завершена',
    lab: 'Зимняя лаборатория',
    honey: 'Медовый дроп',
    harvest: 'Ночь урожая',
    fund: 'Призовой фонд',
    drawn: 'Разыграно',
    sums: ['5 000 000 ₽', '900 000 ₽', '2 000 000 ₽'],
    left: 'Ещё 18 дней',
    start: 'Старт 01.12',
    more: 'Подробнее',
    winners: 'Победители',
    end: 'До конца',
    units: { days: 'дн', hours: 'ч', minutes: 'мин', seconds: 'сек' },
    contests: 'Турниры',
    runs: 'Идёт',
    chosen: 'Выбран вами',
    joined: 'Участник',
    race: 'Неоновая гонка',
    sprint: 'Спринт на орбиту',
    jarl: 'Поход ярлов · этап 3',
    over: 'Завершён',
    prize: 'Фонд',
    win: 'Победа',
    bySum: 'По сумме выигрышей',
    byMax: 'Максимальный множитель',
    entry: 'Вход',
    free: 'Бесплатно',
    points: '150 компоинтов',
    people: 'Участники',
    seats: 'Свободно мест',
    seatsText: '63 из 100',
    play: 'Играть',
    results: 'Итоги',
    first: 'Первые три',
    contestSums: ['1 500 000 ₽', '400 000 ₽'],
    count: '1 284',
    scores: ['184 200', '121 960', '98 410'],
    gift: 'Новый подарок',
    giftText: 'Откройте его в течение трёх дней.',
    plain: 'Обычная поверхность',
    text: 'На ней стоит всё, что не стоит прямо на странице.',
  },
  en: {
    offers: 'Promotions',
    lottery: 'Lottery',
    member: 'You take part',
    soon: 'Soon',
    past: 'Finished',
    lab: 'Winter Lab',
    honey: 'Honey Drop',
    harvest: 'Harvest Night',
    fund: 'Prize fund',
    drawn: 'Paid out',
    sums: ['5,000,000 ₽', '900,000 ₽', '2,000,000 ₽'],
    left: '18 days left',
    start: 'Starts 01.12',
    more: 'Details',
    winners: 'Winners',
    end: 'Until the end',
    units: { days: 'd', hours: 'h', minutes: 'min', seconds: 'sec' },
    contests: 'Tournaments',
    runs: 'Running',
    chosen: 'Your choice',
    joined: 'Member',
    race: 'Neon Race',
    sprint: 'Sprint to Orbit',
    jarl: 'Jarl Campaign · stage 3',
    over: 'Finished',
    prize: 'Fund',
    win: 'To win',
    bySum: 'Sum of wins',
    byMax: 'Highest multiplier',
    entry: 'Entry',
    free: 'Free',
    points: '150 compoints',
    people: 'Players',
    seats: 'Free seats',
    seatsText: '63 of 100',
    play: 'Play',
    results: 'Results',
    first: 'The first three',
    contestSums: ['1,500,000 ₽', '400,000 ₽'],
    count: '1,284',
    scores: ['184,200', '121,960', '98,410'],
    gift: 'New gift',
    giftText: 'Open it within three days.',
    plain: 'A plain surface',
    text: 'Everything that does not stand right on the page stands on it.',
  },
}

const picture = (source: string) => <Picture source={source} alt="" width={640} height={360} isFirst />
const inHours = (hours: number) => Date.now() + hours * 3_600_000

export const Offers = story(words, (w) => (
  <CardGrid label={w.offers}>
    <CardGridItem>
      <ArtCard
        title={w.lab}
        art={picture(promotion('winter-lab-card'))}
        corner={<Countdown label={w.end} endsAt={inHours(441.4)} units={w.units} />}
        tags={
          <>
            <Tag color="amber">
              <Icon name="ticket" size={14} />
              {w.lottery}
            </Tag>
            <Tag color="green">
              <Icon name="check" size={14} />
              {w.member}
            </Tag>
          </>
        }
        footer={
          <>
            <span>{w.left}</span>
            <Button size="small">{w.more}</Button>
          </>
        }
      >
        <BigNumber size="small" color="amber" label={w.fund} value={w.sums[0]} />
      </ArtCard>
    </CardGridItem>
    <CardGridItem>
      <ArtCard
        title={w.honey}
        art={picture(promotion('honey-drop-card'))}
        tags={
          <Tag>
            <Icon name="clock" size={14} />
            {w.soon}
          </Tag>
        }
        footer={
          <>
            <span>{w.start}</span>
            <Button size="small">{w.more}</Button>
          </>
        }
      >
        <BigNumber size="small" color="amber" label={w.fund} value={w.sums[1]} />
      </ArtCard>
    </CardGridItem>
    <CardGridItem>
      <ArtCard
        title={w.harvest}
        art={picture(promotion('harvest-night-card'))}
        isPast
        tags={
          <>
            <Tag>
              <Icon name="ticket" size={14} />
              {w.lottery}
            </Tag>
            <Tag>
              <Icon name="flag" size={14} />
              {w.past}
            </Tag>
          </>
        }
        footer={
          <>
            <span>01.10 – 31.10</span>
            <Button look="line" size="small">
              {w.winners}
            </Button>
          </>
        }
      >
        <BigNumber size="small" color="grey" label={w.drawn} value={w.sums[2]} />
      </ArtCard>
    </CardGridItem>
  </CardGrid>
))

export const Contests = story(words, (w) => (
  <CardGrid label={w.contests}>
    <CardGridItem>
      <ArtCard
        title={w.race}
        art={picture(tournament('neon-race-card'))}
        isChosen
        corner={<Countdown label={w.end} endsAt={inHours(62.6)} units={w.units} />}
        tags={
          <>
            <Tag color="violet">
              <Icon name="trophy" size={14} />
              {w.runs}
            </Tag>
            <Tag color="amber">
              <Icon name="star" size={14} />
              {w.chosen}
            </Tag>
            <Tag color="green">
              <Icon name="check" size={14} />
              {w.joined}
            </Tag>
          </>
        }
        footer={
          <>
            <span>18.11 – 23.11</span>
            <Button look="primary" size="small">
              {w.play}
            </Button>
          </>
        }
      >
        <FactList
          facts={[
            { name: w.prize, value: w.contestSums[0] },
            { name: w.win, value: w.bySum },
            { name: w.entry, value: w.free },
            { name: w.people, value: w.count },
          ]}
        />
      </ArtCard>
    </CardGridItem>
    <CardGridItem>
      <ArtCard
        title={w.sprint}
        art={picture(tournament('orbit-sprint-card'))}
        corner={<Countdown label={w.end} endsAt={inHours(6.2)} units={w.units} />}
        tags={
          <Tag color="violet">
            <Icon name="trophy" size={14} />
            {w.runs}
          </Tag>
        }
        footer={
          <>
            <span>18.11 – 23.11</span>
            <Button size="small">{w.more}</Button>
          </>
        }
      >
        <FactList
          facts={[
            { name: w.prize, value: w.contestSums[1] },
            { name: w.win, value: w.byMax },
            {
              name: w.entry,
              value: (
                <>
                  <img src={gift('compoint')} alt="" width="18" height="18" />
                  {w.points}
                </>
              ),
            },
            { name: w.seats, value: w.seatsText },
          ]}
        />
      </ArtCard>
    </CardGridItem>
    <CardGridItem>
      <ArtCard
        title={w.jarl}
        art={picture(tournament('jarl-campaign-card'))}
        isPast
        tags={
          <Tag>
            <Icon name="flag" size={14} />
            {w.over}
          </Tag>
        }
        footer={
          <>
            <span>04.11 – 11.11</span>
            <Button look="line" size="small">
              {w.results}
            </Button>
          </>
        }
      >
        <Podium
          label={w.first}
          isSmall
          people={['Freya_88', 'kot.mat', 'Vikt***'].map((name, index) => ({
            name,
            image: avatar(index + 1),
            prize: w.scores[index],
          }))}
        />
      </ArtCard>
    </CardGridItem>
  </CardGrid>
))

export const Plain = story(words, (w) => (
  <Cells inColumns>
    <Card>
      <b>{w.plain}</b>
      <p>{w.text}</p>
    </Card>
    <Card isChosen>
      <b>{w.gift}</b>
      <p>{w.giftText}</p>
    </Card>
  </Cells>
))
