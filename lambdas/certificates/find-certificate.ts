import type { Certificate, QueryCertificateArgs } from '#generated/schema.ts'
import { certificateKey } from '#table/keys.ts'
import type { CertificateItem } from '#table/progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import { certificateReply } from './certificate-reply.ts'

/**
 * Returns the certificate of the student's own course; null before it is issued, after it was withdrawn, and for any
 * other progress. One read unit.
 */
export async function findCertificate(
  { progressKey }: QueryCertificateArgs,
  uid: string,
  { table }: Pick<CertificateDeps, 'table'>,
): Promise<Certificate | null> {
  const item = await getItem<CertificateItem>(table, certificateKey(uid, progressKey), { consistent: true })
  return item && item.revoked !== true ? certificateReply(item) : null
}
