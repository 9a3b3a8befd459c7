import { certificateFile } from '#domain/certificates/certificate.ts'
import type { CertificateItem } from '#table/certificate.ts'
import { certificatesOfUser } from '#table/keys.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { CertificateDeps } from './certificate-deps.ts'

/**
 * Removes every certificate of a student with its public page, before their account goes. Repeatable: a file goes before the item that
 * names it, and an item only as it was read, so that no tab shares in between.
 */
export async function removeCertificates(
  uid: string,
  { table, site }: Pick<CertificateDeps, 'table' | 'site'>,
): Promise<void> {
  await retryOnConflict({ failure: 'The certificates could not be removed' }, async () => {
    const items = await queryItems<CertificateItem>(table, { ...certificatesOfUser(uid), consistent: true })
    for (const { pk, sk, version, verifyId, withdrawn } of items) {
      for (const id of [verifyId, withdrawn]) if (id !== undefined) await site.remove(certificateFile(id))
      const deleted = await transactWrite(table, [{ Delete: { Key: { pk, sk }, ...ifEqual({ version }) } }])
      if (!deleted.ok) return CONFLICT
    }
  })
}
