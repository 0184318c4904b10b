import promotions from '@yanta/art/promotions.json'
import { Carousel } from './carousel.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Content/Carousel' }

const words = {
  ru: {
    whole: 'Предложения',
    back: 'Назад',
    forward: 'Вперёд',
    stop: 'Остановить',
    run: 'Запустить',
    slide: (number: number) => `Предложение ${number}`,
  },
  en: {
    whole: 'Offers',
    back: 'Back',
    forward: 'Forward',
    stop: 'Stop',
    run: 'Play',
    slide: (number: number) => `Offer ${number}`,
  },
}

const slide = (picture: string) => (
  <img
    src={picture}
    alt=""
    width="640"
    height="360"
    style={{ width: '100%', height: 300, objectFit: 'cover' }}
  />
)
const slides = [
  promotions['aurora-draw-card'],
  promotions['birthday-card'],
  promotions['cashback-weekend-card'],
].map(slide)

export const Running = story(words, (w) => (
  <Surface isWide isBare>
    <Carousel labels={w} slides={slides} />
  </Surface>
))
export const ByHand = story(words, (w) => (
  <Surface isWide isBare>
    <Carousel labels={w} slides={slides} autoplayMs={null} />
  </Surface>
))
export const OneSlide = story(words, (w) => (
  <Surface isWide isBare>
    <Carousel labels={w} slides={slides.slice(0, 1)} />
  </Surface>
))
