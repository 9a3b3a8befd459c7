import type { AppSyncOptions, ResolverOption } from '../options.ts'
import { asRecord } from '#shared/json.ts'
import { testOptions } from './start-api.ts'

const schema = /* GraphQL */ `
  type Query {
    context(a: Int, b: String): AWSJSON
    direct(x: Int): AWSJSON
    directFails: AWSJSON
    invoke: AWSJSON
    invokeFails: AWSJSON
    authors: [Author!]
    wrongBatch: [Author!]
    node: Node
    scalar(date: AWSDate, json: AWSJSON): AWSJSON
    list: [String]
    must: Author
  }
  interface Node {
    id: ID!
  }
  type Author implements Node {
    id: ID!
    name: String!
    books: [String]
    one: [String]
  }
`
const head = `import { util, runtime } from '@aws-appsync/utils'\n`
/** Code with two handlers. */
export const code = (request: string, response = 'return ctx.result') =>
  `${head}export function request(ctx) { ${request} }\nexport function response(ctx) { ${response} }`
/** A unit resolver for a query. */
export const unit = (
  fieldName: string,
  dataSource: string,
  text?: string,
  more: Partial<ResolverOption> = {},
): ResolverOption => ({
  typeName: 'Query',
  fieldName,
  kind: 'UNIT',
  dataSource,
  ...(text === undefined ? {} : { code: text }),
  ...more,
})
/** A pipeline resolver for a query. */
export const pipe = (fieldName: string, functions: readonly string[], text?: string): ResolverOption => ({
  typeName: 'Query',
  fieldName,
  kind: 'PIPELINE',
  functions,
  ...(text === undefined ? {} : { code: text }),
})
const failOnError = 'if (ctx.error) { util.error(ctx.error.message, ctx.error.type) } return ctx.result'

/** The payloads of the sample function's invocations. */
export const calls: unknown[] = []
async function invoke(payload: unknown): Promise<unknown> {
  calls.push(payload)
  const { fail, arguments: args, info } = asRecord(payload)
  if (fail === true || asRecord(info)['fieldName'] === 'directFails')
    throw Object.assign(new Error('Boom'), { errorMessage: 'It broke', errorType: 'TypeError' })
  if (asRecord(args)['x'] === 403)
    throw Object.assign(new Error(), { errorMessage: 'Not yours', errorType: 'Lambda:Unauthorized' })
  if (Array.isArray(payload))
    return payload.map((item, index) =>
      asRecord(item)['id'] === 'a2'
        ? { data: null, errorMessage: 'No books', errorType: 'Sad' }
        : { data: [`book ${index}`] },
    )
  return Promise.resolve({ args: args ?? null, payload })
}

/** An API with every kind of resolver. */
export function sampleOptions(): AppSyncOptions {
  const authors = "return { payload: [{ id: 'a1', name: 'Ann' }, { id: 'a2', name: 'Bob' }, { id: 'a3', name: 'Cy' }] }"
  return testOptions(schema, {
    environment: { TABLE: 'T' },
    dataSources: { fn: { type: 'AWS_LAMBDA', invoke } },
    resolvers: [
      unit(
        'context',
        'none',
        code(
          'return { payload: { args: ctx.args, arguments: ctx.arguments, identity: ctx.identity, source: ctx.source, info: ctx.info, env: ctx.env, agent: ctx.request.headers["x-test"] } }',
        ),
      ),
      unit('direct', 'fn'),
      unit('directFails', 'fn'),
      unit('invoke', 'fn', code("return { operation: 'Invoke', payload: { q: 1 } }", failOnError)),
      unit('invokeFails', 'fn', code("return { operation: 'Invoke', payload: { fail: true } }", failOnError)),
      unit('authors', 'none', code(authors)),
      unit('wrongBatch', 'none', code("return { payload: [{ id: 'x', name: 'X' }] }")),
      unit('node', 'none', code("return { payload: { __typename: 'Author', id: 7, name: 'N' } }")),
      unit('scalar', 'none', code('return { payload: ctx.args }')),
      unit('list', 'none', code("return { payload: 'no list' }")),
      unit('must', 'none', code("return { payload: { id: 'x' } }")),
      unit(
        'books',
        'fn',
        code(
          "return { operation: 'BatchInvoke', payload: { id: ctx.source.id } }",
          'if (ctx.result.errorMessage) { util.error(ctx.result.errorMessage, ctx.result.errorType) } return ctx.result.data',
        ),
        { typeName: 'Author', maxBatchSize: 2 },
      ),
      unit('one', 'fn', undefined, { typeName: 'Author', maxBatchSize: 10 }),
    ],
  })
}
