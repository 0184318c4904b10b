import { Banner } from './banner.tsx'
import { Button } from '../actions/button.tsx'
import { Countdown } from '../feedback/countdown.tsx'
import { promotion, tournament } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'
import { Picture } from '../data/picture.tsx'
import { Tag } from '../data/tag.tsx'

export default { title: 'Content/Banner' }

const words = {
  ru: {
    lottery: 'Лотерея',
    member: 'Вы участвуете',
    lab: 'Зимняя лаборатория',
    labText: '2 000 ₽ ставок = 1 элемент. Наполняйте колбы, забирайте подарки и билеты финала 14 января.',
    fresh: 'Для новых игроков',
    steps: 'Пять пополнений\u00a0— до 300\u00a0000\u00a0₽',
    stepsText: 'Каждая ступень открывается после предыдущей. Вейджер ×25, срок 7 дней.',
    top: 'Пополнить на 1 000 ₽',
    terms: 'Условия',
    runs: 'Идёт',
    dragon: 'Драконий дозор',
    dragonText: 'По сумме выигрышей. Для входа нужно выполнить четыре условия.',
    over: 'Завершён',
    boot: 'Золотая бутса',
    bootText: '1 284 игрока разделили 900 000 ₽. Призы уже начислены.',
    closed: 'Приём билетов закрыт',
    draw: 'Готовим розыгрыш',
    drawText: 'Проверяем билеты и запускаем генератор. Победители появятся здесь сами.',
    end: 'До конца',
    units: { days: 'дн', hours: 'ч', minutes: 'мин', seconds: 'сек' },
  },
  en: {
    lottery: 'Lottery',
    member: 'You take part',
    lab: 'Winter Lab',
    labText:
      '2,000 ₽ of bets = 1 element. Fill the flasks, take the gifts and the tickets for the final on 14 January.',
    fresh: 'For new players',
    steps: 'Five top-ups, up to 300,000 ₽',
    stepsText: 'Each step opens after the one before. Wagering ×25 within 7 days.',
    top: 'Top up 1,000 ₽',
    terms: 'Terms',
    runs: 'Running',
    dragon: 'Dragon Watch',
    dragonText: 'By the sum of wins. Four conditions have to be met to enter.',
    over: 'Finished',
    boot: 'Golden Boot',
    bootText: '1,284 players shared 900,000 ₽. All prizes are credited.',
    closed: 'No more tickets',
    draw: 'Preparing the draw',
    drawText: 'We are checking the tickets and starting the generator. Winners appear here by themselves.',
    end: 'Until the end',
    units: { days: 'd', hours: 'h', minutes: 'min', seconds: 'sec' },
  },
}

const art = (source: string) => <Picture source={source} alt="" width={1200} height={450} isFirst />
const inHours = (hours: number) => Date.now() + hours * 3_600_000

export const WithCountdown = story(words, (w) => (
  <Banner
    title={w.lab}
    text={w.labText}
    art={art(promotion('winter-lab-wide'))}
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
    footer={<Countdown label={w.end} endsAt={inHours(441.4)} units={w.units} size="large" />}
  />
))
export const WithButtons = story(words, (w) => (
  <Banner
    size="large"
    title={w.steps}
    text={w.stepsText}
    art={art(promotion('welcome-wide'))}
    tags={
      <Tag color="amber">
        <Icon name="gift" size={14} />
        {w.fresh}
      </Tag>
    }
    footer={
      <>
        <Button look="primary" size="large">
          {w.top}
        </Button>
        <Button look="glass" size="large">
          {w.terms}
        </Button>
      </>
    }
  />
))
export const NarrowArt = story(words, (w) => (
  <Banner
    look="side"
    title={w.dragon}
    text={w.dragonText}
    art={<Picture source={tournament('dragon-watch-card')} alt="" width={640} height={360} isFirst />}
    tags={
      <Tag color="violet">
        <Icon name="trophy" size={14} />
        {w.runs}
      </Tag>
    }
    footer={<Countdown label={w.end} endsAt={inHours(104)} units={w.units} size="large" />}
  />
))
export const Past = story(words, (w) => (
  <Banner
    look="side"
    size="small"
    isPast
    title={w.boot}
    text={w.bootText}
    art={<Picture source={tournament('golden-boot-card')} alt="" width={640} height={360} isFirst />}
    tags={
      <Tag>
        <Icon name="flag" size={14} />
        {w.over}
      </Tag>
    }
  />
))
export const Middle = story(words, (w) => (
  <Banner
    look="middle"
    title={w.draw}
    text={w.drawText}
    art={art(promotion('aurora-draw-wide'))}
    tags={
      <Tag>
        <Icon name="lock" size={14} />
        {w.closed}
      </Tag>
    }
    footer={<Button look="glass">{w.terms}</Button>}
  />
))
