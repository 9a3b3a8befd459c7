import { Code, FunctionRuntime, type GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import { join } from 'node:path'
import { bundleResolver } from './bundle-resolver.ts'
import { RESOLVERS_FOLDER } from './project-folders.ts'

const INVOKE_FILE = join(RESOLVERS_FOLDER, 'shared', 'invoke-function.ts')

/** Makes the function the resolver of its fields, all with the same few lines of APPSYNC_JS. */
export function attachFields(api: GraphqlApi, area: string, fn: Function, fields: readonly string[]): void {
  const source = api.addLambdaDataSource(`${area}Source`, fn, { name: area })
  for (const field of fields) {
    const [typeName, fieldName] = field.split('.')
    if (!typeName || !fieldName) throw new Error(`lambdas/${area}/fields.ts: "${field}" is not Type.field.`)
    source.createResolver(`${typeName}_${fieldName}`, {
      typeName,
      fieldName,
      runtime: FunctionRuntime.JS_1_0_0,
      code: Code.fromInline(bundleResolver(INVOKE_FILE)),
    })
  }
}
