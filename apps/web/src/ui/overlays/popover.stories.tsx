import { Badge } from '../data/badge.tsx'
import { gift, level } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { NotificationList, NotificationRow } from '../feedback/notification-row.tsx'
import { Popover } from './popover.tsx'
import { TextLink } from '../actions/text-link.tsx'

export default { title: 'Overlays/Popover' }

const words = {
  ru: {
    news: 'Уведомления',
    open: 'Уведомления: 2 новых',
    close: 'Закрыть',
    read: 'Прочитать все',
    fresh: 'Новое',
    level: 'Новый уровень: Парус',
    levelText: 'Кешбэк вырос до 8 %.',
    ago: '5 минут назад',
    cashback: 'Кешбэк начислен',
    cashbackText: '1 240 ₽ за прошлую неделю.',
  },
  en: {
    news: 'Notifications',
    open: 'Notifications: 2 new',
    close: 'Close',
    read: 'Read all',
    fresh: 'New',
    level: 'New level: Sail',
    levelText: 'Your cashback is 8% now.',
    ago: '5 minutes ago',
    cashback: 'Cashback credited',
    cashbackText: '1,240 ₽ for last week.',
  },
}

function Bell({ words: w, isOpenAtFirst }: { words: typeof words.ru; isOpenAtFirst?: boolean }) {
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: isOpenAtFirst ? 380 : undefined }}>
      <Popover
        title={w.news}
        closeLabel={w.close}
        mark={<Badge>2</Badge>}
        action={
          <TextLink to="/" isAlone>
            {w.read}
          </TextLink>
        }
        size="large"
        opener={<IconButton icon="bell" label={w.open} />}
        isOpenAtFirst={isOpenAtFirst}
      >
        <NotificationList label={w.news}>
          <NotificationRow
            image={level(6)}
            title={w.level}
            text={w.levelText}
            time={w.ago}
            newLabel={w.fresh}
          />
          <NotificationRow
            image={gift('cashback')}
            title={w.cashback}
            text={w.cashbackText}
            time="18.11.26, 00:00:02"
          />
        </NotificationList>
      </Popover>
    </div>
  )
}

export const Closed = story(words, (w) => <Bell words={w} />)
export const Open = story(words, (w) => <Bell words={w} isOpenAtFirst />)
