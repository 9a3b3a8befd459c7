import { createHash } from 'node:crypto'
import { nextInvitationAt } from '#domain/users/invitation.ts'
import { invitationMail } from '#domain/messages/invitation-mails.ts'
import { checkEmail } from '#domain/users/check-email.ts'
import { checkPersonName } from '#domain/users/check-person-name.ts'
import type { Invitation as InvitationReply, InviteUserInput } from '#generated/schema.ts'
import { invitationKey, userKey } from '#table/keys.ts'
import { invitationItem, type InvitationItem } from '#table/account.ts'
import type { UserItem } from '#table/user.ts'
import type { SendMail } from '#lambdas/aws/send-mail.ts'
import { ifVersion, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UserDeps } from '../user-deps.ts'
import { invitationLink, invitationName, newSecret, secretHashOf } from './invitation-link.ts'
import { invitationReply } from './invitation-reply.ts'

/** `invitationUrl`: the public address that invitation links use. */
export type InvitationDeps = Pick<UserDeps, 'table' | 'now' | 'accounts'> & {
  sendMail: SendMail
  invitationUrl: string
}

const REQUEST_ID = /^[\w-]{8,100}$/

/** Checks names and address by the sign-up rules. Throws their codes. */
function checked({ firstName, lastName, email }: InviteUserInput) {
  const first = checkPersonName('first', firstName)
  if (!first.ok) throw new Refusal(first.code)
  const last = checkPersonName('last', lastName)
  if (!last.ok) throw new Refusal(last.code)
  const address = checkEmail(email)
  if (!address.ok) throw new Refusal(address.code)
  return { firstName: first.name, lastName: last.name, email: address.email }
}

/** Stores the result of an invitation's e-mail, unless the invitation was sent again or withdrawn since. */
async function record(item: InvitationItem, status: 'sent' | 'failed', { table }: InvitationDeps) {
  const update = {
    UpdateExpression: 'SET #status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status },
  }
  const { pk, sk, version } = item
  await updateItem<InvitationItem>(table, { Key: { pk, sk }, ...withCondition(update, ifVersion(version)) })
}

/**
 * E-mails an invitation to sign up as a student, or another one; earlier links stop working (decision 0090). It is
 * stored first, so a crash sends no second e-mail within an hour, unless the first wasn't accepted. Idempotent. Throws
 * 'request-id-invalid', the codes of names and addresses, 'invitation-has-account', 'invitation-too-soon' ({ at }),
 * 'invitation-mail-failed'.
 */
export async function inviteUser(
  input: InviteUserInput,
  caller: string,
  deps: InvitationDeps,
): Promise<InvitationReply> {
  if (!REQUEST_ID.test(input.requestId)) throw new Refusal('request-id-invalid')
  const person = checked(input)
  const { table, now, accounts, sendMail, invitationUrl } = deps
  const admin = await getItem<UserItem>(table, userKey(caller))
  if (!admin) throw new Refusal('not-allowed')
  if (await accounts.exists(person.email)) throw new Refusal('invitation-has-account')
  const key = invitationName(person.email)
  const request = createHash('sha256').update(`${caller}\n${input.requestId}`).digest('hex').slice(0, 32)
  const secret = newSecret()
  const { item, isNew } = await retryOnConflict({ failure: 'An invitation could not be written' }, async () => {
    const before = await getItem<InvitationItem>(table, invitationKey(key), { consistent: true })
    if (before?.request === request && before.status !== 'failed') return { item: before, isNew: false }
    const at = before ? nextInvitationAt(before) : 0
    if (at > now()) throw new Refusal('invitation-too-soon', { at })
    const fresh = invitationItem({
      key,
      ...person,
      by: `${admin.firstName} ${admin.lastName}`,
      status: 'sending',
      sentOn: now(),
      secretHash: secretHashOf(secret),
      request,
      version: (before?.version ?? 0) + 1,
    })
    const written = await transactWrite(table, [{ Put: { Item: fresh, ...ifVersion(before?.version) } }])
    return written.ok ? { item: fresh, isNew: true } : CONFLICT
  })
  if (!isNew) return invitationReply(item)
  try {
    await sendMail({
      to: person.email,
      ...invitationMail(person.firstName, invitationLink(invitationUrl, key, secret)),
    })
  } catch (error) {
    logError(error, { doing: 'invite', key })
    await record(item, 'failed', deps)
    throw new Refusal('invitation-mail-failed')
  }
  await record(item, 'sent', deps)
  return invitationReply({ ...item, status: 'sent' })
}
