import { Annotations, RemovalPolicy } from 'aws-cdk-lib'
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Alias, type Function, type IFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { alarmNameOf } from '#infra/alarms/operator.ts'
import type { Environment } from '#infra/environments.ts'
import type { FieldFunction } from './functions.ts'

/** The alias of a released function, which AppSync calls. */
export const LIVE = 'live'

/** Makes the releases of a field function gradual. Returns what AppSync calls. */
export type Release = (name: FieldFunction, fn: Function) => IFunction

const isFunction = (value: unknown): value is IFunction => value instanceof Alias

/** Casts an alias to a function: TypeScript does not accept the library's type of its role. */
function asFunction(alias: Alias): IFunction {
  const called: unknown = alias
  if (!isFunction(called)) throw new Error(`${alias.node.path} is no function.`)
  return called
}

/**
 * How CodeDeploy releases a new version of a field function (docs/operations/release.md): 10% of calls for five
 * minutes, then all. If its error alarm goes off, all calls go back and deployment fails.
 *
 * - Alarms are named, not referenced: their stack is deployed later. A first deployment finds none.
 * - Functions with their own URL have no alias: it would change the URL.
 */
export function releases(scope: Construct, environment: Environment): Release {
  if (environment.alarmEmail === undefined) return (_, fn) => fn
  const application = new LambdaApplication(scope, 'Releases')
  const role = new Role(scope, 'Releaser', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') })
  const ignoreAlarmConfiguration = String(scope.node.tryGetContext('ignoreAlarms')) === 'true'
  return (name, fn) => {
    // Removes old versions: the repository has their code, and a rollback deploys it again.
    fn.currentVersion.applyRemovalPolicy(RemovalPolicy.DESTROY)
    const alias = fn.addAlias(LIVE)
    const warning = '@aws-cdk/aws-lambda:addPermissionsToVersionOrAlias'
    Annotations.of(fn).acknowledgeWarning(warning, 'schedules call the function itself, AppSync its alias')
    const errors = Alarm.fromAlarmName(fn, 'Errors', alarmNameOf(environment.name, `${name}Errors`))
    const group = new LambdaDeploymentGroup(fn, 'Release', {
      ...{ application, role, alias, ignoreAlarmConfiguration },
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [errors],
      ignorePollAlarmsFailure: true,
      autoRollback: { failedDeployment: true, deploymentInAlarm: !ignoreAlarmConfiguration },
    })
    // Changes of the group, such as whether it monitors alarms, must apply to this deployment.
    alias.node.addDependency(group)
    return asFunction(alias)
  }
}
