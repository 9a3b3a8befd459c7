import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { apiSchema } from './api-schema.ts'

type Field = GraphQLField<unknown, unknown>
type Operation = 'query' | 'mutation' | 'subscription'

/** A root field that users may call, and the paths of texts and IDs in its arguments, such as `input.courseKey`. */
export type FieldWithTexts = { operation: Operation; name: string; field: Field; paths: string[] }

/** Values that rules check before they look up a key. */
const VALUES: Record<string, unknown> = { token: 'pm_card', requestId: 'request-of-long-keys', page: 1, n: 1, size: 1 }
const SCALARS: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, AWSDate: '2027-01-01' }

function pathsIn(type: GraphQLInputType, path: string): string[] {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => pathsIn(field.type, `${path}.${field.name}`))
  return named.name === 'String' || named.name === 'ID' ? [path] : []
}

/** A value of the type with `bad` at the spot and otherwise only required fields. */
function valueOf(type: GraphQLInputType, path: string, target: string, bad: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, path, target, bad)
  if (isListType(type)) return [valueOf(type.ofType, path, target, bad)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type))
    return path === target ? bad : (VALUES[path.split('.').at(-1) ?? ''] ?? SCALARS[type.name] ?? 'x')
  const fields = Object.values(type.getFields()).map((field) => ({ ...field, path: `${path}.${field.name}` }))
  const included = fields.filter((field) => isNonNullType(field.type) || target.startsWith(field.path))
  return Object.fromEntries(included.map((field) => [field.name, valueOf(field.type, field.path, target, bad)]))
}

const ROOTS = [
  ['query', apiSchema.getQueryType()],
  ['mutation', apiSchema.getMutationType()],
  ['subscription', apiSchema.getSubscriptionType()],
] as const
const isForFunctions = ({ astNode }: Field) => (astNode?.directives ?? []).some(({ name }) => name.value === 'aws_iam')

/** Every field of the schema that users may call with a text or an ID. */
export const fieldsWithTexts = (): FieldWithTexts[] =>
  ROOTS.flatMap(([operation, type]) =>
    Object.values(type?.getFields() ?? {})
      .filter((field) => operation === 'subscription' || !isForFunctions(field))
      .map((field) => ({
        ...{ operation, name: `${operation} ${field.name}`, field },
        paths: field.args.flatMap((argument) => pathsIn(argument.type, argument.name)),
      }))
      .filter(({ paths }) => paths.length > 0),
  )

/** The operation that calls the field with `bad` at one of its spots. */
export function operationWith({ operation, field }: FieldWithTexts, target: string, bad: string) {
  const args = field.args.filter(({ type, name }) => isNonNullType(type) || target.split('.')[0] === name)
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const included = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isObjectType(getNamedType(field.type)) ? ' { __typename }' : ''
  return {
    document: `${operation} (${declared}) { ${field.name}(${included})${selection} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type, name, target, bad)])),
  }
}
