// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#web/app/paths.ts'
import type { CertificateFieldsFragment } from '#generated/operations.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { CertificatePage } from './certificate.route.tsx'
import { VerifyPage } from './verify.route.tsx'

const api = mockApi()
const NAME = `${student.firstName} ${student.lastName}`
const ID = `${'0'.repeat(26)}-${'a'.repeat(43)}`
const aCertificate = (facts: Partial<CertificateFieldsFragment> = {}): CertificateFieldsFragment => ({
  progressKey: 'p1',
  name: NAME,
  course: 'RN Online Review',
  completedOn: '2026-11-23',
  issuedOn: Date.UTC(2026, 10, 23),
  minutes: 610,
  verifyId: null,
  ...facts,
})
const show = () =>
  renderScreen(<CertificatePage />, { path: '/certificates/:progressKey', at: paths.certificate('p1') })
const verify = (id: string) => renderScreen(<VerifyPage />, { path: '/verify/:verifyId', at: paths.verify(id) })
const answerFile = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

setUpScreen()
beforeEach(() => {
  startSession(student)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a course that is not completed shows why it has no certificate', async () => {
  api.reply('Certificate', { certificate: null })
  api.refuse('IssueCertificate', 'course-not-completed')
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Issue my certificate' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Mark the course completed first')
})

it('a certificate keeps the name at issue after a change of name, and explains who can correct it', async () => {
  api.reply('Certificate', { certificate: aCertificate({ name: 'Nora Before' }) })
  show()
  await screen.findByText('Nora Before')
  screen.getByText(`The certificate keeps the name it was issued with. To change it to ${NAME}, contact us.`)
})

it('an altered link is rejected without a request, and a withdrawn certificate is not found', async () => {
  const fetched = answerFile(() => Promise.resolve(new Response(null, { status: 404 })))
  const altered = verify(`${ID}x`)
  await screen.findByRole('heading', { level: 1, name: 'We can’t find that certificate' })
  expect(fetched).not.toHaveBeenCalled()
  altered.unmount()
  verify(ID)
  await screen.findByRole('heading', { level: 1, name: 'We can’t find that certificate' })
  screen.getByText(/stopped sharing the certificate/)
})

it('a failed lookup shows a message and can be retried', async () => {
  answerFile(() => Promise.reject(new TypeError('offline')))
  verify(ID)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answerFile(() => Promise.resolve(new Response(null, { status: 404 })))
  await userEvent.click(again)
  await screen.findByRole('heading', { level: 1, name: 'We can’t find that certificate' })
})
