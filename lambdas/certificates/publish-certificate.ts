import { certificateFile, publicCertificate } from '#domain/progress/certificate.ts'
import type { CertificateItem } from '#table/progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { CertificateDeps } from './certificate-deps.ts'

/**
 * Writes a shared certificate's file with its three public fields. Removes or rewrites it if the certificate was
 * withdrawn or renamed concurrently: those calls change the item before the file, so that the last writer matches the
 * item.
 */
export async function publishCertificate(
  item: CertificateItem,
  { table, site }: Pick<CertificateDeps, 'table' | 'site'>,
): Promise<void> {
  const { verifyId } = item
  if (verifyId === undefined) return
  await site.write(certificateFile(verifyId), JSON.stringify(publicCertificate(item)))
  const now = await getItem<CertificateItem>(table, item, { consistent: true })
  if (now?.verifyId !== verifyId) await site.remove(certificateFile(verifyId))
  else if (now.version !== item.version) await publishCertificate(now, { table, site })
}
