import { certificateFile, verifyIdOf } from '#domain/progress/certificate.ts'
import type { Certificate, MutationShareCertificateArgs } from '#generated/schema.ts'
import type { CertificateItem } from '#table/progress.ts'
import { certificateKey } from '#table/keys.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import { certificateReply } from './certificate-reply.ts'
import { publishCertificate } from './publish-certificate.ts'

/**
 * Returns the updates for sharing and withdrawing: `verifyId` is new, or moved aside until its file has been removed.
 */
const sharing = (verifyId: string) => ({
  UpdateExpression: 'SET verifyId = :id, #version = :next',
  ExpressionAttributeValues: { ':id': verifyId },
})
const withdrawing = (verifyId: string) => ({
  UpdateExpression: 'SET withdrawn = :id, #version = :next REMOVE verifyId',
  ExpressionAttributeValues: { ':id': verifyId },
})

async function change(
  item: CertificateItem,
  update: ReturnType<typeof sharing>,
  { table }: Pick<CertificateDeps, 'table'>,
) {
  const { UpdateExpression, ExpressionAttributeValues } = update
  const written = await updateItem<CertificateItem>(table, {
    Key: { pk: item.pk, sk: item.sk },
    ...withCondition(
      {
        UpdateExpression,
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ':next': item.version + 1 },
      },
      ifEqual({ version: item.version }),
    ),
  })
  return written.ok ? written.item : CONFLICT
}

/**
 * Withdraws a shared certificate's address; its file is removed after that. Returns CONFLICT if another tab was faster.
 */
export const withdraw = (item: CertificateItem, deps: Pick<CertificateDeps, 'table'>) =>
  change(item, withdrawing(item.verifyId ?? ''), deps)

async function newVerifyId({ newId, sign }: CertificateDeps): Promise<string> {
  const id = newId()
  return verifyIdOf(id, await sign('certificate', id))
}

/**
 * Publishes the student's own certificate at a new address, or withdraws it (decision 0065): a withdrawn address never
 * works again. Idempotent: the next call removes or writes a file that a failure left. Throws 'certificate-not-found'
 * and, after a refund, 'certificate-withdrawn'. 2 read units, 1 write unit, one file.
 */
export async function shareCertificate(
  { progressKey, shared }: MutationShareCertificateArgs,
  uid: string,
  deps: CertificateDeps,
): Promise<Certificate> {
  const { table, site } = deps
  const Key = certificateKey(uid, progressKey)
  const item = await retryOnConflict({ failure: 'The certificate could not be shared or withdrawn' }, async () => {
    const stored = await getItem<CertificateItem>(table, Key, { consistent: true })
    if (!stored) throw new Refusal('certificate-not-found')
    if (shared && stored.revoked === true) throw new Refusal('certificate-withdrawn')
    if (stored.withdrawn !== undefined) await site.remove(certificateFile(stored.withdrawn))
    if (shared === (stored.verifyId !== undefined)) return stored
    return shared ? change(stored, sharing(await newVerifyId(deps)), deps) : withdraw(stored, deps)
  })
  if (shared) await publishCertificate(item, deps)
  else if (item.withdrawn !== undefined) await site.remove(certificateFile(item.withdrawn))
  return certificateReply(item)
}
