import { isObject, objectOf, parseJson, type JsonObject } from '../shared/json.ts'
import { CognitoError } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import type { TriggerName } from './pool-options.ts'

const LABELS: Record<TriggerName, string> = {
  preSignUp: 'PreSignUp',
  postConfirmation: 'PostConfirmation',
  preAuthentication: 'PreAuthentication',
  postAuthentication: 'PostAuthentication',
  preTokenGeneration: 'PreTokenGeneration',
  customMessage: 'CustomMessage',
}

export type TriggerCall = {
  trigger: TriggerName
  /** e.g. `PreSignUp_SignUp`. */
  source: string
  userName: string
  /** The app client; admin calls have none. */
  byClient: boolean
  request: JsonObject
  response?: JsonObject
  version?: string
}

/**
 * Invokes a trigger with Cognito's event and returns its `response`; undefined if the pool has no such trigger. Throws
 * UserLambdaValidationException if the function throws, and InvalidLambdaResponseException if it returns no event.
 */
export async function callTrigger(context: PoolContext, call: TriggerCall): Promise<JsonObject | undefined> {
  const name = context.pool.triggers[call.trigger]
  if (name === undefined) return undefined
  const label = LABELS[call.trigger]
  const event = {
    version: call.version ?? '1',
    region: context.region,
    userPoolId: context.pool.id,
    userName: call.userName,
    callerContext: {
      awsSdkVersion: 'aws-sdk-unknown-unknown',
      clientId: call.byClient ? context.pool.client.id : 'CLIENT_ID_NOT_APPLICABLE',
    },
    triggerSource: call.source,
    request: call.request,
    response: call.response ?? {},
  }
  let answer: unknown
  try {
    answer = await context.invokeTrigger(name, event)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CognitoError('UserLambdaValidationException', `${label} failed with error ${why}.`)
  }
  // The result crosses a JSON boundary, as between Lambda and Cognito.
  const plain = parseJson(JSON.stringify(answer ?? null))
  if (!isObject(plain) || !isObject(plain['response']))
    throw new CognitoError('InvalidLambdaResponseException', `Unrecognizable lambda output`)
  return objectOf(plain['response'])
}
