import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { apiSchema } from '#tests/client/api/api-schema.ts'
import type { Row } from './cells.ts'

const MAX_DEPTH = 4

/** A generated value of the type as GraphQL text, too short for a tag or area, which could never be removed. */
function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType)
  if (isListType(type)) return `[${someValue(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    return `{${fields.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')}}`
  }
  return { Int: '1', Float: '1', Boolean: 'true', AWSDate: '"2027-01-01"' }[type.name] ?? '"x"'
}

const someArguments = (field: GraphQLField<unknown, unknown>) =>
  field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${someValue(arg.type)}`)
    .join(', ')

const isGuarded = (field: GraphQLField<unknown, unknown>) => (field.astNode?.directives ?? []).length > 0

/** Selects all fields of a type that have no rule of their own. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields())
    .filter((field) => !isGuarded(field))
    .filter((field) => depth < MAX_DEPTH || !isObjectType(getNamedType(field.type)))
  return ` { __typename ${fields.map((field) => field.name + selectionOf(field.type, depth + 1)).join(' ')} }`
}

function fieldOf(name: string): GraphQLField<unknown, unknown> {
  const [typeName = '', fieldName = ''] = name.split('.')
  const type = apiSchema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  if (!field) throw new Error(`The schema has no ${name}`)
  return field
}

/**
 * Builds an operation for a row's field, and the path of its result in the data. Required arguments that aren't given
 * get generated values.
 */
export function operationOf(
  { field: name, through }: Pick<Row, 'field' | 'through'>,
  args?: string,
): { document: string; path: string[] } {
  const root = fieldOf(through ?? name)
  const [rootType = ''] = (through ?? name).split('.')
  const argumentText = args ?? someArguments(root)
  const field = fieldOf(name)
  const leaf = through ? ` { ${field.name}${selectionOf(field.type)} }` : selectionOf(root.type)
  return {
    document: `${rootType.toLowerCase()} { ${root.name}${argumentText ? `(${argumentText})` : ''}${leaf} }`,
    path: through ? [root.name, field.name] : [root.name],
  }
}
