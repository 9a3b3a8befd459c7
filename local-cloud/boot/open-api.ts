import { createIamAuthorizer } from '../api/authorize-iam.ts'
import { FunctionFailure, payloadOf } from '../api/function-failure.ts'
import { iamModes, readApi, type SourceMaker } from '../api/read-api.ts'
import type { Claims, DataSource } from '../appsync/options.ts'
import { createAppSync, type AppSyncRuntime } from '../appsync/start-appsync.ts'
import { parseJson } from '../shared/json.ts'
import { isAllowed } from '../cloudformation/policies.ts'
import { functionsOf, type CloudGround, type LateFunctions } from './cloud-parts.ts'

export type ApiSurroundings = {
  tableEndpoint: string
  functions: LateFunctions
  verifyToken: (jwt: string) => Promise<Claims>
}

function sourceMaker(
  { keys, policies, region }: CloudGround,
  { tableEndpoint, functions }: ApiSurroundings,
): SourceMaker {
  return {
    table: (tableName, roleArn): DataSource => ({
      type: 'AMAZON_DYNAMODB',
      tableName,
      endpoint: tableEndpoint,
      region,
      credentials: keys.ofRole(roleArn),
    }),
    function: (functionArn, roleArn): DataSource => ({
      type: 'AWS_LAMBDA',
      invoke: async (payload) => {
        if (!isAllowed(policies, roleArn, 'lambda:InvokeFunction', functionArn)) {
          const errorMessage = `${roleArn} is not authorized to perform: lambda:InvokeFunction on resource: ${functionArn}`
          throw new FunctionFailure({ errorType: 'Lambda:Unauthorized', errorMessage, trace: [] })
        }
        return payloadOf(await functionsOf(functions).invoke(functionArn, parseJson(JSON.stringify(payload ?? null))))
      },
    }),
  }
}

/** Starts the template's GraphQL API. Undefined when it has none; throws a sentence for what AppSync would refuse to deploy. */
export function openApi(ground: CloudGround, surroundings: ApiSurroundings): AppSyncRuntime | undefined {
  const { model, keys, policies, region, account, closers, log } = ground
  const api = readApi(model, sourceMaker(ground, surroundings))
  if (api === undefined) return undefined
  const { arn, userPoolId: _, defaultAction, usesIam: __, ...rest } = api
  const authorize = createIamAuthorizer({ apiArn: arn, account, keys, policies })
  const runtime = createAppSync({
    ...rest,
    region,
    accountId: account,
    authentication: {
      default: { type: 'AMAZON_COGNITO_USER_POOLS', verifyToken: surroundings.verifyToken, defaultAction },
      additional: iamModes(api, authorize),
    },
    log: ({ level, message, field, detail }) => {
      if (level !== 'debug')
        log(`api ${level} ${field ?? ''} ${message} ${detail === undefined ? '' : JSON.stringify(detail)}`)
    },
  })
  closers.add(() => runtime.close())
  return runtime
}
