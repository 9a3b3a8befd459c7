import { certificateFile, publicCertificate } from '#domain/progress/certificate.ts'
import type { CertificateItem } from '#table/progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { CertificateDeps } from './certificate-deps.ts'

/**
 * Writes the file of a certificate that is shared: its three public facts. Withdrawn or renamed in the meantime, the file is removed or
 * written again: who withdraws or renames changes the item before the file, so that the last of the two leaves what the item says.
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
