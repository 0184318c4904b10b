const paths = {
  attach: 'm20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7l-8.5 8.5a1.6 1.6 0 0 1-2.3-2.3L14 7.5',
  back: 'm15 5-7 7 7 7',
  chat: 'M20 12a8 7.5 0 0 1-11.5 6.7L4 20l1.3-3.7A7.5 7.5 0 1 1 20 12zM8.5 12h.4M11.8 12h.4M15.1 12h.4',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm5 9 7 7 7-7',
  read: 'm2 12.5 4.7 4.7L16 7m-4.2 9.6.6.6L22.2 7',
  send: 'M21 4 3 11l6 2.5M21 4l-3 16-9-6.500M21 4 9 13.500V20l3-3.5',
  sent: 'm5 12.5 4.7 4.700L19.5 7',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.900L3.5 9.700l5.9-.8z',
}

const namespace = 'http://www.w3.org/2000/svg'

/** Decorative: whatever it means is said in words beside it or in a label. */
export function icon(name: keyof typeof paths): SVGElement {
  const svg = document.createElementNS(namespace, 'svg')
  const path = document.createElementNS(namespace, 'path')
  for (const [attribute, value] of [
    ['class', 'icon'],
    ['viewBox', '0 0 24 24'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(attribute, value)
  path.setAttribute('d', paths[name])
  svg.append(path)
  return svg
}
