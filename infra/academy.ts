import type { App } from 'aws-cdk-lib'
import type { FunctionFields } from './functions/functions.ts'
import type { Environment } from './environments.ts'
import type { VideoKey } from './site/video-keys.ts'
import { checkEnvironment } from './check-environment.ts'
import { AlarmStack } from './stacks/alarm-stack.ts'
import { ApiStack } from './stacks/api-stack.ts'
import { DataStack } from './stacks/data-stack.ts'
import { WebStack } from './stacks/web-stack.ts'

/** `alarms`: only if the environment names who to notify. */
export type Academy = { data: DataStack; api: ApiStack; web: WebStack; alarms?: AlarmStack }

/**
 * The project's input: which function handles which field, the folder of the web bundle, the public keys of the
 * lectures.
 */
export type Inputs = { fields: FunctionFields; webFolder: string; videoKeys: readonly VideoKey[] }

/**
 * Builds the stacks of one environment: data, API, web, and alarms. Throws an error that lists what a protected
 * environment still lacks (`checkEnvironment`).
 */
export function buildAcademy(app: App, environment: Environment, inputs: Inputs): Academy {
  checkEnvironment(environment)
  const { name, region, account, deletionProtection } = environment
  const props = {
    environment,
    env: { region, ...(account ? { account } : {}) },
    tags: { project: 'academy', environment: name },
  }
  const id = (stack: string) => `Academy-${name}-${stack}`
  const data = new DataStack(app, id('data'), { ...props, terminationProtection: deletionProtection })
  const api = new ApiStack(app, id('api'), { ...props, data, fields: inputs.fields })
  const { webFolder, videoKeys } = inputs
  const web = new WebStack(app, id('web'), { ...props, data, api, webFolder, videoKeys })
  const { operator } = api
  return {
    ...{ data, api, web },
    ...(operator ? { alarms: new AlarmStack(app, id('alarms'), { ...props, data, api, operator }) } : {}),
  }
}
