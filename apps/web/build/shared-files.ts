// Sources that the build puts into one file although several lazy parts import them, by patterns of their paths.

/**
 * Styles of the first file: what the server renders and the browser hydrates later has its styles there, the player's corner of the
 * header among them. A docked game's styles belong to it: the router removes those of the play screen with that screen.
 */
export const siteStyles: readonly RegExp[] = [
  /apps\/web\/src\/features\/shell\/.*css$/,
  /apps\/web\/src\/features\/lobby\/.*css$/,
  /apps\/web\/src\/features\/winners\/winners\..*css$/,
  /apps\/web\/src\/features\/catalogue\/(?!games-|filter|chosen).*css$/,
  ...['frame-host', 'game-dock', 'game-viewport'].map(
    (name) => new RegExp(`apps/web/src/features/game-frame/${name}\\..*css$`),
  ),
  /apps\/web\/src\/features\/notifications\/notification-bell\..*css$/,
  /apps\/web\/src\/domain\/player\/.*css$/,
  /apps\/web\/src\/domain\/wallet\/rolling-amount\..*css$/,
  ...[
    'actions/button',
    'actions/chip',
    'actions/icon-button',
    'base',
    'data/icon',
    'data/tag',
    'feedback/art-card-skeleton',
    'feedback/countdown',
    'feedback/note',
    'feedback/notice',
    'feedback/skeleton',
    'layout/card',
    'layout/card-grid',
    'layout/carousel',
    'layout/section',
    'layout/shelf',
    'visually-hidden',
  ].map((name) => new RegExp(`apps/web/src/ui/${name}\\..*css$`)),
  /packages\/brand\//,
]

/** All forms need these together, and the manifest of routes, which the lobby loads, would name each file once for every route. */
export const formParts: readonly RegExp[] = [
  ...[
    'feedback/loader',
    'fields/checkbox',
    'fields/code-field',
    'fields/field-',
    'fields/input-box',
    'fields/password-field',
    'fields/text-field',
    'fields/tick',
    'use-step-focus',
  ].map((name) => new RegExp(`apps/web/src/ui/${name}`)),
  /apps\/web\/src\/i18n\/(field-problem|refusal)/,
  /contract\/src\/field-rules\.ts$/,
]

export const isOneOf = (patterns: readonly RegExp[], id: string): boolean =>
  patterns.some((pattern) => pattern.test(id))
