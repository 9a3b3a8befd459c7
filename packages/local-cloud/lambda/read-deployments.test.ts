import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../shared/json.ts'
import { testModel } from '../testing/build-model.ts'
import { startDeployment } from './rehearse-release.ts'
import { createTally, type ErrorAlarm, readErrorAlarm, whyRaised } from './error-alarms.ts'
import { readQualifiers } from './qualifiers.ts'
import { readDeployments } from './read-deployments.ts'

const MINUTE = 60_000

const alarm = (properties: JsonObject = {}): JsonObject => ({
  Type: 'AWS::CloudWatch::Alarm',
  Properties: {
    ...{ AlarmName: 'errors', Namespace: 'AWS/Lambda', MetricName: 'Errors', Statistic: 'Sum', Period: 300 },
    ...{ Threshold: 1, EvaluationPeriods: 1, ComparisonOperator: 'GreaterThanOrEqualToThreshold' },
    Dimensions: [{ Name: 'FunctionName', Value: { Ref: 'Fn' } }],
    ...properties,
  },
})

/** A function with an alias and its deployment group, each with additional properties. */
function releaseModel({ group = {}, alias = {}, update = {}, Errors = alarm() }: Record<string, JsonObject> = {}) {
  const DeploymentGroupName = { Ref: 'Group' }
  return testModel({
    Fn: { Type: 'AWS::Lambda::Function' },
    Number: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: { Ref: 'Fn' } } },
    Live: {
      Type: 'AWS::Lambda::Alias',
      Properties: {
        ...{ FunctionName: { Ref: 'Fn' }, FunctionVersion: { 'Fn::GetAtt': ['Number', 'Version'] }, Name: 'live' },
        ...alias,
      },
      UpdatePolicy: { CodeDeployLambdaAliasUpdate: { ApplicationName: 'x', DeploymentGroupName, ...update } },
    },
    Group: {
      Type: 'AWS::CodeDeploy::DeploymentGroup',
      Properties: {
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AlarmConfiguration: { Enabled: true, Alarms: [{ Name: 'errors' }] },
        ...group,
      },
    },
    Errors,
  })
}
const deploymentOf = (parts: Parameters<typeof releaseModel>[0]) => readDeployments(releaseModel(parts))[0]!

describe('the target of an alias', () => {
  it('is a version of its function or the newest one', () => {
    const version = { functionName: 'test-Fn', qualifier: '1', version: '1' }
    const live = { ...version, qualifier: 'live' }
    expect(readQualifiers(releaseModel())).toEqual([version, live])
    const newest = releaseModel({ alias: { FunctionVersion: '$LATEST' } })
    expect(readQualifiers(newest)).toEqual([version, { ...live, version: '$LATEST' }])
    expect(() => readQualifiers(releaseModel({ alias: { FunctionVersion: '7' } }))).toThrow(
      'test/Live leads to version 7 of test-Fn, which no stack makes.',
    )
  })
})

describe('the deployment of a new version to an alias', () => {
  it('follows its deployment group', () => {
    expect(deploymentOf({})).toMatchObject({
      ...{ functionName: 'test-Fn', qualifier: 'live', version: 'Number', missingAlarm: undefined },
      ...{ plan: { percent: 10, minutes: 5 }, alarms: [{ name: 'errors', functionName: 'test-Fn', periodMinutes: 5 }] },
    })
    const atOnce = { group: { DeploymentConfigName: 'CodeDeployDefault.LambdaAllAtOnce' } }
    expect(deploymentOf(atOnce)).toMatchObject({ plan: { percent: 100, minutes: 0 } })
    expect(
      deploymentOf({ group: { AlarmConfiguration: { Enabled: false, Alarms: [{ Name: 'errors' }] } } }),
    ).toMatchObject({ alarms: [] })
  })

  it('stops for a missing alarm unless the group ignores poll failures', () => {
    const Alarms = [{ Name: 'other' }]
    const missing = deploymentOf({ group: { AlarmConfiguration: { Alarms } } })
    expect(startDeployment(missing, createTally(), 0).end()).toMatchObject({
      how: 'stopped',
      why: 'other is an alarm that no stack has, before any call',
    })
    const goesOn = deploymentOf({ group: { AlarmConfiguration: { Alarms, IgnorePollAlarmFailure: true } } })
    expect(startDeployment(goesOn, createTally(), 0).end()).toBeUndefined()
  })

  it.each<[string, Parameters<typeof releaseModel>[0], string]>([
    [
      'a linear deployment',
      { group: { DeploymentConfigName: 'CodeDeployDefault.LambdaLinear10PercentEvery1Minute' } },
      'does not know',
    ],
    ['a hook', { update: { BeforeAllowTrafficHook: 'hook' } }, 'does not run'],
    ['a deployment group outside the stacks', { update: { DeploymentGroupName: 'else' } }, 'no stack makes'],
    ['an alarm on another metric', { Errors: alarm({ MetricName: 'Duration' }) }, 'errors only'],
    ['an alarm with two dimensions', { Errors: alarm({ Dimensions: [1, 2] }) }, 'errors only'],
    ['an alarm with a period in seconds', { Errors: alarm({ Period: 10 }) }, 'errors only'],
  ])('is rejected when it can’t be rehearsed: %s', (_, parts, sentence) => {
    expect(() => deploymentOf(parts)).toThrow(sentence)
  })
})

describe('an error alarm', () => {
  const read = (properties: JsonObject = {}): ErrorAlarm =>
    readErrorAlarm(releaseModel({ Errors: alarm(properties) }), 'errors')!

  it('counts a failure once the next minute has passed and drops it after its period', () => {
    const tally = createTally()
    tally.record('test-Fn', 10.5 * MINUTE, true)
    tally.record('test-Other', 3 * MINUTE, true)
    const raised = Array.from({ length: 20 }, (_, minute) => minute).filter((minute) =>
      whyRaised(read(), tally, minute * MINUTE),
    )
    expect(raised).toEqual([12, 13, 14, 15, 16])
    expect(whyRaised(read(), tally, 12 * MINUTE)).toBe(
      'errors is raised: 1 failures in 5 minutes, where the threshold is 1',
    )
  })

  it.each<[string, number, JsonObject, boolean]>([
    ['as raised at its threshold', 2, { Threshold: 2 }, true],
    ['as not raised below its threshold', 1, { Threshold: 2 }, false],
    [
      'as not raised at a threshold it must exceed',
      2,
      { Threshold: 2, ComparisonOperator: 'GreaterThanThreshold' },
      false,
    ],
    ['as not raised in too few periods', 1, { EvaluationPeriods: 2 }, false],
    ['as raised in enough of its periods', 1, { EvaluationPeriods: 2, DatapointsToAlarm: 1 }, true],
    ['as raised when missing data is breaching', 0, { TreatMissingData: 'breaching' }, true],
    ['as not raised without data', 0, {}, false],
  ])('is evaluated %s', (_, failures, properties, isRaised) => {
    const tally = createTally()
    for (let n = 0; n < failures; n += 1) tally.record('test-Fn', 10 * MINUTE, true)
    expect(whyRaised(read(properties), tally, 12 * MINUTE) !== undefined).toBe(isRaised)
  })
})
