import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { code, unit } from '../testing/sample-resolvers.ts'
import { startApi, type TestApi, testOptions } from '../testing/start-api.ts'

const schema = /* GraphQL */ `
  type Query {
    post(id: ID!, input: PostInput, kind: Kind): Post
  }
  type Post {
    id: ID!
    title: String
    author: Author
  }
  type Author {
    name: String
  }
  input PostInput {
    title: String!
    author: AuthorInput
  }
  input AuthorInput {
    name: String!
  }
  enum Kind {
    NEWS
  }
`
let api: TestApi
beforeAll(async () => {
  api = await startApi(testOptions(schema, { resolvers: [unit('post', 'none', code('return { payload: null }'))] }))
})
afterAll(() => api.close())

// The page documents the format; the messages are AppSync's, as quoted in aws-appsync-community 273, 322 and 406,
// amplify-android 702, amplify-cli 1296, amplify-js 7435 and amplify-swift 1589.
describe('troubleshooting-and-common-mistakes: a document that doesn’t match the schema', () => {
  it.each([
    ['{ posts { id } }', "FieldUndefined: Field 'posts' in type 'Query' is undefined @ 'posts'"],
    ['{ post(id: 1) { nope } }', "FieldUndefined: Field 'nope' in type 'Post' is undefined @ 'post/nope'"],
    [
      '{ post(id: 1) { author } }',
      "SubSelectionRequired: Sub selection required for type Author of field author @ 'post/author'",
    ],
    [
      '{ post(id: 1) { title { x } } }',
      "SubSelectionNotAllowed: Sub selection not allowed on leaf type String of field title @ 'post/title'",
    ],
    ['{ post { id } }', "MissingFieldArgument: Missing field argument id @ 'post'"],
    ['{ post(id: 1, x: 2) { id } }', "UnknownArgument: Unknown field argument x @ 'post'"],
    ['query ($a: Nope) { post(id: $a) { id } }', 'UnknownType: Unknown type Nope'],
    ['{ post(id: $a) { id } }', "UndefinedVariable: Undefined variable a @ 'post'"],
    ['query ($a: ID) { post(id: 1) { id } }', 'UnusedVariable: Unused variable a'],
    [
      'query ($a: String) { post(id: $a) { id } }',
      "VariableTypeMismatch: Variable type 'String' doesn't match expected type 'ID!' @ 'post'",
    ],
    ['{ post(id: 1) { ...Nope } }', 'UndefinedFragment: Undefined fragment Nope'],
    ['{ post(id: 1) { id } } fragment A on Post { id }', 'UnusedFragment: Unused fragment A'],
    ['{ post(id: 1, kind: OLD) { id } }', 'WrongType: '],
    ['{ post(id: 1, input: { title: 1 }) { id } }', 'WrongType: '],
    ['{ post(id: 1, input: {}) { id } }', 'WrongType: '],
  ])('%s', async (query, message) => {
    const { status, body, errors } = await api.post(query)
    expect([status, body['data']]).toEqual([200, null])
    expect(errors).toContainEqual({
      path: null,
      data: null,
      errorType: 'ValidationError',
      errorInfo: null,
      locations: expect.arrayContaining([{ line: 1, column: expect.any(Number), sourceName: null }]),
      message: expect.stringContaining(`Validation error of type ${message}`),
    })
  })
})

describe('troubleshooting-and-common-mistakes: variables that don’t match the schema', () => {
  const query = 'query ($id: ID!, $input: PostInput) { post(id: $id, input: $input) { id } }'
  it.each([
    [{}, "Variable 'id' has coerced Null value for NonNull type 'ID!'"],
    [{ id: null }, "Variable 'id' has coerced Null value for NonNull type 'ID!'"],
    [{ id: '1', input: {} }, "Variable 'input' has coerced Null value for NonNull type 'String!'"],
    [
      { id: '1', input: { title: 't', author: {} } },
      "Variable 'input' has coerced Null value for NonNull type 'String!'",
    ],
    [
      { id: '1', input: { title: 't', x: 1 } },
      "The variables input contains a field that is not defined for input object type 'PostInput' ",
    ],
  ])('%j', async (variables, message) => {
    const { status, body, errors } = await api.post(query, { variables })
    expect([status, body['data']]).toEqual([200, null])
    expect(errors).toMatchObject([{ path: null, message }])
  })

  it('an error for a variable of another type names the variable', async () => {
    const { errors } = await api.post(query, { variables: { id: '1', input: { title: { x: 1 } } } })
    expect(errors).toMatchObject([{ message: expect.stringMatching(/^Variable 'input' has an invalid value/) }])
  })
})

describe('troubleshooting-and-common-mistakes: documents that aren’t GraphQL', () => {
  it.each([
    ['{ post(id: 1) { id }', 'MalformedHttpRequestException'],
    ['nonsense', 'MalformedHttpRequestException'],
    ['query A { post(id: 1) { id } } query B { post(id: 2) { id } }', 'BadRequestException'],
  ])('%s is rejected as a whole with %s', async (query, errorType) => {
    const { status, body } = await api.post(query)
    expect(status).toBe(400)
    expect(body).toEqual({ errors: [{ errorType, message: expect.any(String) }] })
  })
})
