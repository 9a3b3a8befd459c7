import { welcomeMail } from '#domain/messages/account-mails.ts'
import { type Change, changesOf } from '#lambdas/dynamodb/changes.ts'
import { mailOwners, NEW_MS, type OwnerMail, type OwnerMailDeps } from './mail-owners.ts'

/** Returns the e-mail for a new student's record; undefined for every other change. */
function mailOf({ before, after: user }: Change<'user'>, { now, siteUrl }: OwnerMailDeps): OwnerMail | undefined {
  if (before !== undefined || user?.userType !== 'Student' || user.dateCreated <= now() - NEW_MS) return undefined
  return {
    user: user.uid,
    mark: `welcome#${user.uid}`,
    mail: { to: user.email, ...welcomeMail(user.firstName, siteUrl) },
  }
}

/** Sends welcome e-mails to students with new accounts in a stream batch, once each, as `mailOwners` does. */
export const sendWelcomes = (changes: readonly Change[], deps: OwnerMailDeps): Promise<string[]> =>
  mailOwners(changesOf(changes, ['user']), { doing: 'welcome', mailOf }, deps)
