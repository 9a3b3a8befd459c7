import { expect, it } from 'vitest'
import {
  certificateFile,
  certificateHours,
  isVerifyId,
  publicCertificate,
  readPublicCertificate,
  verifyIdOf,
} from './certificate.ts'

const certificate = {
  progressKey: 'p1',
  name: 'Nora Newman',
  course: 'RN Online Review',
  completedOn: '2026-11-23',
  issuedOn: 1,
  minutes: 600,
  verifyId: 'x',
}
const facts = { name: 'Nora Newman', course: 'RN Online Review', completedOn: '2026-11-23' }

it('a public certificate shows only name, course, and day', () => {
  expect(publicCertificate(certificate)).toEqual(facts)
})

it('a public id must be well-formed', () => {
  const id = verifyIdOf('0123456789abcdefghjkmnpqrs', 'A-b_'.repeat(10) + 'abc')
  expect(isVerifyId(id)).toBe(true)
  expect(certificateFile(id)).toBe(`verify/${id}.json`)
  for (const wrong of ['', `${id}x`, id.slice(1), id.toUpperCase(), `../${id}`, `${id}/a`])
    expect(isVerifyId(wrong)).toBe(false)
})

it('a public certificate file is parsed, and anything else is rejected', () => {
  expect(readPublicCertificate(facts)).toEqual(facts)
  expect(readPublicCertificate({ ...facts, email: 'nora@academy.example' })).toEqual(facts)
  for (const wrong of [null, 'text', [], {}, { ...facts, name: 1 }])
    expect(readPublicCertificate(wrong)).toBeUndefined()
})

it('the hours are whole, and absent below half an hour or for an unknown length', () => {
  expect([0, 10, 89, 91, 600].map(certificateHours)).toEqual([undefined, undefined, 1, 2, 10])
})
