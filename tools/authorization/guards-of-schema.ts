import { type ConstDirectiveNode, type FieldDefinitionNode, Kind, parse } from 'graphql'

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** Access by a field's own directives: any signed-in user, the group Admin only, functions only. */
export type Guard = 'users' | 'administrators' | 'functions'

function guardOf(directives: readonly ConstDirectiveNode[]): Guard {
  const users = directives.filter(({ name }) => name.value === 'aws_cognito_user_pools')
  if (users.length === 0) return directives.some(({ name }) => name.value === 'aws_iam') ? 'functions' : 'users'
  const isNarrow = users.some(({ arguments: given = [] }) => given.some(({ name }) => name.value === 'cognito_groups'))
  return isNarrow ? 'administrators' : 'users'
}

/** Every query, mutation, and subscription, and every administrators-only field of another type, by `Type.field`. */
export function guardsOfSchema(sdl: string): ReadonlyMap<string, Guard> {
  const guards = new Map<string, Guard>()
  for (const node of parse(sdl).definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) continue
    const type = node.name.value
    const add = ({ name, directives = [] }: FieldDefinitionNode) => {
      const guard = guardOf(directives)
      if (ROOTS.includes(type) || guard !== 'users') guards.set(`${type}.${name.value}`, guard)
    }
    node.fields?.forEach(add)
  }
  return guards
}
