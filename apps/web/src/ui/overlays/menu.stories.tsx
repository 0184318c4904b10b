import { Button } from '../actions/button.tsx'
import { story } from '../gallery/story.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../data/icon.tsx'
import { Menu } from './menu.tsx'

export default { title: 'Overlays/Menu' }

const words = {
  ru: {
    more: 'Ещё',
    order: 'Заявка',
    receipt: 'Скачать чек',
    receiptText: 'PDF, 80 КБ',
    question: 'Спросить в чате',
    rules: 'Правила',
    soon: 'Повторить',
    cancel: 'Отменить заявку',
  },
  en: {
    more: 'More',
    order: 'Request',
    receipt: 'Download the receipt',
    receiptText: 'PDF, 80 KB',
    question: 'Ask in the chat',
    rules: 'Terms',
    soon: 'Repeat',
    cancel: 'Cancel the request',
  },
}

const groups = (w: typeof words.ru) => [
  [
    { label: w.receipt, detail: w.receiptText, icon: 'download' as const },
    { label: w.question, icon: 'chat' as const },
    { label: w.rules, icon: 'doc' as const, to: '/' },
    { label: w.soon, icon: 'refresh' as const, isDisabled: true },
  ],
  [{ label: w.cancel, icon: 'trash' as const, isDangerous: true }],
]

export const Closed = story(words, (w) => (
  <Menu label={w.order} groups={groups(w)}>
    <IconButton icon="more" label={w.more} />
  </Menu>
))
export const Open = story(words, (w) => (
  <div style={{ minHeight: 360 }}>
    <Menu label={w.order} groups={groups(w)} isOpenAtFirst>
      <Button>
        {w.more}
        <Icon name="down" size={16} />
      </Button>
    </Menu>
  </div>
))
