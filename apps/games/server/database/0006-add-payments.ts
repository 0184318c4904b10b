import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The sandbox of payments: its orders, and what the platform is told of them. */
export const addPayments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table provider.pay_orders (
    id text primary key,
    page_key text not null unique,
    method text not null,
    method_name text not null,
    is_card boolean not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    locale text not null,
    return_url text not null,
    status text not null check (status in ('open', 'confirming', 'processing', 'success', 'failed')),
    reason text check ((reason is not null) = (status = 'failed')),
    outcome text not null,
    card_tail text,
    wrong_codes integer not null,
    is_silent boolean not null,
    due_at timestamptz,
    opened_at timestamptz not null,
    ended_at timestamptz,
    check ((status in ('success', 'failed')) = (ended_at is not null))
  )`,
  `create index pay_orders_due on provider.pay_orders (due_at) where due_at is not null`,
  `create table provider.pay_notifications (
    id text primary key,
    order_id text not null references provider.pay_orders (id),
    body text not null,
    tries integer not null default 0,
    next_at timestamptz,
    acknowledged_at timestamptz
  )`,
  `create index pay_notifications_next on provider.pay_notifications (next_at) where next_at is not null`,
]
