import type { LinkPurpose } from '#lambdas/aws/link-signer.ts'
import type { SiteFiles } from '#lambdas/aws/site-files.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Dependencies of the certificate use cases. `newId`: 26 unguessable letters. */
export type CertificateDeps = {
  table: Table
  now: () => number
  newId: () => string
  sign: (purpose: LinkPurpose, text: string) => Promise<string>
  site: Pick<SiteFiles, 'write' | 'remove'>
  timeZone: string
}
