import { story } from '../gallery/story.tsx'
import { TabLinks } from './tab-links.tsx'

export default { title: 'Navigation/Tab links' }

const words = {
  ru: {
    profile: 'Профиль',
    names: ['Баланс', 'Уровни', 'Личные данные', 'Верификация', 'Подарки', 'Достижения'],
    prizes: 'Призы',
    some: ['Доступные', 'Все'],
  },
  en: {
    profile: 'Profile',
    names: ['Balance', 'Levels', 'Personal details', 'Verification', 'Gifts', 'Achievements'],
    prizes: 'Prizes',
    some: ['Available', 'All'],
  },
}

const links = (names: string[]) =>
  names.map((name, index) => ({ to: `/${index}`, name, count: index === 4 ? 3 : undefined }))

export const Line = story(words, (w) => <TabLinks label={w.profile} links={links(w.names)} current="/3" />)
export const LastOne = story(words, (w) => (
  <div style={{ maxWidth: 300 }}>
    <TabLinks label={w.profile} links={links(w.names)} current="/5" />
  </div>
))
export const Pill = story(words, (w) => (
  <TabLinks label={w.prizes} links={links(w.some)} current="/0" look="pill" />
))
