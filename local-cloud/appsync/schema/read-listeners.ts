import { getNullableType, type GraphQLSchema, valueFromASTUntyped } from 'graphql'
import { asList, toText } from '#shared/json.ts'

/** The subscription fields that each mutation feeds. */
export type Listeners = ReadonlyMap<string, readonly string[]>

/** Reads `@aws_subscribe`. Throws for a mutation that does not exist, or that returns another type than the subscription. */
export function readListeners(schema: GraphQLSchema): Listeners {
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
