import { Duration } from 'aws-cdk-lib'
import { Architecture, Code, Function, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import { bundleFunction } from '#infra/bundling/bundle-function.ts'
import { metricsNamespace } from '#infra/alarms/service-levels.ts'
import { type FunctionName, FUNCTIONS } from './functions.ts'

/** Returns the namespace and function name of a function's metrics (lambdas/field/measure-call.ts). */
const metricVariables = ({ name }: Environment, FUNCTION_NAME: string) => ({
  METRICS_NAMESPACE: metricsNamespace(name),
  FUNCTION_NAME,
})

/**
 * Creates a function of the list (functions.ts) with its own role and log group, and tracing. The `grant…` functions
 * add permissions and variables together.
 */
export function academyFunction(scope: Construct, name: FunctionName, environment: Environment): Function {
  const { name: label, does, answersFields, memorySize = 512, seconds = 10, atOnce } = FUNCTIONS[name]
  const id = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return new Function(scope, id, {
    description: `Academy ${environment.name}: ${label} (${does})`,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromAsset(bundleFunction(name)),
    memorySize,
    ...(answersFields && { environment: metricVariables(environment, label) }),
    timeout: Duration.seconds(seconds),
    ...(atOnce !== undefined && environment.reserveConcurrency === true && { reservedConcurrentExecutions: atOnce }),
    tracing: Tracing.ACTIVE,
    // Each line is one JSON object with the request id; log and metric filters require this.
    loggingFormat: LoggingFormat.JSON,
    logGroup: new LogGroup(scope, `${id}Logs`, {
      retention: environment.logRetention,
      removalPolicy: environment.removal,
    }),
  })
}
