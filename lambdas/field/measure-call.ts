import { CALL_METRICS, FUNCTION_DIMENSION, OPERATION_METRICS } from '#table/metrics.ts'

/** The measurement of one call of a field. */
export type MeasuredCall = { field: string; requestId: string; milliseconds: number; isFailed: boolean }

/** Where metrics are sent: CloudWatch's namespace (`Academy/prod`), and the name of the measured function. */
export type MetricTarget = { namespace: string; functionName: string }

const metric = (Name: string, Unit: 'Count' | 'Milliseconds') => ({ Name, Unit })
const DURATION = metric(CALL_METRICS.milliseconds, 'Milliseconds')
const OF_EVERY_CALL = [metric(CALL_METRICS.answered, 'Count'), metric(CALL_METRICS.failed, 'Count'), DURATION]
const OPERATIONS: ReadonlyMap<string, string> = new Map(Object.entries(OPERATION_METRICS))

/**
 * Returns one line in CloudWatch's embedded metric format: its metrics are top-level members, over all functions and,
 * for the duration, by function. Field and request id are for log searches and are not dimensions, because each would
 * create a metric.
 */
export function metricLine(call: MeasuredCall, { namespace, functionName }: MetricTarget, now: number): string {
  const { field, requestId, isFailed } = call
  const milliseconds = Math.round(call.milliseconds * 10) / 10
  const operation = OPERATIONS.get(field)
  const Metrics = operation === undefined ? OF_EVERY_CALL : [...OF_EVERY_CALL, metric(operation, 'Milliseconds')]
  return JSON.stringify({
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        { Namespace: namespace, Dimensions: [[]], Metrics },
        { Namespace: namespace, Dimensions: [[FUNCTION_DIMENSION]], Metrics: [DURATION] },
      ],
    },
    level: 'INFO',
    requestId,
    field,
    [FUNCTION_DIMENSION]: functionName,
    [CALL_METRICS.answered]: 1,
    [CALL_METRICS.failed]: isFailed ? 1 : 0,
    [CALL_METRICS.milliseconds]: milliseconds,
    ...(operation === undefined ? {} : { [operation]: milliseconds }),
  })
}

/**
 * Writes a call's metrics if the template sets METRICS_NAMESPACE and FUNCTION_NAME. Writes directly to standard output,
 * because Lambda's console nests its output under `message` (log format JSON), where CloudWatch finds no metrics.
 */
export function measureCall(call: MeasuredCall): void {
  const { METRICS_NAMESPACE: namespace, FUNCTION_NAME: functionName } = process.env
  if (!namespace || !functionName) return
  try {
    process.stdout.write(`${metricLine(call, { namespace, functionName }, Date.now())}\n`)
  } catch {
    // A failed measurement must not fail the call.
  }
}
