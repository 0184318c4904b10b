import { h } from './dom.ts'

/** Line icons on a 24 px grid; a name ending in `Solid` is filled. */
const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bolt: 'M13.5 3 5 13.5h5.5L9.5 21 19 9.8h-6z',
  undo: 'M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11',
  trash:
    'M4 7h16M10 11v6M14 11v6M6 7l1 12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2l1-12M9 7V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.500h-4.5',
  playSolid: 'M7 4.8v14.4c0 .8.9 1.3 1.6.9l11.6-7.2c.7-.4.7-1.4 0-1.800L8.6 3.900c-.7-.4-1.6.1-1.6.9z',
  forwardSolid:
    'M4 6.200v11.600c0 .8.9 1.300 1.600.800l7.400-5.800c.5-.4.5-1.200 0-1.600L5.600 5.400C4.900 4.900 4 5.400 4 6.200zM12.500 6.200v11.600c0 .8.9 1.300 1.600.800l7.400-5.800c.5-.4.5-1.200 0-1.600l-7.400-5.800c-.7-.5-1.600 0-1.600.8z',
  stopSolid: 'M8 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z',
  close: 'm6 6 12 12M18 6 6 18',
  gift: 'M4 9.500h16v3.500H4zM5.500 13v7h13v-7M12 9.500V20M12 9.500C9 9.500 7.200 8.300 7.200 6.600 7.200 5.200 8.300 4.500 9.400 4.500c1.700 0 2.600 2.300 2.600 5zM12 9.500c3 0 4.800-1.200 4.800-2.900 0-1.400-1.100-2.100-2.200-2.100-1.700 0-2.600 2.300-2.600 5z',
  check: 'm5 12.5 4.7 4.7L19.5 7',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 11v5M12 7.900v.2',
  history: 'M4 12a8 8 0 1 0 2.6-5.900L4 8.500M4 4v4.500h4.500M12 8v4.500l3 1.7',
  scale: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.500a2.9 2.9 0 0 0 5 0zM19 7l-2.5 6.500a2.9 2.9 0 0 0 5 0z',
  copy: 'M10.5 8h7a2.5 2.5 0 0 1 2.5 2.500v7a2.5 2.5 0 0 1-2.5 2.500h-7A2.5 2.5 0 0 1 8 17.500v-7A2.5 2.5 0 0 1 10.5 8zM16 5.500A1.5 1.5 0 0 0 14.5 4h-9A1.5 1.5 0 0 0 4 5.500v9A1.5 1.5 0 0 0 5.5 16',
  warn: 'M12 4 2.8 19.500h18.400zM12 10v4.500M12 16.900v.2',
  wallet:
    'M4 8.500V17a3 3 0 0 0 3 3h11a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H5.500A1.5 1.5 0 0 1 4 6.5 2.5 2.5 0 0 1 6.5 4H17v4M16 13.900v.2',
  offline: 'M3 9a13 13 0 0 1 18 0M6.5 12.500a8 8 0 0 1 11 0M10 16a3 3 0 0 1 4 0M4 4l16 16',
  right: 'm9 5 7 7-7 7',
  dice: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM8.600 8.700h.2M15.200 15.300h.2M12 12h.1',
  track:
    'M8 5h8a7 7 0 0 1 0 14H8A7 7 0 0 1 8 5zM8.500 9.500h7a2.500 2.500 0 0 1 0 5h-7a2.500 2.500 0 0 1 0-5zM9.500 5v4.500M14.500 5v4.500M9.500 14.500V19M14.500 14.500V19',
  lines: 'M3 8l4.5 8L12 8l4.5 8L21 8M3 17h2M19 17h2',
  lock: 'M7.5 10.500h9a2.5 2.5 0 0 1 2.5 2.500v5a2.5 2.5 0 0 1-2.5 2.500h-9A2.5 2.5 0 0 1 5 18v-5a2.5 2.5 0 0 1 2.5-2.500zM8 10.500V8a4 4 0 0 1 8 0v2.500M12 14.500v2',
} as const

export type IconName = keyof typeof shapes

export function icon(name: IconName, size = 22): Element {
  const isSolid = name.endsWith('Solid')
  return h(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      'aria-hidden': 'true',
      class: isSolid ? 'icon icon--solid' : 'icon',
    },
    h('path', { d: shapes[name] }),
  )
}

/** Replaces the drawing of an existing icon in place. */
export function swapIcon(host: Element, name: IconName): void {
  if (host.getAttribute('data-icon') === name) return
  host.setAttribute('data-icon', name)
  const old = host.querySelector('svg')
  const fresh = icon(name, Number(old?.getAttribute('width') ?? 22))
  if (old) old.replaceWith(fresh)
  else host.prepend(fresh)
}
