import { changedMail } from '#domain/messages/account-mails.ts'
import { type Change, changesOf } from '#lambdas/dynamodb/changes.ts'
import { mailOwners, NEW_MS, type OwnerMail, type OwnerMailDeps } from './mail-owners.ts'

function mailOf({ after: change }: Change<'account-change'>, { now, siteUrl }: OwnerMailDeps): OwnerMail | undefined {
  if (change === undefined || change.at <= now() - NEW_MS) return undefined
  // Combines changes of one kind within a minute, which limits the number of e-mails.
  const mark = `account-change#${change.uid}#${change.change}#${Math.floor(change.at / 60_000)}`
  return { user: change.uid, mark, mail: { to: change.email, ...changedMail(change, siteUrl) } }
}

/** E-mails account owners about each change to their account (decision 0122) once, as `mailOwners` does. */
export const sendAccountChanges = (changes: readonly Change[], deps: OwnerMailDeps): Promise<string[]> =>
  mailOwners(changesOf(changes, ['account-change']), { doing: 'account-change', mailOf }, deps)
