import type { FieldNode, FragmentDefinitionNode } from 'graphql'
import type { Caller } from '../authorization/caller.ts'

/** An accepted subscription: its field, filter, and caller. */
export type AcceptedSubscription = {
  field: string
  nodes: readonly FieldNode[]
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Equal for subscriptions with equal messages, whatever their filters. */
  shape: string
  caller: Caller
  args: Readonly<Record<string, unknown>>
  filter?: unknown
  invalidationFilter?: unknown
}

/** An active subscription; `expires` is in epoch milliseconds. */
export type LiveSubscription = AcceptedSubscription & {
  id: string
  expires: number | undefined
  /** Delivers the JSON text of a payload. */
  deliver(payload: string): void
  /** Ends the subscription from the server with an error. */
  end(errorType: string, message: string): void
  /** Ends the subscription from the server; no more events follow. */
  complete(): void
}
