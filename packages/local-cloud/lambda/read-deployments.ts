import { InvalidTemplate } from '../cloudformation/invalid-template.ts'
import { resourcesOf, type CloudModel, type CloudResource } from '../cloudformation/cloud-model.ts'
import { at, listOf, textOf } from '../shared/json.ts'
import { type ErrorAlarm, readErrorAlarm } from './error-alarms.ts'
import { splitQualifier } from './qualifiers.ts'

/** The percentage of calls that a new version receives at first, and the minutes until it receives all of them. */
export type Plan = { percent: number; minutes: number }

/** How an alias moves to a new version. */
export type DeploymentSpec = {
  aliasArn: string
  /** The function's name and its alias. */
  functionName: string
  qualifier: string
  /** The logical ID of the alias's version, which changes with the function. */
  version: string
  plan: Plan
  alarms: ErrorAlarm[]
  /** An alarm that exists in no stack and whose absence stops a deployment. */
  missingAlarm: string | undefined
}

const atOnce: Plan = { percent: 100, minutes: 0 }

function readPlan({ stack, logicalId, properties }: CloudResource): Plan {
  const name = textOf(properties['DeploymentConfigName']) ?? 'CodeDeployDefault.LambdaAllAtOnce'
  if (name === 'CodeDeployDefault.LambdaAllAtOnce') return atOnce
  const [, percent, minutes] = /^CodeDeployDefault\.LambdaCanary(\d+)Percent(\d+)Minutes$/.exec(name) ?? []
  if (percent === undefined || minutes === undefined)
    throw new InvalidTemplate(`${stack}/${logicalId} deploys by ${name}, which the local cloud does not know.`)
  return { percent: Number(percent), minutes: Number(minutes) }
}

type Watch = Pick<DeploymentSpec, 'alarms' | 'missingAlarm'>

function readWatch(model: CloudModel, { properties }: CloudResource): Watch {
  const watched = properties['AlarmConfiguration']
  const names = at(watched, 'Enabled') === false ? [] : listOf(at(watched, 'Alarms')).map((alarm) => at(alarm, 'Name'))
  const read = names.map((name) => ({ name, alarm: readErrorAlarm(model, textOf(name) ?? '') }))
  const missing = at(watched, 'IgnorePollAlarmFailure') === true ? undefined : read.find(({ alarm }) => !alarm)
  return {
    alarms: read.flatMap(({ alarm }) => (alarm ? [alarm] : [])),
    missingAlarm: textOf(missing?.name),
  }
}

/** The deployment group for updates of the alias; undefined if it changes immediately. */
function groupOf(model: CloudModel, { stack, logicalId, updatePolicy }: CloudResource): CloudResource | undefined {
  const update = at(updatePolicy, 'CodeDeployLambdaAliasUpdate')
  if (update === undefined) return undefined
  const hooks = ['BeforeAllowTrafficHook', 'AfterAllowTrafficHook']
  if (hooks.some((hook) => at(update, hook) !== undefined))
    throw new InvalidTemplate(`${stack}/${logicalId} is updated with hooks, which the local cloud does not run.`)
  const name = at(update, 'DeploymentGroupName')
  const group = resourcesOf(model, 'AWS::CodeDeploy::DeploymentGroup').find(({ ref }) => ref === name)
  if (group === undefined)
    throw new InvalidTemplate(`${stack}/${logicalId} is updated by a deployment group that no stack makes.`)
  return group
}

function readDeployment(model: CloudModel, alias: CloudResource): DeploymentSpec {
  const { name: functionArn, qualifier } = splitQualifier(alias.arn)
  const version = resourcesOf(model, 'AWS::Lambda::Version').find(({ arn }) => splitQualifier(arn).name === functionArn)
  const group = groupOf(model, alias)
  const watch = group ? readWatch(model, group) : { alarms: [], missingAlarm: undefined }
  return {
    ...{ aliasArn: alias.arn, qualifier, ...watch },
    functionName: functionArn.split(':').at(-1) ?? '',
    version: version?.logicalId ?? '',
    plan: group ? readPlan(group) : atOnce,
  }
}

/**
 * Reads how each alias of the template moves to a new version. Throws InvalidTemplate for anything that a rehearsal
 * doesn't support.
 */
export const readDeployments = (model: CloudModel): DeploymentSpec[] =>
  resourcesOf(model, 'AWS::Lambda::Alias').map((alias) => readDeployment(model, alias))
