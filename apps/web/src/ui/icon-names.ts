// The icons by the file they are in.

/** What the screens one may land on show: one small file that the first visit loads. */
export const firstIcons = [
  'amber', 'bag', 'bell', 'bolt', 'chat', 'check', 'clock', 'close', 'crown', 'down', 'exit', 'fern', 'fire', 'gift', 'globe', 'grid', 'heart',
  'home', 'info', 'left', 'lock', 'menu', 'offline', 'play', 'refund', 'right', 'scales', 'search', 'slots', 'spark', 'star', 'table',
  'ticket', 'trophy', 'user', 'wallet', 'warn',
] as const

/** What opens later: forms, dialogs, a game. */
export const laterIcons = [
  'arrow', 'attach', 'bank', 'cake', 'calendar', 'camera', 'card', 'chart', 'copy', 'crop', 'crypto', 'doc', 'dock', 'download',
  'edit', 'expand', 'eye', 'filter', 'fingerprint', 'flag', 'gear', 'hand', 'help', 'hex', 'history', 'hourglass', 'key',
  'laptop', 'link', 'mail', 'medal', 'min', 'minus', 'moon', 'more', 'muted', 'pause', 'percent', 'phone', 'plus',
  'qr', 'refresh', 'send', 'shield', 'smile', 'sort', 'target', 'trash', 'up', 'upload', 'users', 'viber', 'vol',
] as const

export type IconName = (typeof firstIcons)[number] | (typeof laterIcons)[number]
