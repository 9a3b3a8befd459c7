import { randomInt } from 'node:crypto'
import type { LambdaFunctionURLEvent } from 'aws-lambda'
import { academy } from '#domain/academy.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { verifyLink } from '#lambdas/aws/link-signer.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { createQuizFiles } from '#lambdas/quizzes/quiz-files.ts'
import { answerFeed } from '#lambdas/study/plan/answer-feed.ts'

const now = () => Date.now()

const deps = {
  table: getTable(),
  now,
  random: (max: number) => randomInt(max),
  rulesOf,
  files: createQuizFiles(createSearchFiles(), now),
  verify: verifyLink,
  siteUrl: (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, ''),
}

/** Serves plan calendars at their secret addresses, behind a function URL (payload version 2), without a sign-in. */
export const handler = (event: LambdaFunctionURLEvent) => answerFeed(event, deps)
