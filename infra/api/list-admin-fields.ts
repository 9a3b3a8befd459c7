import { type FieldDefinitionNode, Kind, parse } from 'graphql'
import { readFileSync } from 'node:fs'
import { SCHEMA_FILE } from '#infra/bundling/project-folders.ts'

const ROOTS = ['Query', 'Mutation', 'Subscription']

const isForAdmins = ({ directives = [] }: FieldDefinitionNode) =>
  directives.some(({ arguments: args = [] }) =>
    args.some(
      ({ name, value }) =>
        name.value === 'cognito_groups' &&
        value.kind === Kind.LIST &&
        value.values.every((group) => group.kind === Kind.STRING && group.value === 'Admin'),
    ),
  )

/** Returns every query, mutation, and subscription (`Query.users`) that a schema reserves for the group Admin. */
export function listAdminFields(schema: string = readFileSync(SCHEMA_FILE, 'utf8')): ReadonlySet<string> {
  const fields = parse(schema).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && ROOTS.includes(node.name.value)
      ? (node.fields ?? []).filter(isForAdmins).map((field) => `${node.name.value}.${field.name.value}`)
      : [],
  )
  return new Set(fields)
}
