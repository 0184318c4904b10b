// Passes an event to the subscribers of its type [7.86]. No file lists all events: each feature subscribes to its own,
// and data that does not match the declaration never reaches a handler.
import type { EventData, EventDeclaration, EventFrame } from '@yanta/contract'
import * as v from 'valibot'

interface Subscription {
  declaration: EventDeclaration
  handle: (data: never, frame: EventFrame) => void
}

export interface EventBus {
  /** Returns the cleanup function. */
  onEvent<E extends EventDeclaration>(
    declaration: E,
    handler: (data: EventData<E>, frame: EventFrame) => void,
  ): () => void
  publish(frame: EventFrame): void
}

/** `report` receives events whose data does not match and errors of handlers; the other handlers still run. */
export function createEventBus(report: (problem: unknown) => void): EventBus {
  const subscriptions = new Map<string, Set<Subscription>>()
  return {
    onEvent(declaration, handler) {
      const subscription: Subscription = { declaration, handle: handler }
      const sameType = subscriptions.get(declaration.type) ?? new Set()
      subscriptions.set(declaration.type, sameType.add(subscription))
      return () => void sameType.delete(subscription)
    },
    publish(frame) {
      for (const { declaration, handle } of [...(subscriptions.get(frame.type) ?? [])]) {
        const parsed = v.safeParse(declaration.data, frame.data)
        if (!parsed.success) {
          report(new Error(`event ${frame.type} does not fit its declaration: ${parsed.issues[0].message}`))
          continue
        }
        try {
          handle(parsed.output as never, frame)
        } catch (problem) {
          report(problem)
        }
      }
    },
  }
}
