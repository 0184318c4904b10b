import { Breadcrumbs } from './breadcrumbs.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Navigation/Breadcrumbs' }

const words = {
  ru: {
    label: 'Где вы',
    lobby: 'Лобби',
    promotions: 'Акции',
    lab: 'Зимняя лаборатория',
    long: 'Очень длинное название акции, которому мало одной строки на телефоне',
  },
  en: {
    label: 'You are here',
    lobby: 'Lobby',
    promotions: 'Promotions',
    lab: 'Winter Lab',
    long: 'A very long name of a promotion that needs more than one line on a phone',
  },
}

export const Usual = story(words, (w) => (
  <Breadcrumbs
    label={w.label}
    links={[
      { to: '/', name: w.lobby },
      { to: '/actions', name: w.promotions },
    ]}
    current={w.lab}
  />
))
export const LongName = story(words, (w) => (
  <Breadcrumbs
    label={w.label}
    links={[
      { to: '/', name: w.lobby },
      { to: '/actions', name: w.promotions },
    ]}
    current={w.long}
  />
))
