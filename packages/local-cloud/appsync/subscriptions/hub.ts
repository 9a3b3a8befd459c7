import { getNullableType, type GraphQLSchema, valueFromASTUntyped } from 'graphql'
import { asList, toText } from '#shared/json.ts'
import type { FieldRule } from '../authorization/field-rules.ts'
import type { Invalidation } from '../javascript/code-run.ts'
import { matchesArguments, matchesFilter } from './matches-filter.ts'
import type { MutationResult } from './mutation-results.ts'
import { renderPayload } from './render-payload.ts'
import type { LiveSubscription } from './subscription.ts'

/** The subscription fields that each mutation triggers. */
type Listeners = ReadonlyMap<string, readonly string[]>

/** Reads `@aws_subscribe`. Throws for a mutation that doesn't exist or whose type differs from the subscription's. */
function readListeners(schema: GraphQLSchema): Listeners {
  const mutations = schema.getMutationType()?.getFields() ?? {}
  const map = new Map<string, string[]>()
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const directive = field.astNode?.directives?.find(({ name }) => name.value === 'aws_subscribe')
    const argument = directive?.arguments?.find(({ name }) => name.value === 'mutations')
    for (const mutation of argument ? asList(valueFromASTUntyped(argument.value)).map(toText) : []) {
      const fed = mutations[mutation]
      if (!fed)
        throw new Error(`Subscription.${field.name} listens to the mutation ${mutation}, which the schema has not.`)
      const [wants, gets] = [String(getNullableType(field.type)), String(getNullableType(fed.type))]
      if (wants !== gets)
        throw new Error(
          `Subscription.${field.name} is of type ${wants}, its mutation ${mutation} of type ${gets}; they must be the same.`,
        )
      map.set(mutation, [...(map.get(mutation) ?? []), field.name])
    }
  }
  return map
}

/** All active subscriptions of an API. */
export type SubscriptionHub = {
  add(subscription: LiveSubscription): void
  remove(subscription: LiveSubscription): void
  publish(result: MutationResult): void
  invalidate(invalidation: Invalidation): void
  /** Ends the subscriptions whose token has expired. */
  expire: () => void
  stats: () => { subscriptions: number; published: number; delivered: number }
}

const isWanted = ({ filter, args }: LiveSubscription, value: unknown) =>
  filter === undefined ? matchesArguments(value, args) : matchesFilter(value, filter)

/** Creates an empty hub; an enhanced filter replaces the filter by arguments. */
export function createHub(
  schema: GraphQLSchema,
  rules: ReadonlyMap<string, FieldRule>,
  now: () => number,
): SubscriptionHub {
  const listeners = readListeners(schema)
  const live = new Map<string, Set<LiveSubscription>>()
  const count = { published: 0, delivered: 0 }
  const of = (field: string): ReadonlySet<LiveSubscription> => live.get(field) ?? new Set()
  const isOver = ({ expires }: LiveSubscription) => expires !== undefined && expires <= now()
  return {
    add(subscription) {
      const set = live.get(subscription.field) ?? new Set()
      live.set(subscription.field, set.add(subscription))
    },
    remove: (subscription) => void live.get(subscription.field)?.delete(subscription),
    publish({ mutation, value }) {
      for (const field of listeners.get(mutation) ?? []) {
        const payloads = new Map<string, string>()
        count.published += 1
        for (const subscription of of(field)) {
          if (isOver(subscription) || !isWanted(subscription, value)) continue
          const payload = payloads.get(subscription.shape) ?? renderPayload(schema, rules, subscription, value)
          payloads.set(subscription.shape, payload)
          count.delivered += 1
          subscription.deliver(payload)
        }
      }
    },
    invalidate({ subscriptionField, payload }) {
      for (const subscription of of(subscriptionField))
        if (subscription.invalidationFilter !== undefined && matchesFilter(payload, subscription.invalidationFilter))
          subscription.complete()
    },
    expire() {
      for (const set of live.values())
        for (const subscription of set)
          if (isOver(subscription)) subscription.end('UnauthorizedException', 'Token has expired.')
    },
    stats: () => ({ ...count, subscriptions: [...live.values()].reduce((sum, set) => sum + set.size, 0) }),
  }
}
