import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Countdown, ShortCountdown } from './countdown.tsx'
import { Cell, Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'

export default { title: 'Progress/Countdown' }

const words = {
  ru: {
    label: 'До конца турнира',
    days: 'дн',
    hours: 'ч',
    minutes: 'мин',
    seconds: 'сек',
    large: 'крупный',
    onArt: 'на рисунке',
    solid: 'на карточке',
    over: 'время вышло',
    long: 'больше месяца',
    code: 'Новый код через',
    again: 'Отправить ещё раз',
  },
  en: {
    label: 'Until the tournament ends',
    days: 'd',
    hours: 'h',
    minutes: 'min',
    seconds: 'sec',
    large: 'large',
    onArt: 'on art',
    solid: 'on a card',
    over: 'over',
    long: 'more than a month',
    code: 'New code in',
    again: 'Send again',
  },
}

const hourMs = 3_600_000
const inHours = (hours: number) => Date.now() + hours * hourMs

export const Sizes = story(words, (w) => (
  <Surface isWide>
    <Cells>
      <Cell label={w.large}>
        <Countdown label={w.label} units={w} endsAt={inHours(441.4)} size="large" isSolid />
      </Cell>
      <Cell label={w.solid}>
        <Countdown label={w.label} units={w} endsAt={inHours(62.6)} isSolid />
      </Cell>
      <Cell label={w.onArt}>
        <Countdown label={w.label} units={w} endsAt={inHours(2.2)} />
      </Cell>
    </Cells>
  </Surface>
))

export const Extremes = story(words, (w) => (
  <Surface isWide>
    <Cells>
      <Cell label={w.over}>
        <Countdown label={w.label} units={w} endsAt={0} isSolid />
      </Cell>
      <Cell label={w.long}>
        <Countdown label={w.label} units={w} endsAt={inHours(9_600)} isSolid />
      </Cell>
    </Cells>
  </Surface>
))

function Resend({ code, again }: { code: string; again: string }) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + 35_000)
  const [isOver, setIsOver] = useState(false)
  return isOver ? (
    <Button
      look="text"
      onClick={() => {
        setEndsAt(Date.now() + 35_000)
        setIsOver(false)
      }}
    >
      <Icon name="refresh" size={18} />
      {again}
    </Button>
  ) : (
    <ShortCountdown text={code} endsAt={endsAt} onEnd={() => setIsOver(true)} />
  )
}

export const InALine = story(words, (w) => <Resend code={w.code} again={w.again} />)
