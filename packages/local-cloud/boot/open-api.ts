import { join } from 'node:path'
import { createIamAuthorizer } from '../appsync/authorization/authorize-iam.ts'
import type { Claims, DataSource } from '../appsync/options.ts'
import { iamModes, readApi, type SourceMaker } from '../appsync/read-api.ts'
import { type AppSyncRuntime, createAppSync } from '../appsync/start-appsync.ts'
import { isAllowed } from '../cloudformation/policies.ts'
import { functionEnvironment } from '../lambda/function-environment.ts'
import { FunctionFailure, payloadOf } from '../lambda/function-failure.ts'
import { readQualifiers } from '../lambda/qualifiers.ts'
import { readFunctions } from '../lambda/read-functions.ts'
import { readSchedules } from '../lambda/read-schedules.ts'
import { readStreams } from '../lambda/read-streams.ts'
import { type Functions, startFunctions } from '../lambda/start-functions.ts'
import { type Schedules, startSchedules } from '../lambda/start-schedules.ts'
import { startStreams, type Streams } from '../lambda/start-streams.ts'
import type { LocalSecret } from '../secrets-manager/read-secrets.ts'
import { type CloudContext, functionsOf, type LateFunctions } from './context.ts'

type FunctionOptions = {
  /** By the suffix of the SDK's environment variable, `DYNAMODB`. */
  endpoints: Record<string, string>
  secrets: LocalSecret[]
  /** URL of the local card server; undefined if functions call the real Stripe API. */
  cardsUrl: string | undefined
  quiet: boolean
}

/** Starts the template's functions with credentials of their roles and the local endpoints. */
export function openFunctions(
  context: CloudContext,
  { endpoints, secrets, cardsUrl, quiet }: FunctionOptions,
): Functions {
  const { model, keys, region, dataDir, closers } = context
  const stripe: Record<string, string> = cardsUrl === undefined ? {} : { STRIPE_API_URL: cardsUrl }
  const functions = startFunctions({
    functions: readFunctions(model),
    qualifiers: readQualifiers(model),
    environmentOf: (spec) => {
      const environment = functionEnvironment(spec, region, keys.ofRole(spec.roleArn), endpoints, secrets)
      // Links in e-mails point to this cloud, whatever its port.
      const site = environment['SITE_URL'] === undefined ? {} : { SITE_URL: context.origin }
      return { ...environment, ...site, ...stripe }
    },
    logFolder: join(dataDir, 'logs'),
    quiet,
  })
  closers.add(functions.close)
  return functions
}

/** Starts what invokes functions: schedules and stream sources. */
export function openTriggers(
  context: CloudContext,
  functions: Functions,
  rawTableEndpoint: string,
): { schedules: Schedules; streams: Streams } {
  const { model, dataDir, closers, log } = context
  const schedules = startSchedules(readSchedules(model), functions.invoke)
  closers.add(schedules.close)
  const streams = startStreams({
    sources: readStreams(model),
    endpoint: rawTableEndpoint,
    folder: join(dataDir, 'streams'),
    invoke: functions.invoke,
    report: log,
  })
  closers.add(streams.close)
  return { schedules, streams }
}

type ApiOptions = {
  tableEndpoint: string
  functions: LateFunctions
  verifyToken: (jwt: string) => Promise<Claims>
}

function sourceMaker({ keys, policies, region }: CloudContext, { tableEndpoint, functions }: ApiOptions): SourceMaker {
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
        return payloadOf(await functionsOf(functions).invoke(functionArn, payload))
      },
    }),
  }
}

/**
 * Starts the template's GraphQL API. Undefined if there is none; throws a one-sentence error for anything that AppSync
 * would reject at deployment.
 */
export function openApi(context: CloudContext, options: ApiOptions): AppSyncRuntime | undefined {
  const { model, keys, policies, region, account, closers, log } = context
  const api = readApi(model, sourceMaker(context, options))
  if (api === undefined) return undefined
  const { arn, userPoolId: _, defaultAction, usesIam: __, ...rest } = api
  const authorize = createIamAuthorizer({ apiArn: arn, account, keys, policies })
  const runtime = createAppSync({
    ...rest,
    region,
    accountId: account,
    authentication: {
      default: { type: 'AMAZON_COGNITO_USER_POOLS', verifyToken: options.verifyToken, defaultAction },
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
