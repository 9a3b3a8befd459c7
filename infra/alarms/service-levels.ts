import { Duration } from 'aws-cdk-lib'
import { Color, GraphWidget, type IWidget, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CALL_METRICS, OPERATION_METRICS } from '#table/metrics.ts'
import type { Ring } from './operator.ts'

const PERIOD = Duration.minutes(5)

/** The objectives of docs/service-levels.md that the dashboard and the alarm use. */
export const OBJECTIVES = { availabilityPercent: 99.9, answerMilliseconds: 300 } as const

/** Returns the namespace of the academy's own metrics. */
export const metricsNamespace = (environmentName: string): string => `Academy/${environmentName}`

const ANSWERS = OPERATION_METRICS['Mutation.updateTaskProgress']
const CHECKOUTS = OPERATION_METRICS['Mutation.registerCourse']

/** Returns a metric that field functions write, across all of them. */
const measured = (environmentName: string, metricName: string, statistic: string, label = metricName): Metric =>
  new Metric({ namespace: metricsNamespace(environmentName), metricName, statistic, period: PERIOD, label })

/**
 * Returns two graphs side by side: the share of calls that did not fail, and how long an answer to a question takes.
 */
export function serviceLevelGraphs(environmentName: string, width: number): IWidget[] {
  const availability = new MathExpression({
    expression: '100 * (1 - failed / answered)',
    label: 'answered without an error (%)',
    usingMetrics: {
      failed: measured(environmentName, CALL_METRICS.failed, 'Sum'),
      answered: measured(environmentName, CALL_METRICS.answered, 'Sum'),
    },
    period: PERIOD,
  })
  const goal = (value: number, label: string) => [{ value, label, color: Color.RED }]
  return [
    new GraphWidget({
      title: 'Service level: availability (%)',
      left: [availability],
      leftAnnotations: goal(OBJECTIVES.availabilityPercent, `objective ${OBJECTIVES.availabilityPercent} % a month`),
      leftYAxis: { max: 100 },
      width,
      height: 6,
    }),
    new GraphWidget({
      title: 'Service level: answering a question (ms)',
      left: [
        measured(environmentName, ANSWERS, 'p95', 'answer, 95th percentile'),
        measured(environmentName, ANSWERS, 'p50', 'answer, half of them'),
      ],
      right: [measured(environmentName, CHECKOUTS, 'p95', 'checkout, 95th percentile')],
      leftAnnotations: goal(OBJECTIVES.answerMilliseconds, `objective ${OBJECTIVES.answerMilliseconds} ms`),
      leftYAxis: { min: 0 },
      rightYAxis: { min: 0 },
      width,
      height: 6,
    }),
  ]
}

/** With fewer answers per period, a single cold start is the 95th percentile. */
const MIN_ANSWERS = 20

/** Adds an alarm for slow answers to questions in three consecutive five-minute periods with enough answers. */
export function slowAnswersAlarm(ring: Ring, environmentName: string): void {
  const { answerMilliseconds: goal } = OBJECTIVES
  const slow = new MathExpression({
    expression: `IF(answers >= ${MIN_ANSWERS} AND slowest > ${goal}, slowest, 0)`,
    label: 'slow answers',
    usingMetrics: {
      answers: measured(environmentName, ANSWERS, 'SampleCount'),
      slowest: measured(environmentName, ANSWERS, 'p95'),
    },
    period: PERIOD,
  })
  ring('slowAnswers', slow, { threshold: goal, periods: 3 })
}
