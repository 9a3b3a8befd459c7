import { CALL_METRICS, FUNCTION_DIMENSION, OPERATION_METRICS } from '#table/metrics.ts'

/** How one call of a field went. */
export type MeasuredCall = { field: string; requestId: string; milliseconds: number; isFailed: boolean }

/** Where metrics go: CloudWatch's namespace (`Academy/prod`), and the name of the function that measures. */
export type MetricTarget = { namespace: string; functionName: string }

const metric = (Name: string, Unit: 'Count' | 'Milliseconds') => ({ Name, Unit })
const DURATION = metric(CALL_METRICS.milliseconds, 'Milliseconds')
const OF_EVERY_CALL = [metric(CALL_METRICS.answered, 'Count'), metric(CALL_METRICS.failed, 'Count'), DURATION]
const OPERATIONS: ReadonlyMap<string, string> = new Map(Object.entries(OPERATION_METRICS))

/**
 * One line in CloudWatch's embedded metric format: its metrics are members at the top level, over all functions and, for the
 * duration, by function. Field and request id are for searches in the log, and no dimensions: each would be a metric of its own.
 */
export function metricLine(call: MeasuredCall, { namespace, functionName }: MetricTarget, now: number): string {
  const { field, requestId, isFailed } = call
  const milliseconds = Math.round(call.milliseconds * 10) / 10
  const own = OPERATIONS.get(field)
  const Metrics = own === undefined ? OF_EVERY_CALL : [...OF_EVERY_CALL, metric(own, 'Milliseconds')]
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
    ...(own === undefined ? {} : { [own]: milliseconds }),
  })
}

/**
 * Writes the metrics of a call, where the template sets METRICS_NAMESPACE and FUNCTION_NAME. To standard output itself: Lambda's
 * console puts what it writes under `message` (log format JSON), where CloudWatch looks for no metrics.
 */
export function measureCall(call: MeasuredCall): void {
  const { METRICS_NAMESPACE: namespace, FUNCTION_NAME: functionName } = process.env
  if (!namespace || !functionName) return
  try {
    process.stdout.write(`${metricLine(call, { namespace, functionName }, Date.now())}\n`)
  } catch {
    // What was answered is answered, measured or not.
  }
}
