import { createStore } from 'zustand'
import { PreviewMoreDocument, PreviewTestDocument } from '#generated/admin-operations.ts'
import type { PreviewQuestionFieldsFragment, PreviewTestQuery } from '#generated/operations.ts'
import { incompleteAnswer, testingMessages } from '#domain/messages/testing.ts'
import { reasonOf } from '#domain/questions/formatted.ts'
import { QUESTION_TYPES, scoringOf } from '#domain/questions/question.ts'
import {
  afterPreviewMove,
  canMove,
  missingIds,
  PREVIEW_START,
  type PreviewDraw,
  type PreviewMove,
  type PreviewQuestion,
  type PreviewRun,
} from '#domain/attempts/preview-run.ts'
import { bytesOfBase64 } from '#domain/exams/base64.ts'
import type { ExamDeck } from '#domain/exams/deck.ts'
import { isExamName } from '#domain/exams/exam-item.ts'
import { unpackItems } from '#domain/exams/pack-items.ts'
import { createSeededRandom } from '#domain/exams/seeded-random.ts'
import { isTestKind } from '#domain/attempts/test-kind.ts'
import { query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'

export type TestPath = { contentKey: string; sectionKey: string; taskKey: string }

type PreviewState = {
  run: PreviewRun
  /** Whether questions are being drawn. */
  busy: boolean
  /** The error message, if any. */
  problem: string | undefined
}

const scoringPart = (name: string | null) => {
  const scoring = scoringOf(name ?? '')
  return scoring === undefined ? {} : { scoring }
}

const questionOf = ({ area, caseItem, question }: PreviewQuestionFieldsFragment): PreviewQuestion[] => {
  const type = QUESTION_TYPES.find((each) => each === question.type)
  if (type === undefined) return []
  const answers = question.answers.map(({ match, textHtml, why, whyHtml, ...answer }) => ({
    ...answer,
    ...(textHtml === null ? {} : { textHtml }),
    ...(match === null ? {} : { match }),
    ...(why === null ? {} : reasonOf({ text: why, html: whyHtml ?? undefined })),
  }))
  const { content, scoring, bodyHtml, rationaleHtml, ...facts } = question
  const own = {
    ...(content === null ? {} : { content }),
    ...scoringPart(scoring),
    ...(bodyHtml === null ? {} : { bodyHtml }),
    ...(rationaleHtml === null ? {} : { rationaleHtml }),
  }
  return [{ area: area ?? undefined, item: caseItem ?? undefined, question: { ...facts, ...own, type, answers } }]
}

type SentDeck = NonNullable<PreviewTestQuery['previewTest']['deck']>

const unpacked = (text: string) => unpackItems(bytesOfBase64(text)).map(({ fresh: _, ...item }) => item)

const deckOf = ({ exam, items, trials, ...deck }: SentDeck): ExamDeck => ({
  ...deck,
  exam: isExamName(exam) ? exam : 'RN',
  items: unpacked(items),
  trials: unpacked(trials),
})

/** Converts the server's draw to the test engine's types. Null fields become absent. */
export function drawOf({ task, areas, questions, deck }: PreviewTestQuery['previewTest']): PreviewDraw {
  const {
    tags,
    numOfQuestions,
    percentEasy,
    caseStudies,
    minQuestions,
    maxQuestions,
    timeAllowed,
    attempts,
    passGrade,
    scoring,
  } = task
  return {
    task: {
      type: isTestKind(task.type) ? task.type : 'Practice',
      tags: tags ?? [],
      ...(numOfQuestions === null ? {} : { numOfQuestions }),
      ...(percentEasy === null ? {} : { percentEasy }),
      ...(caseStudies === null ? {} : { caseStudies }),
      ...(minQuestions === null ? {} : { minQuestions }),
      ...(maxQuestions === null ? {} : { maxQuestions }),
      ...(timeAllowed === null ? {} : { timeAllowed }),
      ...(attempts === null ? {} : { attempts }),
      ...(passGrade === null ? {} : { passGrade }),
      ...scoringPart(scoring),
    },
    areas,
    questions: questions.flatMap(questionOf),
    ...(deck === null ? {} : { deck: deckOf(deck) }),
  }
}

const wordsOf = (error: unknown, otherwise: string) =>
  error instanceof AppError && error.code !== 'unknown' ? error.message : otherwise

/**
 * Store of one administrator's preview of one test. Kept in memory only; it never touches student data (spec 3.3.15).
 */
export function createPreviewStore(place: TestPath) {
  const store = createStore<PreviewState>(() => ({ run: PREVIEW_START, busy: false, problem: undefined }))
  /** Counts resets. A reply to a request from before a reset is ignored. */
  let round = 0
  const random = createSeededRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
  const move = (step: PreviewMove) => store.setState(({ run }) => ({ run: afterPreviewMove(run, step) }))
  /** Sends a request unless one is in flight. */
  const request = async <T>(call: () => Promise<T>, take: (reply: T) => void, otherwise: string) => {
    if (store.getState().busy) return
    const roundAtStart = round
    store.setState({ busy: true, problem: undefined })
    try {
      const reply = await call()
      if (roundAtStart === round) take(reply)
    } catch (error) {
      if (roundAtStart === round) store.setState({ problem: wordsOf(error, otherwise) })
    }
    if (roundAtStart === round) store.setState({ busy: false })
  }
  const more = async () => {
    const { run } = store.getState()
    if (run.status !== 'IN PROGRESS') return
    const ids = missingIds(run)
    if (run.wants.length === 0 && ids.length === 0) return
    const used = run.draw.questions.map(({ question }) => question.id)
    const variables = { ...place, areas: [...run.wants], used, ...(ids.length > 0 && { ids }) }
    await request(
      async () => (await query(PreviewMoreDocument, variables)).previewMore,
      (questions) => move({ type: 'more', questions: questions.flatMap(questionOf), now: serverNow() }),
      testingMessages['next-failed'],
    )
  }
  /** Check and Next require an answer (spec 3.5.20). */
  const answered = () => {
    const { run } = store.getState()
    if (run.status !== 'IN PROGRESS') return false
    const ok = canMove(run)
    store.setState({ problem: ok ? undefined : incompleteAnswer(run.choice) })
    return ok
  }
  return {
    store,
    start: () =>
      request(
        async () => (await query(PreviewTestDocument, place)).previewTest,
        (reply) => move({ type: 'start', draw: drawOf(reply), now: serverNow() }),
        testingMessages['create-failed'],
      ),
    choose: (choice: readonly number[]) => {
      store.setState({ problem: undefined })
      move({ type: 'choose', choice })
    },
    check: () => {
      if (answered()) move({ type: 'check', now: serverNow() })
    },
    next: async () => {
      if (!answered()) return
      move({ type: 'next', now: serverNow(), random })
      await more()
    },
    tick: () => move({ type: 'tick', now: serverNow() }),
    reset: () => {
      round += 1
      store.setState({ run: PREVIEW_START, busy: false, problem: undefined })
    },
  }
}

export type PreviewStore = ReturnType<typeof createPreviewStore>
