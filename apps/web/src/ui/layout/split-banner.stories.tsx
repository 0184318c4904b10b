import { BigNumber } from '../data/big-number.tsx'
import { Button } from '../actions/button.tsx'
import { promotion } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'
import { Picture } from '../data/picture.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { SplitBanner } from './split-banner.tsx'
import { Tag } from '../data/tag.tsx'

export default { title: 'Content/Split banner' }

const words = {
  ru: {
    always: 'Постоянная',
    member: 'Вы участвуете',
    title: 'Кешбэк выходного дня',
    text: 'С субботы по воскресенье возвращаем часть проигранных ставок. В понедельник кешбэк лежит на балансе, без вейджера.',
    saved: 'Накоплено на этих выходных',
    bar: 'Ставка возврата 8 %',
    value: '440 из 1 000 ₽',
    slots: 'К слотам',
    terms: 'Условия',
  },
  en: {
    always: 'Always on',
    member: 'You take part',
    title: 'Cashback weekend',
    text: 'From Saturday to Sunday we return a part of lost bets. On Monday the cashback is on your balance, without wagering.',
    saved: 'Saved this weekend',
    bar: 'Return rate 8%',
    value: '440 of 1,000 ₽',
    slots: 'To the slots',
    terms: 'Terms',
  },
}

export const Usual = story(words, (w) => (
  <SplitBanner
    title={w.title}
    text={w.text}
    art={<Picture source={promotion('cashback-weekend-card')} alt="" width={640} height={360} isFirst />}
    tags={
      <>
        <Tag>
          <Icon name="refresh" size={14} />
          {w.always}
        </Tag>
        <Tag color="green">
          <Icon name="check" size={14} />
          {w.member}
        </Tag>
      </>
    }
    footer={
      <>
        <Button look="primary">{w.slots}</Button>
        <Button look="line">{w.terms}</Button>
      </>
    }
  >
    <BigNumber size="small" color="amber" label={w.saved} value="440 ₽" />
    <ProgressBar label={w.bar} valueText={w.value} percent={44} hasHead />
  </SplitBanner>
))
