import { changedMail } from '#domain/messages/account-mails.ts'
import { type Change, changesOf } from '#lambdas/dynamodb/changes.ts'
import { mailOwners, NEW_MS, type OwnerMail, type OwnerMailDeps } from './mail-owners.ts'

function mailOf({ after: change }: Change<'account-change'>, { now, siteUrl }: OwnerMailDeps): OwnerMail | undefined {
  if (change === undefined || change.at <= now() - NEW_MS) return undefined
  // Two of a kind within a minute are one to their owner, and nobody is mailed without end.
  const mark = `account-change#${change.uid}#${change.change}#${Math.floor(change.at / 60_000)}`
  return { user: change.uid, mark, mail: { to: change.email, ...changedMail(change, siteUrl) } }
}

/** Mails the owners of accounts what of them has changed (decision 0122), each change once, as `mailOwners` does. */
export const sendAccountChanges = (changes: readonly Change[], deps: OwnerMailDeps): Promise<string[]> =>
  mailOwners(changesOf(changes, ['account-change']), { doing: 'account-change', mailOf }, deps)
