import { makeTable } from './make-table.ts'
import { startApi, type TestApi, testOptions } from './start-api.ts'

const header = `import { util } from '@aws-appsync/utils'
import * as ddb from '@aws-appsync/utils/dynamodb'
export function response(ctx) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type, ctx.result, ctx.result)
  return ctx.result
}
`
/** The response of a field: `ctx.result` of its response handler, or its error with that result as `errorInfo`. */
export type TableAnswer = { result: unknown; error: Readonly<Record<string, unknown>> | undefined }

/** An API with its own table, with the keys `pk` and `sk` and the index `gsi1`. */
export type TableApi = {
  api: TestApi
  run: (field: string, input?: unknown) => Promise<TableAnswer>
  close: () => Promise<void>
}

/** Serves one query field per request handler body; run() passes its input as `ctx.args.input`. */
export async function startTableApi(tableName: string, bodies: Readonly<Record<string, string>>): Promise<TableApi> {
  const table = await makeTable(tableName)
  const schema = `type Query { ${Object.keys(bodies)
    .map((name) => `${name}(input: AWSJSON): AWSJSON`)
    .join('\n')} }`
  const api = await startApi(
    testOptions(schema, {
      dataSources: { table: table.source },
      resolvers: Object.entries(bodies).map(([fieldName, body]) => ({
        typeName: 'Query',
        fieldName,
        kind: 'UNIT',
        dataSource: 'table',
        code: `${header}export function request(ctx) { ${body} }`,
      })),
    }),
  )
  return {
    api,
    async run(field, input = {}) {
      const { data, errors } = await api.post(`query ($input: AWSJSON) { ${field}(input: $input) }`, {
        variables: { input: JSON.stringify(input) },
      })
      const text = data[field]
      const result: unknown = typeof text === 'string' ? JSON.parse(text) : text
      return { result, error: errors[0] }
    },
    async close() {
      await api.close()
      await table.close()
    },
  }
}
