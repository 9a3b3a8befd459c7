import { readFileSync } from 'node:fs'
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  buildSchema,
  type GraphQLInputType,
  type GraphQLObjectType,
  isObjectType,
  getNamedType,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInForToken } from '../support/sign-in-for-token.ts'
import { API_URL } from '../support/api-academy.ts'
import { newStudent } from '../support/people.ts'

const schema = buildSchema(
  `scalar AWSDate
   directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
   directive @aws_iam on OBJECT | FIELD_DEFINITION
   directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
   ${readFileSync('schema.graphql', 'utf8')}`,
)

/** Some value of the type, as GraphQL text: too short for a tag or an area, which could never be taken away again. */
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

type Guarded = { field: string; operation: string; document: string }

/** Every query and mutation whose directive matches, as a call with some value for each argument that it needs. */
function fieldsWith(directive: RegExp): Guarded[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  return roots.flatMap(([operation, root]: readonly [string, GraphQLObjectType | null | undefined]) =>
    Object.values(root?.getFields() ?? {})
      .filter((field) =>
        (field.astNode?.directives ?? []).some((node) =>
          directive.test(`${node.name.value} ${JSON.stringify(node.arguments)}`),
        ),
      )
      .map((field) => {
        const given = field.args
          .filter((arg) => isNonNullType(arg.type))
          .map((arg) => `${arg.name}: ${someValue(arg.type)}`)
        const named = getNamedType(field.type)
        const selection = isObjectType(named) ? ' { __typename }' : ''
        const args = given.length > 0 ? `(${given.join(', ')})` : ''
        return { field: field.name, operation, document: `${operation} { ${field.name}${args}${selection} }` }
      }),
  )
}

async function errorTypes(token: string, document: string): Promise<string[]> {
  const reply = await fetch(`${API_URL}/graphql`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document }),
  })
  const body = (await reply.json()) as { errors?: { errorType: string }[] }
  return (body.errors ?? []).map((error) => error.errorType)
}

describe('fields that are not for everybody', () => {
  let studentToken = ''
  let adminToken = ''
  beforeAll(async () => {
    const student = await newStudent(API_URL)
    studentToken = await signInForToken(API_URL, student.email, student.password)
    adminToken = await signInForToken(API_URL, 'admin@academy.example', 'Academy-Admin-1')
  })

  const forAdmins = fieldsWith(/Admin/)
  it('are found in the schema', () => {
    expect(forAdmins.length).toBeGreaterThan(20)
  })
  it.each(forAdmins)('refuses the $operation $field to a student [2.1.6, 3.6.2, 1.6.3]', async ({ document }) => {
    expect(await errorTypes(studentToken, document)).toEqual(['Unauthorized'])
  })
  it.each(forAdmins)('lets an administrator call the $operation $field [1.6.2, 2.6.1]', async ({ document }) => {
    const types = await errorTypes(adminToken, document)
    expect(types).not.toContain('Unauthorized')
    expect(types).not.toContain('ValidationError')
    expect(types).not.toContain('Lambda:Unhandled')
  })
  it.each(fieldsWith(/aws_iam/))('refuses $field to every user: functions only', async ({ document }) => {
    expect(await errorTypes(studentToken, document)).toEqual(['Unauthorized'])
    expect(await errorTypes(adminToken, document)).toEqual(['Unauthorized'])
  })
})
