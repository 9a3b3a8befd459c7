import type { Publish } from '#lambdas/aws/publish.ts'
import type { SendMail } from '#lambdas/aws/send-mail.ts'
import type { CertificateDeps } from '#lambdas/certificates/certificate-deps.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Accounts } from '#lambdas/users/accounts.ts'

/** Dependencies of account deletion. `now` returns epoch milliseconds. */
export type DeletionDeps = {
  table: Table
  now: () => number
  accounts: Pick<Accounts, 'signOut' | 'remove'>
  publish: Publish
  /** Holds the certificates that students share. */
  site: CertificateDeps['site']
  sendMail: SendMail
}
