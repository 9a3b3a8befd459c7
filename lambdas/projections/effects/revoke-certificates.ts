import { certificateFile } from '#domain/progress/certificate.ts'
import type { SiteFiles } from '#lambdas/aws/site-files.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { CertificateItem } from '#table/progress.ts'
import { certificateKey } from '#table/keys.ts'

type Deps = { table: Table; site: Pick<SiteFiles, 'remove'> }

async function revoke(uid: string, progress: string, { table, site }: Deps): Promise<void> {
  const Key = certificateKey(uid, progress)
  await retryOnConflict({ failure: 'A certificate could not be withdrawn' }, async () => {
    const item = await getItem<CertificateItem>(table, Key, { consistent: true })
    if (!item) return undefined
    const { verifyId, withdrawn, version } = item
    if (withdrawn !== undefined) await site.remove(certificateFile(withdrawn))
    if (item.revoked === true && verifyId === undefined) return undefined
    const page =
      verifyId === undefined
        ? { update: '', values: {} }
        : { update: ', withdrawn = :id REMOVE verifyId', values: { ':id': verifyId } }
    const update = {
      UpdateExpression: `SET revoked = :true, #version = :next${page.update}`,
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':true': true, ':next': version + 1, ...page.values },
    }
    const written = await updateItem(table, { Key, ...withCondition(update, ifEqual({ version })) })
    // Another tab shared the certificate, or stopped sharing it, concurrently.
    if (!written.ok) return CONFLICT
    // Runs after the item's update, so that a tab that writes the file again finds it withdrawn and removes it
    // (publish-certificate.ts).
    if (verifyId !== undefined) await site.remove(certificateFile(verifyId))
    return undefined
  })
}

/**
 * Revokes the certificate of a fully refunded course (decision 0064): removes its public page and prevents new ones.
 * Idempotent: the item keeps the file's name until the file is removed. Half a read unit and 1 write unit per refunded
 * payment that had opened a course.
 */
export async function revokeCertificates(changes: readonly Change<'payment'>[], deps: Deps): Promise<void> {
  for (const { before, after } of changes) {
    if (after?.status !== 'refunded' || before?.status === 'refunded') continue
    if (after.progressKey !== undefined) await revoke(after.studentId, after.progressKey, deps)
  }
}
