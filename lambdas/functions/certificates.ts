import { academy } from '#domain/academy.ts'
import { signLink } from '#lambdas/aws/link-signer.ts'
import { createSiteFiles } from '#lambdas/aws/site-files.ts'
import type { CertificateDeps } from '#lambdas/certificates/certificate-deps.ts'
import { findCertificate } from '#lambdas/certificates/find-certificate.ts'
import { issueCertificate } from '#lambdas/certificates/issue-certificate.ts'
import { renameCertificate } from '#lambdas/certificates/rename-certificate.ts'
import { shareCertificate } from '#lambdas/certificates/share-certificate.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { fieldHandler } from '#lambdas/field/field-handler.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { certificatesFields } from './fields.ts'

const deps: CertificateDeps = {
  table: getTable(),
  now: () => Date.now(),
  newId: () => sortableId(Date.now()),
  sign: signLink,
  site: createSiteFiles(),
  timeZone: academy.timeZone,
}

export const handler = fieldHandler(certificatesFields, {
  'Query.certificate': ({ args, identity }) => findCertificate(args, identity.sub, deps),
  'Mutation.issueCertificate': ({ args, identity }) => issueCertificate(args, identity.sub, deps),
  'Mutation.renameCertificate': ({ args }) => renameCertificate(args, deps),
  'Mutation.shareCertificate': ({ args, identity }) => shareCertificate(args, identity.sub, deps),
})
