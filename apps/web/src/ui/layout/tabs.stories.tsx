import { useState } from 'react'
import { story } from '../gallery/story.tsx'
import { Tabs } from './tabs.tsx'

export default { title: 'Navigation/Tabs' }

const words = {
  ru: {
    gifts: 'Подарки',
    profile: 'Профиль',
    names: ['Доступные', 'Активные', 'История'],
    many: ['Баланс', 'Уровни', 'Данные', 'Верификация', 'Подарки', 'Достижения'],
    text: 'Содержимое вкладки',
  },
  en: {
    gifts: 'Gifts',
    profile: 'Profile',
    names: ['Available', 'Active', 'History'],
    many: ['Balance', 'Levels', 'Details', 'Verification', 'Gifts', 'Achievements'],
    text: 'What the tab holds',
  },
}

function LiveTabs({
  label,
  names,
  text,
  count,
  ...rest
}: {
  label: string
  names: string[]
  text: string
  count?: number
  look?: 'pill' | 'line'
  isWide?: boolean
  start?: string
}) {
  const [value, setValue] = useState(rest.start ?? names[0]!)
  const tabs = names.map((name, index) => ({
    value: name,
    label: name,
    count: index === 0 ? count : undefined,
    content: `${text}: ${name}`,
  }))
  return (
    <Tabs label={label} tabs={tabs} value={value} onChange={setValue} look={rest.look} isWide={rest.isWide} />
  )
}

export const Pill = story(words, (w) => <LiveTabs label={w.gifts} names={w.names} text={w.text} count={3} />)
export const Wide = story(words, (w) => <LiveTabs label={w.gifts} names={w.names} text={w.text} isWide />)
export const Line = story(words, (w) => (
  <LiveTabs label={w.profile} names={w.many} text={w.text} look="line" />
))
export const ScrolledToCurrent = story(words, (w) => (
  <div style={{ maxWidth: 300 }}>
    <LiveTabs label={w.profile} names={w.many} text={w.text} look="line" start={w.many[5]} />
  </div>
))
