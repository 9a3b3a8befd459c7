import { randomInt } from 'node:crypto'
import { escapeHtml } from '../shared/escape-html.ts'
import { textOf, type JsonObject } from '../shared/json.ts'
import { checkAttempts, countAttempt, forgetAttempts } from './attempts.ts'
import { CognitoError } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import type { CodePurpose, UserRecord } from './records.ts'
import { callTrigger } from './triggers.ts'

const LIFE: Record<CodePurpose, number> = {
  'sign-up': 24 * 3_600_000,
  reset: 3_600_000,
  'verify-email': 24 * 3_600_000,
}

export type MessageSource =
  | 'CustomMessage_SignUp'
  | 'CustomMessage_ResendCode'
  | 'CustomMessage_ForgotPassword'
  | 'CustomMessage_VerifyUserAttribute'
  | 'CustomMessage_UpdateUserAttribute'
  | 'CustomMessage_AdminCreateUser'

const DEFAULTS: Record<MessageSource, { subject: string; body: string }> = {
  CustomMessage_SignUp: { subject: 'Your verification code', body: 'Your confirmation code is {####}' },
  CustomMessage_ResendCode: { subject: 'Your verification code', body: 'Your confirmation code is {####}' },
  CustomMessage_ForgotPassword: { subject: 'Your verification code', body: 'Your password reset code is {####}' },
  CustomMessage_VerifyUserAttribute: { subject: 'Your verification code', body: 'Your verification code is {####}' },
  CustomMessage_UpdateUserAttribute: { subject: 'Your verification code', body: 'Your verification code is {####}' },
  CustomMessage_AdminCreateUser: {
    subject: 'Your temporary password',
    body: 'Your username is {username} and temporary password is {####}.',
  },
}

const plain = (html: string): string =>
  html
    .replace(/<(br|\/p|\/h\d|\/li|\/div)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .trim()

export type Message = {
  source: MessageSource
  user: UserRecord
  to: string
  secret: string
  byClient: boolean
  clientMetadata: JsonObject
}

/** Sends a code (or temporary password) with the message of the CustomMessage trigger or Cognito's own. */
export async function sendMessage(
  context: PoolContext,
  { source, user, to, secret, byClient, clientMetadata }: Message,
): Promise<void> {
  const forNewUser = source === 'CustomMessage_AdminCreateUser'
  const response = await callTrigger(context, {
    trigger: 'customMessage',
    source,
    userName: user.username,
    byClient,
    request: {
      userAttributes: { ...user.attributes, 'cognito:user_status': user.status },
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: forNewUser ? '{username}' : null,
      clientMetadata,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  })
  const { subject, body } = DEFAULTS[source]
  const message = textOf(response?.['emailMessage']) ?? body
  const fill = (text: string) => text.replaceAll('{####}', escapeHtml(secret)).replaceAll('{username}', escapeHtml(to))
  const html = fill(message)
  await context.deliverMail({ to, subject: textOf(response?.['emailSubject']) ?? subject, html, text: plain(html) })
}

/** Generates a six-digit code, stores it, and e-mails it. It replaces an earlier code for the same purpose. */
export async function sendCode(
  context: PoolContext,
  purpose: CodePurpose,
  message: Omit<Message, 'secret'>,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // If the trigger rejects the message, no code is stored.
  await sendMessage(context, { ...message, secret: code })
  context.store.put('code', `${purpose} ${message.user.username}`, {
    code,
    email: message.to,
    expires: context.now() + LIFE[purpose],
  })
}

/** Consumes a code, which is valid once. Throws CodeMismatchException, ExpiredCodeException, LimitExceededException. */
export function takeCode(
  context: PoolContext,
  purpose: CodePurpose,
  username: string,
  code: string,
): { email: string } {
  const id = `${purpose} ${username}`
  const stored = context.store.get('code', id)
  checkAttempts(context, 'code', username)
  if (!stored || stored.expires < context.now())
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  if (stored.code !== code) {
    countAttempt(context, 'code', username)
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')
  }
  context.store.remove('code', id)
  forgetAttempts(context, 'code', username)
  return { email: stored.email }
}

/** The delivery details of a code, as Cognito reports them. */
export const deliveryDetails = (email: string) => {
  const [name = '', host = ''] = email.split('@')
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: `${name.slice(0, 1)}***@${host.slice(0, 1)}***`,
    },
  }
}
