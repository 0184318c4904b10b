// Notices to a player [3.13]: new until read; reading removes them [4.47].
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { SnapshotMark, defineEvent } from './kit/event.ts'
import { Count, Id, Instant, PictureAddress } from './kit/scalars.ts'

/** [3.13], [3.52]. Texts are in the locale of the call. */
export const UserNotification = v.object({
  id: Id,
  status: v.picklist(['new', 'read']),
  title: v.string(),
  msg: v.string(),
  image: PictureAddress,
  createdAt: Instant,
  /** A path of the site. */
  button: v.nullable(v.object({ text: v.string(), link: v.string() })),
})
export type UserNotification = v.InferOutput<typeof UserNotification>

export const listNotifications = defineCall({
  name: 'listNotifications',
  method: 'GET',
  path: '/json-api/user-notifications',
  access: 'player',
  summary:
    "The player's new notifications, latest first, 40 from `offset` [7.13], and the number of all new ones",
  query: v.object({
    offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
  }),
  response: v.object({ items: v.array(UserNotification), newCount: Count, ...SnapshotMark.entries }),
  refusals: ['unauthorized', 'invalid_request'],
})

export const readNotification = defineCall({
  name: 'readNotification',
  method: 'POST',
  path: '/json-api/user-notifications/read/{id}',
  access: 'player',
  summary: 'Mark a notification as read, which removes it [7.14]; a repetition changes nothing',
  params: v.object({ id: Id }),
  response: v.object({ success: v.literal(true), newCount: Count }),
  refusals: ['unauthorized', 'notification_not_found'],
})

export const readAllNotifications = defineCall({
  name: 'readAllNotifications',
  method: 'POST',
  path: '/json-api/user-notifications/read-all',
  access: 'player',
  summary:
    'Mark the notifications up to and including `upTo` as read; a later one stays new (path chosen here)',
  body: v.object({ upTo: Id }),
  response: v.object({ success: v.literal(true), newCount: Count }),
  refusals: ['unauthorized', 'invalid_request'],
})

export const notificationUpdated = defineEvent({
  type: 'notificationUpdated',
  room: 'user',
  summary: 'The player has a new notification [7.86]; its text is fetched',
  data: v.object({ id: Id, newCount: Count }),
})

export const notificationRemoved = defineEvent({
  type: 'notificationRemoved',
  room: 'user',
  summary: 'Notifications were read, here or elsewhere [7.86]',
  data: v.object({ ids: v.array(Id), newCount: Count }),
})
