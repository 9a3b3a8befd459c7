import { InvalidTemplate } from '../cloudformation/invalid-template.ts'
import { resourcesOf, type CloudModel, type CloudResource } from '../cloudformation/cloud-model.ts'
import { at, listOf, numberOf, textOf, type Json } from '../shared/json.ts'

const MINUTE = 60_000

/** CloudWatch publishes a minute's metrics one minute after it ends. */
const lateMinutes = 1

const comparisons: Record<string, (value: number, threshold: number) => boolean> = {
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  GreaterThanThreshold: (value, threshold) => value > threshold,
  LessThanThreshold: (value, threshold) => value < threshold,
  LessThanOrEqualToThreshold: (value, threshold) => value <= threshold,
}

/** An alarm on a function's errors, across all its versions. */
export type ErrorAlarm = {
  name: string
  functionName: string
  periodMinutes: number
  periods: number
  /** The number of periods that must exceed the threshold. */
  datapoints: number
  threshold: number
  comparison: string
  /** Whether a period without calls counts as exceeding the threshold. */
  missingBreaches: boolean
}

function functionOf(properties: CloudResource['properties']): string | undefined {
  const [dimension, ...others] = listOf(properties['Dimensions'])
  if (others.length > 0 || at(dimension, 'Name') !== 'FunctionName') return undefined
  return textOf(at(dimension, 'Value'))
}

function readAlarm({ stack, logicalId, ref, properties }: CloudResource): ErrorAlarm {
  const wanted: Record<string, Json> = { Namespace: 'AWS/Lambda', MetricName: 'Errors', Statistic: 'Sum' }
  const isOfErrors = Object.entries(wanted).every(([name, value]) => properties[name] === value)
  const functionName = functionOf(properties)
  const comparison = textOf(properties['ComparisonOperator']) ?? ''
  const periodMinutes = (numberOf(properties['Period']) ?? 0) / 60
  const isKnown = isOfErrors && comparisons[comparison] !== undefined && periodMinutes >= 1 && periodMinutes % 1 === 0
  if (!isKnown || functionName === undefined) {
    throw new InvalidTemplate(
      `${stack}/${logicalId} ends deployments, and the local cloud counts the sum of a function's errors only.`,
    )
  }
  const periods = numberOf(properties['EvaluationPeriods']) ?? 1
  return {
    ...{ name: ref, functionName, periodMinutes, periods, comparison },
    datapoints: numberOf(properties['DatapointsToAlarm']) ?? periods,
    threshold: numberOf(properties['Threshold']) ?? 0,
    missingBreaches: properties['TreatMissingData'] === 'breaching',
  }
}

/**
 * Reads an alarm by its name, from any stack; undefined if there is none. Throws InvalidTemplate for an alarm on
 * anything but errors.
 */
export function readErrorAlarm(model: CloudModel, name: string): ErrorAlarm | undefined {
  const alarm = resourcesOf(model, 'AWS::CloudWatch::Alarm').find(({ ref }) => ref === name)
  return alarm && readAlarm(alarm)
}

/** Counts of function invocations and errors per minute, as in CloudWatch. */
export type Tally = {
  record: (functionName: string, time: number, hasFailed: boolean) => void
  /** The errors from one minute up to, but excluding, another; undefined if the function was not invoked. */
  failures: (functionName: string, from: number, to: number) => number | undefined
}

/** Creates an empty tally. */
export function createTally(): Tally {
  const counted = new Map<string, number>()
  const keyOf = (functionName: string, minute: number) => `${functionName} ${String(minute)}`
  return {
    record: (functionName, time, hasFailed) => {
      const key = keyOf(functionName, Math.floor(time / MINUTE))
      counted.set(key, (counted.get(key) ?? 0) + (hasFailed ? 1 : 0))
    },
    failures: (functionName, from, to) => {
      const minutes = Array.from({ length: Math.max(0, to - from) }, (_, n) =>
        counted.get(keyOf(functionName, from + n)),
      )
      const known = minutes.filter((count) => count !== undefined)
      return known.length === 0 ? undefined : known.reduce((sum, count) => sum + count, 0)
    },
  }
}

/**
 * Why an alarm is in the ALARM state at a time, based on the minutes that CloudWatch knows by then; undefined if it
 * isn't.
 */
export function whyRaised(alarm: ErrorAlarm, tally: Tally, time: number): string | undefined {
  const { name, functionName, periodMinutes, periods, datapoints, threshold, missingBreaches } = alarm
  const end = Math.floor(time / MINUTE) - lateMinutes
  const sums = Array.from({ length: periods }, (_, n) =>
    tally.failures(functionName, end - (n + 1) * periodMinutes, end - n * periodMinutes),
  )
  const breaches = sums.filter((sum) =>
    sum === undefined ? missingBreaches : comparisons[alarm.comparison]?.(sum, threshold),
  )
  if (breaches.length < datapoints) return undefined
  const errors = breaches.map((sum) => String(sum ?? 'no data')).join(', ')
  return `${name} is raised: ${errors} failures in ${String(periodMinutes)} minutes, where the threshold is ${String(threshold)}`
}
