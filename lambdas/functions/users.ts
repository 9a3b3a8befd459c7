import { requireEnv } from '#lambdas/aws/env.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { sendMail } from '#lambdas/aws/send-mail.ts'
import { createSiteFiles } from '#lambdas/aws/site-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { fieldHandler } from '#lambdas/field/field-handler.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { createAccounts } from '#lambdas/users/accounts.ts'
import { userPayments } from '#lambdas/payments/user-payments.ts'
import { beginRegrade } from '#lambdas/item-analysis/regrading/begin-regrade.ts'
import { listRegrades, regradeLines } from '#lambdas/item-analysis/regrading/list-regrades.ts'
import { moveRegradeBy } from '#lambdas/item-analysis/regrading/run-regrade.ts'
import { regradeReply } from '#lambdas/item-analysis/regrading/regrade-reply.ts'
import { addNote } from '#lambdas/users/add-note.ts'
import { deleteAccount } from '#lambdas/users/deletion/delete-account.ts'
import { listNotes } from '#lambdas/users/list-notes.ts'
import { managedUser } from '#lambdas/users/managed-user.ts'
import { inviteUser } from '#lambdas/users/invitations/invite-user.ts'
import { listInvitations } from '#lambdas/users/invitations/list-invitations.ts'
import { withdrawInvitation } from '#lambdas/users/invitations/withdraw-invitation.ts'
import { confirmEmailChange } from '#lambdas/users/email-change/confirm-email-change.ts'
import { requestEmailChange } from '#lambdas/users/email-change/request-email-change.ts'
import { createRecoveryCodes } from '#lambdas/users/recovery/create-recovery-codes.ts'
import { endSessions } from '#lambdas/users/sessions/end-sessions.ts'
import { endMySession, listMySessions } from '#lambdas/users/sessions/my-sessions.ts'
import { updateAccount } from '#lambdas/users/update-account.ts'
import { updateReminders } from '#lambdas/users/update-reminders.ts'
import { updateUser } from '#lambdas/users/update-user.ts'
import type { UserDeps } from '#lambdas/users/user-deps.ts'
import { usersFields } from './fields.ts'

const site = createSiteFiles()

const deps: UserDeps = {
  table: getTable(),
  now: Date.now,
  accounts: createAccounts(requireEnv('USER_POOL_ID')),
  newChange: () => sortableId(Date.now()),
}

/** The public address that invitation links use. */
const invitationUrl = process.env['INVITATION_URL'] ?? ''

export const handler = fieldHandler(usersFields, {
  'Query.managedUser': ({ args }) => managedUser(args.uid, deps),
  'Query.notes': ({ args }) => listNotes(args, deps),
  'Query.userPayments': ({ args }) => userPayments(args, deps),
  'Mutation.updateUser': ({ args, identity }) => updateUser(args.input, identity.sub, deps),
  'Mutation.updateAccount': ({ args, identity }) => updateAccount(args.input, identity.sub, deps),
  'Mutation.requestEmailChange': ({ args, identity }) => requestEmailChange(args, identity, { ...deps, sendMail }),
  'Mutation.confirmEmailChange': ({ args, identity }) => confirmEmailChange(args, identity, deps),
  'Mutation.createRecoveryCodes': ({ identity }) => createRecoveryCodes(identity, deps),
  'Query.mySessions': ({ identity }) => listMySessions(identity, deps),
  'Mutation.endSession': ({ args, identity }) => endMySession(args, identity, deps),
  'Mutation.endSessions': ({ args, identity }) => endSessions(args.by ?? undefined, identity.sub, deps),
  'Mutation.updateReminders': ({ args, identity }) => updateReminders(args.input, identity.sub, deps),
  'Mutation.deleteAccount': ({ args, identity }) => deleteAccount(args, identity, { ...deps, publish, sendMail, site }),
  'Mutation.addNote': ({ args, identity }) => addNote(args.input, identity.sub, deps),
  'Query.invitations': ({ args }) => listInvitations(args, deps),
  'Mutation.inviteUser': ({ args, identity }) =>
    inviteUser(args.input, identity.sub, { ...deps, sendMail, invitationUrl }),
  'Mutation.withdrawInvitation': ({ args }) => withdrawInvitation(args.key, deps),
  'Query.regrades': ({ args }) => listRegrades(args, deps.table),
  'Query.regradeLines': ({ args }) => regradeLines(args, deps.table),
  'Mutation.beginRegrade': async ({ args, identity }) =>
    regradeReply(await beginRegrade(args.input, identity.sub, deps)),
  'Mutation.moveRegrade': async ({ args }) => regradeReply(await moveRegradeBy(args, deps)),
})
