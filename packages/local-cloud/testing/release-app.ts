import { App, Duration, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A release of the fixture: `bad` fails on a fifth of its calls, chosen with its own seed. */
export type FixtureRelease = 'first' | 'good' | 'bad'

const handlerOf = (release: FixtureRelease) => `
let seed = Number(process.env.SEED ?? 1)
const draw = () => (seed = (seed * 16807) % 2147483647) / 2147483647
export const handler = async (event) => {
  if (event.fail) throw new Error('asked to fail')
  if (event.seed) seed = event.seed
  if (${String(release === 'bad')} && draw() < 0.2) throw new TypeError('a bad version')
  return { release: '${release}', version: process.env.AWS_LAMBDA_FUNCTION_VERSION }
}
`

/**
 * An application with three functions, the first two deployed as a canary, with their alarms in a separate stack.
 * `Answers` has the release's handler; the others have a good one. Returns the assembly's folder.
 */
export function synthesizeRelease(folder: string, release: FixtureRelease): string {
  const outdir = join(folder, release)
  const app = new App({ outdir })
  const functions = new Stack(app, 'Release-functions', { env: { region: 'us-east-1' } })
  const alarms = new Stack(app, 'Release-alarms', { env: { region: 'us-east-1' } })
  const application = new LambdaApplication(functions, 'Application')
  const functionOf = (name: string, handler: FixtureRelease): Function => {
    const source = join(folder, `${release}-${name}`)
    mkdirSync(source, { recursive: true })
    writeFileSync(join(source, 'index.mjs'), handlerOf(handler))
    const settings = { runtime: Runtime.NODEJS_22_X, handler: 'index.handler', code: Code.fromAsset(source) }
    return new Function(functions, name, settings)
  }
  const released = (name: string, handler: FixtureRelease): void => {
    const fn = functionOf(name, handler)
    const alarmName = `release-${name}`
    new LambdaDeploymentGroup(fn, 'Release', {
      ...{ application, alias: fn.addAlias('live'), ignorePollAlarmsFailure: true },
      alarms: [Alarm.fromAlarmName(fn, 'Errors', alarmName)],
    })
    new Alarm(alarms, `${name}Errors`, {
      alarmName,
      metric: fn.metricErrors({ period: Duration.minutes(5) }),
      ...{ threshold: 1, evaluationPeriods: 1, treatMissingData: TreatMissingData.NOT_BREACHING },
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    })
  }
  const others = release === 'bad' ? 'good' : release
  released('Answers', release)
  released('Other', others)
  functionOf('Plain', others)
  app.synth()
  return outdir
}
