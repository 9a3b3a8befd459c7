import type { LambdaFunctionURLEvent } from 'aws-lambda'
import { academy } from '#domain/academy.ts'
import { verifyLink } from '#lambdas/aws/link-signer.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { answerInvitation } from '#lambdas/users/invitations/answer-invitation.ts'
import { answerContact } from '#lambdas/notifications/answer-contact.ts'
import { answerUnsubscribe } from '#lambdas/notifications/answer-unsubscribe.ts'

const siteUrl = (process.env['SITE_URL'] ?? academy.siteUrl).replace(/\/+$/, '')
const table = getTable()
const deps = { table, verify: verifyLink, accountUrl: `${siteUrl}/account#account-reminders` }

/**
 * Handles the links in e-mails and the contact form, behind a function URL (payload version 2): turns off reminders,
 * redirects from an invitation to the sign-up page, and accepts messages to the academy.
 */
export const handler = (event: LambdaFunctionURLEvent) => {
  if (event.rawPath.endsWith('/contact')) return answerContact(event, { table, now: Date.now })
  const invitation = event.queryStringParameters?.['i']
  if (invitation !== undefined) return answerInvitation(invitation, { table, now: Date.now, siteUrl })
  return answerUnsubscribe(event, deps)
}
