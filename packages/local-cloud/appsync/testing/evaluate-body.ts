import { type Evaluation, type EvaluationContext, evaluateCode } from '../evaluate-code.ts'
import { asRecord } from '#shared/json.ts'

const head = `import { util, runtime, extensions } from '@aws-appsync/utils'
import * as ddb from '@aws-appsync/utils/dynamodb'
`
/** The time that the code sees: 2024-02-29T13:04:05.678Z, in epoch milliseconds. */
export const testClock = (): number => Date.UTC(2024, 1, 29, 13, 4, 5, 678)

/** Evaluates a request handler with this body, using the test clock. */
export const evaluateBody = (body: string, context: EvaluationContext = {}): Evaluation =>
  evaluateCode(
    `${head}export function request(ctx) { ${body} }\nexport function response(ctx) { return ctx.result }`,
    'request',
    context,
    testClock,
  )

/** The value of an APPSYNC_JS expression. Throws with the message of the error that the code raised. */
export function evaluateExpression(expression: string, context: EvaluationContext = {}): unknown {
  const { result, error } = evaluateBody(`return { it: ${expression} }`, context)
  if (error) throw new Error(error.message)
  return asRecord(result)['it']
}
