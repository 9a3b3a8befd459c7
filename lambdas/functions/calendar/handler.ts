import type { LambdaFunctionURLEvent } from 'aws-lambda'
import { academy } from '#domain/academy.ts'
import { verifyLink } from '#lambdas/aws/link-signer.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { answerFeed } from '#lambdas/study/plan/answer-feed.ts'

const deps = {
  table: getTable(),
  now: () => Date.now(),
  verify: verifyLink,
  siteUrl: (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, ''),
}

/** The calendars of plans, behind a function URL (payload version 2): by their secret addresses, without a sign-in. */
export const handler = (event: LambdaFunctionURLEvent) => answerFeed(event, deps)
