// Actions behind one control: a list under it, on phones a sheet from the bottom. Keys, letters and focus are the library's work.
import { DropdownMenu as Parts } from 'radix-ui'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { useOverlayHost } from './overlay-host.ts'
import styles from './menu.module.css'
import panel from '../layout/panel.module.css'

interface MenuItem {
  label: string
  icon?: IconName
  detail?: string
  /** An address, or what is done. */
  to?: string
  onChoose?: () => void
  isDisabled?: boolean
  isDangerous?: boolean
}

interface MenuProps {
  label: string
  /** Groups are parted by lines. */
  groups: readonly (readonly MenuItem[])[]
  /** The control that opens it. */
  children: ReactElement
  isOpenAtFirst?: boolean
}

export function Menu({ label, groups, children, isOpenAtFirst }: MenuProps) {
  const { control, host } = useOverlayHost()
  // What is behind stays in reach: hidden with it would be the control that holds the menu.
  return (
    <Parts.Root defaultOpen={isOpenAtFirst} modal={false}>
      <Parts.Trigger asChild ref={control}>
        {children}
      </Parts.Trigger>
      <Parts.Portal container={host}>
        <Parts.Content
          className={joinClasses(panel.panel, styles.menu)}
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label={label}
        >
          {groups.map((items, index) => (
            <Parts.Group key={index} className={styles.group}>
              {items.map((item) => (
                <Item key={item.label} {...item} />
              ))}
            </Parts.Group>
          ))}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

function Item({ label, icon, detail, to, onChoose, isDisabled, isDangerous }: MenuItem) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>
        {label}
        {detail && <small>{detail}</small>}
      </span>
    </>
  )
  return (
    <Parts.Item
      className={joinClasses(styles.item, isDangerous && styles.danger)}
      disabled={isDisabled}
      onSelect={onChoose}
      textValue={label}
      asChild={to !== undefined}
    >
      {to === undefined ? content : <Link to={to}>{content}</Link>}
    </Parts.Item>
  )
}
