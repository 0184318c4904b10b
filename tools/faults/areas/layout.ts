import type { Fault } from '../fault.ts'

const web = 'apps/web/src'
export const layoutFaults: readonly Fault[] = [
  {
    id: 'no-menu-at-754',
    says: 'At 754 px there is neither the rail nor the tab bar: the menu is gone.',
    file: `${web}/features/shell/tab-bar.module.css`,
    symbol: '@media (max-width: 754px)',
    find: '(max-width: 754px) { .bar {',
    replace: '(max-width: 753px) {\n  .bar {',
    seenBy: ['e2e/screens › change between 508 and 509, 754 and 755'],
  },
  {
    id: 'room-for-the-rail-at-755',
    says: 'At 755 px the page begins beneath the rail.',
    file: `${web}/features/shell/shell.module.css`,
    symbol: '@media (max-width: 754px)',
    find: '(max-width: 754px) { .frame {',
    replace: '(max-width: 756px) {\n  .frame {',
    seenBy: ['e2e/screens › change between 508 and 509, 754 and 755'],
  },
  {
    id: 'grid-wider-than-a-phone',
    says: 'On a phone the cards of a list are wider than the window.',
    file: `${web}/features/catalogue/game-grid.module.css`,
    symbol: '.grid',
    find: 'grid-template-columns: repeat(3, minmax(0, 1fr));',
    replace: 'grid-template-columns: repeat(3, minmax(140px, 1fr));',
    seenBy: ['e2e/screens › a guest on a phone opens every screen'],
  },
  {
    id: 'finger-sized-logo',
    says: 'The logo of the header is too small for a finger.',
    file: `${web}/features/shell/header.module.css`,
    symbol: '.logo',
    find: 'min-width: 44px; height: 44px;',
    replace: 'min-width: 24px;\n    height: 32px;',
    seenBy: ['e2e/screens › a guest on a phone opens every screen'],
  },
  {
    id: 'motion-despite-reduced-motion',
    says: 'Everything moves although the device is set to reduced motion.',
    file: `${web}/ui/base.css`,
    symbol: '@media (prefers-reduced-motion: reduce)',
    find: 'animation: none !important; transition: none !important;',
    replace: 'animation-duration: 1s !important;',
    seenBy: ['e2e/screens › a guest on a desktop opens every screen'],
  },
  {
    id: 'stage-on-a-turned-phone',
    says: 'On a phone on its side the game shares the screen with header and rail.',
    file: `${web}/features/game-frame/frame-host.module.css`,
    symbol: '@media (max-width: 754px), (max-height: 480px) and (pointer: coarse)',
    find: '(max-width: 754px), (max-height: 480px) and (pointer: coarse)',
    replace: '(max-width: 754px), (max-height: 280px) and (pointer: coarse)',
    seenBy: ['e2e/game › a game has the whole phone, upright and on its side'],
  },
]
