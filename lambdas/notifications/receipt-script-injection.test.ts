// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { couldRun } from '#domain/content/testing/could-run.ts'
import { sampledXssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { accountMails } from '#domain/messages/account-mails.ts'
import { courseNoticeMail } from '#domain/messages/course-notices.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { aPayment } from '#lambdas/payments/testing/a-payment.ts'
import { writeReceipt } from './write-receipt.ts'

const SITE = { timeZone: 'America/New_York', siteUrl: 'https://site.example' }

/** A payment with the payload in every user-written field. */
const paymentWith = (payload: string): Payment =>
  aPayment({
    ...{ courseName: payload, studentName: payload, description: payload, processing: false, status: 'refunded' },
    charge: { id: 'ch_1', failure_message: payload },
  })

const elementsOf = (html: string) => {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
  return { documentElement, names: [...documentElement.querySelectorAll('*')].map(({ localName }) => localName) }
}

it.each(['paid', 'refunded'] as const)(
  'the mail about %s shows every payload as text, and no payload starts another header',
  (kind) => {
    const plain = elementsOf(writeReceipt(paymentWith('Jane'), kind, SITE).html)
    const faulty = sampledXssPayloads.filter((payload) => {
      const { html, subject, to } = writeReceipt(paymentWith(payload), kind, SITE)
      const { documentElement, names } = elementsOf(html)
      const same = names.join() === plain.names.join()
      return !same || couldRun(documentElement).length > 0 || /[\r\n]/.test(subject) || to !== 'jane@example.com'
    })
    expect(faulty).toEqual([])
  },
)

it('the mail of a reset has an address of the site, for any e-mail', () => {
  const faulty = sampledXssPayloads.filter((payload) => {
    const link = `https://site.example/reset?email=${encodeURIComponent(payload)}&code=1`
    const { documentElement, names } = elementsOf(accountMails.reset('1', link).body)
    return names.filter((name) => name === 'a').length !== 1 || couldRun(documentElement).length > 0
  })
  expect(faulty).toEqual([])
})

it('the mail of a notice to a course’s students shows every payload as text, and none begins another header', () => {
  const faulty = sampledXssPayloads.filter((payload) => {
    const subject = payload.replace(/\s+/g, ' ').trim()
    const facts = {
      firstName: payload,
      course: payload,
      kind: 'class',
      subject,
      text: payload,
      location: payload,
    } as const
    const mail = courseNoticeMail(facts, 'https://site.example/my-courses')
    const { documentElement, names } = elementsOf(mail.html)
    const isOwn = names.filter((name) => name === 'a').length === 1 && couldRun(documentElement).length === 0
    return !isOwn || /[\r\n]/.test(mail.subject)
  })
  expect(faulty).toEqual([])
})
