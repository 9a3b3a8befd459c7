import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type PackedItem, unpackItems } from '#domain/exams/pack-items.ts'
import { AddQuestionDocument, DeleteQuestionDocument } from '#generated/admin-operations.ts'
import { TestCalibrateExamDocument, TestExamBankDocument } from '#generated/operations.ts'
import { type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { takeTest } from '#tests/client/attempts/take-tests.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN } from '#tests/client/people/people.ts'

describe('the banks of adaptive exams over the API', () => {
  let admin: CallApi
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  })

  const read = async (exam: string) => (await admin(TestExamBankDocument, { exam })).examBank
  const itemsOf = (items: string): PackedItem[] => unpackItems(new Uint8Array(Buffer.from(items, 'base64')))
  const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 200 })

  it.each(['RN', 'PN'])(
    'are there for %s after the first start, with questions of each area and kind',
    async (exam) => {
      const bank = await read(exam)
      const items = itemsOf(bank.items)
      expect(items.length).toBe(bank.questions)
      expect(bank.ability).toBeGreaterThan(0)
      expect(bank.plan.map(({ share }) => share).reduce((sum, share) => sum + share, 0)).toBe(100)
      expect([...new Set(items.map(({ area }) => area))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
      for (const list of [bank.n, bank.sources, bank.exposures]) expect(list).toHaveLength(bank.questions)
      if (exam === 'RN') expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['single', 'judgment', 'case']))
    },
  )

  it('follow the questions of the academy', async () => {
    const input = {
      type: 'Multiple Choice',
      body: `What is in the bank ${randomUUID()}?`,
      answers: [{ text: 'This', correct: true }, { text: 'That' }],
      rationale: 'Because.',
      tags: ['PN'],
      area: ['Management of Care'],
    }
    const { addQuestion: question } = await admin(AddQuestionDocument, { input, requestId: randomUUID() })
    const has = async () => itemsOf((await read('PN')).items).some(({ id }) => id === question.id)
    await eventually(async () => {
      expect(await has()).toBe(true)
    })
    await admin(DeleteQuestionDocument, { id: question.id, version: question.version })
    await eventually(async () => {
      expect(await has()).toBe(false)
    })
  })

  it('are calibrated by the answers of a test without feedback', async () => {
    const before = (await admin(TestCalibrateExamDocument, { exam: 'RN' })).calibrateExam
    const student = await enrolledStudent(API_URL, 'NCLEX')
    await takeTest(student.call, admin, student.test, () => true)
    await eventually(async () => {
      const { calibrateExam: run } = await admin(TestCalibrateExamDocument, { exam: 'RN' })
      expect(run.sittings).toBeGreaterThan(before.sittings)
      expect(run).toMatchObject({ status: 'done' })
    })
    const bank = await read('RN')
    expect(bank.sources.filter((source) => source === 'responses').length).toBeGreaterThan(7)
    expect(bank.responses).toBe(bank.n.reduce((sum, n) => sum + n, 0))
  })
})
