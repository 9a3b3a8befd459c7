import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { formattedEverywhere, htmlFieldsIn } from '#domain/questions/testing/formatted-everywhere.ts'
import { AddQuestionDocument, QuestionScreenDocument, UpdateQuestionDocument } from '#generated/admin-operations.ts'
import { MoveTestDocument, SeedTagsDocument, StartTestDocument } from '#generated/operations.ts'
import { AttemptReviewDocument } from '#generated/study-operations.ts'
import { sanitiseForGood } from '#lambdas/rich-text/rich-text.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { sendRows } from '#tools/import-questions/send-rows.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { exportAll } from '#tests/client/api/export-all.ts'
import { gradableChoice, questionOfReply } from '#tests/client/attempts/gradable-choice.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { packedRich } from '#tests/client/xss/texts.ts'

/** Payloads, several per text, as many as fit in a Bow-Tie with thirty such texts. */
const TEXTS = packedRich(300)
/** The number of payloads to test at once; each is in every text of eight questions. */
const AT_ONCE = 5
/** Formatted texts that no question has. */
const PLAIN_ONLY = /^<p>(?:Tab|Group|Cloze) /
const BEFORE_GRADE = ['bodyHtml', 'textHtml']
const PLACES_OF_CASE = 6
const TIMEOUT = 300_000

let numbers = 0
/** Every text of a draft formatted with a different payload; numbers are bold so that none of them is plain. */
const withPayload = (payload: string, tag: string): QuestionDraft[] =>
  formattedEverywhere((words) => `<p>${words} <b>${(numbers += 1)}</b></p>${payload}`).map((draft) => ({
    ...draft,
    tags: [tag],
  }))

const inputOf = (draft: QuestionDraft) => ({
  ...draft,
  answers: [...draft.answers],
  tags: [...draft.tags],
  area: [...draft.area],
})

type FormattedText = { name: string; html: string }
const textOf = ({ name, html }: FormattedText) => `${name}: ${html.replace(/(?:<p><\/p>)+$/, '').trim()}`
const sorted = (twins: readonly FormattedText[]) => [...new Set(twins.map(textOf))].sort()

/** A draft's formatted texts as the academy stores them, sanitized like Readings. */
const keptOf = (draft: QuestionDraft): FormattedText[] =>
  htmlFieldsIn(draft)
    .filter(({ html }) => !PLAIN_ONLY.test(html))
    .map(({ name, html }) => ({ name, html: sanitiseForGood(html) }))

/** A draft's gradable parts: the items of a case study, since the case has its own texts. */
const formattedTextsOf = (draft: QuestionDraft): FormattedText[] =>
  draft.type === 'Case Study' ? keptOf({ ...draft, bodyHtml: null, rationaleHtml: null }) : keptOf(draft)

let admin: CallApi
beforeAll(async () => {
  admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
})

const imported = async (drafts: readonly QuestionDraft[]) => {
  const rows = drafts.map((draft, row) => ({ ok: true as const, row, ref: randomUUID(), text: '', notes: [], draft }))
  const sending = { dryRun: false, newTags: [], newAreas: [], onProgress: () => undefined }
  const batch = { key: randomUUID(), name: 'scripts.json' }
  const results = await sendRows(admin, rows, { ...sending, batch })
  expect([...new Set(results.map(({ outcome }) => outcome))]).toEqual(['new'])
  return results.map(({ id }, i) => {
    const [draft] = drafts.slice(i, i + 1)
    if (draft === undefined || id === null) throw new Error(`Row ${i} was not imported`)
    return { id, draft }
  })
}

const groups = Array.from({ length: Math.ceil(TEXTS.length / AT_ONCE) }, (_, i) =>
  TEXTS.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
)

describe('every formatted text of a question, with every payload', () => {
  it(
    'is kept sanitised when it is added and when it is saved',
    async () => {
      const tag = `Formatted ${randomUUID()}`
      for (const payload of TEXTS) {
        const [draft, other] = [withPayload(payload, tag), withPayload(payload, tag)].flatMap((drafts) =>
          drafts.slice(1, 2),
        )
        if (!draft || !other) throw new Error('No draft')
        const input = inputOf(draft)
        const { addQuestion } = await admin(AddQuestionDocument, { input, requestId: randomUUID() })
        expect(sorted(htmlFieldsIn(addQuestion))).toEqual(sorted(keptOf(draft)))
        const { id, version } = addQuestion
        const { updateQuestion } = await admin(UpdateQuestionDocument, { id, version, input: inputOf(other) })
        expect(sorted(htmlFieldsIn(updateQuestion))).toEqual(sorted(keptOf(other)))
      }
    },
    TIMEOUT,
  )

  it.each(groups)(
    'is sanitised in the read of its author, an export, a test and its review: %#',
    async (...payloads) => {
      const tag = `Scripts ${randomUUID()}`
      await admin(SeedTagsDocument, { tags: [tag] })
      const bank = await imported(payloads.flatMap((payload) => withPayload(payload, tag)))
      const exported = await exportAll(
        admin,
        bank.map(({ id }) => id),
      )
      const rows = new Map(exported.map(({ question }) => [question.id, question]))
      for (const { id, draft } of bank) {
        const { question } = await admin(QuestionScreenDocument, { id })
        for (const reply of [question, rows.get(id)]) expect(sorted(htmlFieldsIn(reply))).toEqual(sorted(keptOf(draft)))
      }

      const cases = payloads.length
      const numOfQuestions = bank.length - cases + PLACES_OF_CASE * cases
      const student = await practiceStudent(API_URL, admin, randomUUID(), {
        ...{ tags: [tag], numOfQuestions, caseStudies: cases },
      })
      const seen = new Map(bank.map(({ id }) => [id, { before: [] as FormattedText[], after: [] as FormattedText[] }]))
      const { progressKey, taskKey } = student.test
      let { attempt } = (await student.call(StartTestDocument, { input: student.test })).createTaskProgress
      while (attempt?.question) {
        const { n, currentQuestion: position, question } = attempt
        const row = rows.get(question.id)
        if (!row) throw new Error(`Question ${question.id} is not in the bank`)
        seen.get(question.id)?.before.push(...htmlFieldsIn(question))
        const choice = gradableChoice(questionOfReply(row), question.caseItem ?? undefined, false)
        const answer = { position, questionId: question.id, caseItem: question.caseItem, choice }
        const input = { progressKey, taskKey, n, action: 'check' as const, ...answer }
        const moved = (await student.call(MoveTestDocument, { input })).updateTaskProgress
        seen.get(question.id)?.after.push(...htmlFieldsIn(moved.graded))
        attempt = moved.attempt
      }
      const reviewed = new Map(bank.map(({ id }) => [id, [] as FormattedText[]]))
      const { attemptReview } = await student.call(AttemptReviewDocument, { progressKey, taskKey, n: 1 })
      expect(attemptReview.questions).toHaveLength(numOfQuestions)
      for (const question of attemptReview.questions)
        reviewed.get(question.question.id)?.push(...htmlFieldsIn(question))

      for (const { id, draft } of bank) {
        const isShown = ({ name }: FormattedText) => BEFORE_GRADE.includes(name)
        const { before = [], after = [] } = seen.get(id) ?? {}
        expect(sorted(before)).toEqual(sorted(formattedTextsOf(draft).filter(isShown)))
        expect(sorted(after)).toEqual(sorted(formattedTextsOf(draft).filter((html) => !isShown(html))))
        expect(sorted(reviewed.get(id) ?? [])).toEqual(sorted(formattedTextsOf(draft)))
      }
    },
    TIMEOUT,
  )
})
