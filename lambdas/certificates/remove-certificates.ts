import { certificateFile } from '#domain/progress/certificate.ts'
import type { CertificateItem } from '#table/progress.ts'
import { certificatesOfUser } from '#table/keys.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import { withdraw } from './share-certificate.ts'

/**
 * Removes every certificate of a student with its public page, before their account is deleted. Idempotent: withdraws
 * the address before removing its file, and deletes the item last, if it is as read, so that no tab shares it in
 * between.
 */
export async function removeCertificates(
  uid: string,
  { table, site }: Pick<CertificateDeps, 'table' | 'site'>,
): Promise<void> {
  await retryOnConflict({ failure: 'The certificates could not be removed' }, async () => {
    const items = await queryItems<CertificateItem>(table, { ...certificatesOfUser(uid), consistent: true })
    for (const stored of items) {
      if (stored.withdrawn !== undefined) await site.remove(certificateFile(stored.withdrawn))
      const item = stored.verifyId === undefined ? stored : await withdraw(stored, { table })
      if (item === CONFLICT) return CONFLICT
      if (stored.verifyId !== undefined) await site.remove(certificateFile(stored.verifyId))
      const { pk, sk, version } = item
      const deleted = await transactWrite(table, [{ Delete: { Key: { pk, sk }, ...ifEqual({ version }) } }])
      if (!deleted.ok) return CONFLICT
    }
  })
}
