import type { Mail } from '#lambdas/aws/send-mail.ts'
import { type Change, failedChanges, type ItemType } from '#lambdas/dynamodb/changes.ts'
import { sendOnce, type SendOnceDeps } from './send-once.ts'

/** Dependencies of e-mails to account owners; `siteUrl` has no trailing slash. */
export type OwnerMailDeps = SendOnceDeps & { siteUrl: string }

/** An e-mail to a user about a change in the table, and the mark under which it is sent once. */
export type OwnerMail = { user: string; mark: string; mail: Mail }

/**
 * Changes older than this, in milliseconds, are not e-mailed, because they were imported. The stream keeps a record for
 * a day.
 */
export const NEW_MS = 24 * 60 * 60_000

/** Sends each change's e-mail once. Returns the sequence numbers of the changes whose e-mail was rejected. */
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
