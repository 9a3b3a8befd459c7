import type { FieldNode, FragmentDefinitionNode } from 'graphql'
import type { Caller } from '../authorization/caller.ts'

/** A subscription that was accepted: what it listens to, what it wants of it, and for whom. */
export type AcceptedSubscription = {
  field: string
  nodes: readonly FieldNode[]
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Equal for subscriptions whose messages are equal, whatever they listen for. */
  shape: string
  caller: Caller
  args: Readonly<Record<string, unknown>>
  filter?: unknown
  invalidationFilter?: unknown
}

/** A running subscription; `expires` in epoch milliseconds. */
export type LiveSubscription = AcceptedSubscription & {
  id: string
  expires: number | undefined
  /** Delivers the JSON text of a payload. */
  deliver(payload: string): void
  /** Ends it from the server's side: refused from now on. */
  end(errorType: string, message: string): void
  /** Ends it from the server's side: no event comes any more. */
  complete(): void
}
