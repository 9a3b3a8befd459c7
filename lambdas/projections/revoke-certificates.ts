import type { DynamoDBStreamEvent } from 'aws-lambda'
import { certificateFile } from '#domain/certificates/certificate.ts'
import type { SiteFiles } from '#lambdas/aws/site-files.ts'
import { ifEqual, onCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { CertificateItem } from '#table/certificate.ts'
import { certificateKey } from '#table/keys.ts'
import type { PaymentItem } from '#table/payment.ts'

type Deps = { table: Table; site: Pick<SiteFiles, 'remove'> }

async function revoke(uid: string, progress: string, { table, site }: Deps): Promise<void> {
  const Key = certificateKey(uid, progress)
  await retryOnConflict({ failure: 'A certificate could not be withdrawn' }, async () => {
    const item = await getItem<CertificateItem>(table, Key, { consistent: true })
    if (!item) return undefined
    for (const id of [item.verifyId, item.withdrawn]) if (id !== undefined) await site.remove(certificateFile(id))
    if (item.revoked === true && item.verifyId === undefined) return undefined
    const update = {
      UpdateExpression: 'SET revoked = :true, #version = :next REMOVE verifyId',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':true': true, ':next': item.version + 1 },
    }
    const written = await updateItem(table, { Key, ...onCondition(update, ifEqual({ version: item.version })) })
    // Another tab shared it, or stopped, at this moment.
    return written.ok ? undefined : CONFLICT
  })
}

/**
 * Withdraws the certificate of a course whose payment has gone back as a whole (decision 0064): its public page goes, and it is issued no
 * more. Repeatable: a file goes before the item says so. Half a read unit and 1 write unit a refunded payment that had opened a course.
 */
export async function revokeCertificates({ Records: records }: DynamoDBStreamEvent, deps: Deps): Promise<void> {
  for (const { dynamodb } of records) {
    const before = streamImage<PaymentItem>(dynamodb?.OldImage)
    const after = streamImage<PaymentItem>(dynamodb?.NewImage)
    if (after?.type !== 'payment' || after.status !== 'refunded' || before?.status === 'refunded') continue
    if (after.progressKey !== undefined) await revoke(after.studentId, after.progressKey, deps)
  }
}
