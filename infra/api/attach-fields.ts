import type { AppsyncFunction, GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import { join } from 'node:path'
import type { FieldResolvers } from './field-resolvers.ts'
import { RESOLVERS_FOLDER } from '#infra/bundling/project-folders.ts'
import { resolverCode } from '#infra/bundling/resolver-code.ts'

const INVOKE_FILE = join(RESOLVERS_FOLDER, 'shared', 'invoke-function.ts')

type Answering = { area: string; fn: Function; fields: readonly string[] }

/** Makes the function the resolver of its fields, all with the same few lines of APPSYNC_JS. */
export function attachFields(api: GraphqlApi, resolvers: FieldResolvers, { area, fn, fields }: Answering): void {
  const source = api.addLambdaDataSource(`${area}Source`, fn, { name: area })
  let shared: AppsyncFunction | undefined
  // One for all fields of the function that the guard goes before.
  const asFunction = () =>
    (shared ??= source.createFunction(`${area}-invoke`, { name: `${area}_invoke`, ...resolverCode(INVOKE_FILE) }))
  for (const field of fields) {
    const [typeName, fieldName] = field.split('.')
    if (!typeName || !fieldName) throw new Error(`lambdas/functions/${area}/fields.ts: "${field}" is not Type.field.`)
    resolvers.addOne(typeName, fieldName, { file: INVOKE_FILE, source }, asFunction)
  }
}
