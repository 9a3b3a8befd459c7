import { getNamedType, type GraphQLArgument, type GraphQLField, isLeafType, isObjectType } from 'graphql'
import { readFileSync } from 'node:fs'
import { buildSchema } from 'local-cloud/appsync/schema/build-schema.ts'

/** A mutation, and an operation that selects every scalar of its result that everyone may read. */
export type MutationDocument = {
  name: string
  args: readonly GraphQLArgument[]
  forFunctions: boolean
  /** For every signed-in user. */
  forStudents: boolean
  document: string
}

/** Restricted to some callers. */
const isIncluded = ({ astNode }: GraphQLField<unknown, unknown>) => (astNode?.directives ?? []).length > 0

/** Every mutation of the schema. */
export function mutationDocuments(): MutationDocument[] {
  const fields = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {}
  return Object.values(fields).map(({ name, args, type, astNode }) => {
    const named = getNamedType(type)
    const plain = isObjectType(named)
      ? Object.values(named.getFields()).filter((field) => isLeafType(getNamedType(field.type)) && !isIncluded(field))
      : []
    const selection = isObjectType(named) ? ` { __typename ${plain.map((field) => field.name).join(' ')} }` : ''
    const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
    const argumentText = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
    return {
      name,
      args,
      forFunctions: (astNode?.directives ?? []).some((directive) => directive.name.value === 'aws_iam'),
      forStudents: (astNode?.directives ?? []).length === 0,
      document: `mutation (${declared}) { ${name}(${argumentText})${selection} }`,
    }
  })
}
