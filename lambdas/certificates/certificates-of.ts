import type { Certificate } from '#generated/schema.ts'
import type { CertificateItem } from '#table/progress.ts'
import { certificatesOfUser } from '#table/keys.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import { certificateReply } from './certificate-reply.ts'

/** Returns every certificate of a student for their data download. One read unit per 4 KB. */
export async function certificatesOf(uid: string, { table }: Pick<CertificateDeps, 'table'>): Promise<Certificate[]> {
  const items = await queryItems<CertificateItem>(table, { ...certificatesOfUser(uid), consistent: true })
  return items.map(certificateReply)
}
