import type { Mail } from '#lambdas/aws/send-mail.ts'
import { type Change, failedChanges, type ItemType } from '#lambdas/dynamodb/changes.ts'
import { sendOnce, type SendOnceDeps } from './send-once.ts'

/** What mails to the owners of accounts need; `siteUrl` has no slash at its end. */
export type OwnerMailDeps = SendOnceDeps & { siteUrl: string }

/** A mail to a user for a change of the table, and the mark under which it is sent once. */
export type OwnerMail = { user: string; mark: string; mail: Mail }

/** What is older is mailed no more: it was brought in. The stream keeps a record for a day. Milliseconds. */
export const NEW_MS = 24 * 60 * 60_000

/** Sends what each change is to be mailed, once; gives the numbers of the changes whose mail was not taken. */
export function mailOwners<Type extends ItemType>(
  changes: readonly Change<Type>[],
  { doing, mailOf }: { doing: string; mailOf: (change: Change<Type>, deps: OwnerMailDeps) => OwnerMail | undefined },
  deps: OwnerMailDeps,
): Promise<string[]> {
  const due = changes.flatMap((change) => {
    const mail = mailOf(change, deps)
    return mail ? [{ ...mail, id: change.id }] : []
  })
  return failedChanges(
    due,
    ({ mark, mail }) => sendOnce(mark, mail, deps),
    ({ user }) => ({ user, doing }),
  )
}
