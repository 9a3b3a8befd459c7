import type { LambdaFunctionURLEvent } from 'aws-lambda'
import { academy } from '#domain/academy.ts'
import { verifyLink } from '#lambdas/aws/link-signer.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { answerUnsubscribe } from '#lambdas/reminders/answer-unsubscribe.ts'

const siteUrl = (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, '')
const deps = { table: getTable(), verify: verifyLink, accountUrl: `${siteUrl}/account#account-reminders` }

/** Stops reminders by the link of a mail, behind a function URL (payload version 2). */
export const handler = (event: LambdaFunctionURLEvent) => answerUnsubscribe(event, deps)
