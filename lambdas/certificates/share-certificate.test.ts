import { expect, it } from 'vitest'
import { certificateFile, isVerifyId } from '#domain/progress/certificate.ts'
import { isSignatureOf } from '#lambdas/aws/link-signer.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { certificatesOf } from './certificates-of.ts'
import { removeCertificates } from './remove-certificates.ts'
import { shareCertificate } from './share-certificate.ts'
import { aCompletedCourse } from './testing/completed-course.ts'

const table = sharedTable()
const fileOf = ({ verifyId }: { verifyId?: string | null }) => certificateFile(verifyId ?? 'none')

async function aSharedCertificate() {
  const course = await aCompletedCourse(table)
  await course.issue()
  return { ...course, shared: await course.share(true) }
}

it('sharing publishes exactly three facts at a signed address', async () => {
  const { shared, files } = await aSharedCertificate()
  const id = shared.verifyId ?? ''
  expect(isVerifyId(id)).toBe(true)
  expect(isSignatureOf('k'.repeat(32), 'certificate', id.slice(0, 26), id.slice(27))).toBe(true)
  expect(isSignatureOf('k'.repeat(32), 'unsubscribe', id.slice(0, 26), id.slice(27))).toBe(false)
  expect([...files]).toEqual([
    [fileOf(shared), '{"name":"Nora Newman","course":"RN Online Review","completedOn":"2026-11-23"}'],
  ])
})

it('a double click and two tabs get the same address', async () => {
  const { issue, share, files, certificate } = await aCompletedCourse(table)
  await issue()
  const [first, second] = await Promise.all([share(true), share(true)])
  expect(second.verifyId).toBe(first.verifyId)
  expect((await share(true)).verifyId).toBe(first.verifyId)
  expect([...files.keys()]).toEqual([fileOf(first)])
  expect((await certificate())?.verifyId).toBe(first.verifyId)
})

it('withdrawing takes effect at once, can be repeated, and a new share has a new address', async () => {
  const { share, shared, files } = await aSharedCertificate()
  expect((await share(false)).verifyId).toBeNull()
  expect(files.size).toBe(0)
  expect((await share(false)).verifyId).toBeNull()
  const again = await share(true)
  expect(again.verifyId).not.toBe(shared.verifyId)
  expect([...files.keys()]).toEqual([fileOf(again)])
})

/** Shares while `between` runs right before the first file is written. */
async function shareBeside(course: Awaited<ReturnType<typeof aCompletedCourse>>, between: () => Promise<unknown>) {
  const { uid, deps } = course
  let isFirst = true
  const write = async (path: string, body: string) => {
    if (isFirst) {
      isFirst = false
      await between()
    }
    await deps.site.write(path, body)
  }
  const site = { ...deps.site, write }
  return shareCertificate({ progressKey: 'p1', shared: true }, uid, { ...deps, site })
}

it('a certificate that another tab withdraws during the write leaves no file', async () => {
  const course = await aCompletedCourse(table)
  await course.issue()
  await shareBeside(course, () => course.share(false))
  expect(course.files.size).toBe(0)
})

it('the page shows the corrected name if an administrator corrects it during the write', async () => {
  const course = await aCompletedCourse(table)
  await course.issue()
  await course.rename({ lastName: 'Novak' })
  const shared = await shareBeside(course, course.correct)
  expect(JSON.parse(course.files.get(fileOf(shared)) ?? '')).toMatchObject({ name: 'Nora Novak' })
})

it('the next call removes what a failure left behind', async () => {
  const { uid, deps, share, shared, files } = await aSharedCertificate()
  const broken = { ...deps.site, remove: () => Promise.reject(new Error('no store')) }
  const withdraw = shareCertificate({ progressKey: 'p1', shared: false }, uid, { ...deps, site: broken })
  await expect(withdraw).rejects.toThrow('no store')
  expect([...files.keys()]).toEqual([fileOf(shared)])
  await share(false)
  expect(files.size).toBe(0)
})

it('sharing is refused before there is a certificate', async () => {
  const { share, files } = await aCompletedCourse(table)
  for (const shared of [true, false]) expect(await codeOf(share(shared))).toBe('certificate-not-found')
  expect(files.size).toBe(0)
})

it('an account’s certificates and public pages are removed with it', async () => {
  const { uid, deps, shared, files, certificate } = await aSharedCertificate()
  expect(await certificatesOf(uid, deps)).toEqual([shared])
  expect(await certificatesOf('somebody-else', deps)).toEqual([])
  await removeCertificates('somebody-else', deps)
  expect(files.size).toBe(1)
  await removeCertificates(uid, deps)
  expect([files.size, await certificate(), await certificatesOf(uid, deps)]).toEqual([0, null, []])
  await removeCertificates(uid, deps)
})

it('a tab that shares again during the removal of its account leaves no page', async () => {
  const { uid, deps, files, share } = await aSharedCertificate()
  let isFirst = true
  const remove = async (path: string) => {
    await deps.site.remove(path)
    if (isFirst) await share(true)
    isFirst = false
  }
  await removeCertificates(uid, { ...deps, site: { ...deps.site, remove } })
  expect([files.size, await certificatesOf(uid, deps)]).toEqual([0, []])
})
