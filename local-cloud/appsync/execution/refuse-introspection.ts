import { GraphQLError, type ValidationRule } from 'graphql'

/** Refuses `__schema` and `__type`, for an API whose introspection is off. */
export const refuseIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const name = node.name.value
    if (name !== '__schema' && name !== '__type') return undefined
    context.reportError(new GraphQLError(`Cannot query field "${name}" on type "Query".`, { nodes: node }))
    return false
  },
})
