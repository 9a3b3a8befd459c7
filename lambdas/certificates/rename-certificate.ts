import type { Certificate as CertificateReply, MutationRenameCertificateArgs } from '#generated/schema.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { CertificateItem } from '#table/progress.ts'
import { certificateKey, userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import { certificateReply } from './certificate-reply.ts'
import { publishCertificate } from './publish-certificate.ts'

/**
 * Writes a student's current name on the certificate of a course and, if shared, on its public page: an audited action
 * of an administrator (decision 0064). Does nothing if the name is unchanged. Throws 'user-not-found',
 * 'certificate-not-found', and 'certificate-withdrawn'. 2 read units, 1 write unit, and one file if shared.
 */
export async function renameCertificate(
  { uid, progressKey }: MutationRenameCertificateArgs,
  deps: Pick<CertificateDeps, 'table' | 'site'>,
): Promise<CertificateReply> {
  const { table } = deps
  const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
  if (!user || user.deleting !== undefined) throw new Refusal('user-not-found')
  const name = `${user.firstName} ${user.lastName}`
  const Key = certificateKey(uid, progressKey)
  const item = await retryOnConflict({ failure: 'The certificate could not be renamed' }, async () => {
    const stored = await getItem<CertificateItem>(table, Key, { consistent: true })
    if (!stored) throw new Refusal('certificate-not-found')
    if (stored.revoked === true) throw new Refusal('certificate-withdrawn')
    if (stored.name === name) return stored
    const update = {
      UpdateExpression: 'SET #name = :name, #version = :next',
      ExpressionAttributeNames: { '#name': 'name', '#version': 'version' },
      ExpressionAttributeValues: { ':name': name, ':next': stored.version + 1 },
    }
    const written = await updateItem<CertificateItem>(table, {
      Key,
      ...withCondition(update, ifEqual({ version: stored.version })),
    })
    return written.ok ? written.item : CONFLICT
  })
  await publishCertificate(item, deps)
  return certificateReply(item)
}
