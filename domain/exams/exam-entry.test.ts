import { describe, expect, it } from 'vitest'
import { seededRandom } from '../attempts/testing/seeded-random.ts'
import { shuffle } from '../attempts/sampling.ts'
import type { Question } from '../questions/question.ts'
import { CONTENT_EXAMPLES } from '../questions/testing/content-examples.ts'
import { typeRules } from '../questions/types/question-types.ts'
import { beginEntries, collectResponses, priorsOf, withEstimates } from './calibrate-entries.ts'
import { meanDifficulty } from './calibration/anchor.ts'
import { runMml } from './calibration/mml.ts'
import { drawPoints, normal } from './calibration/testing/generate-responses.ts'
import { anchorsOf, difficultyText, type ExamEntry, examEntry, followQuestions, packedEntry } from './exam-entry.ts'
import { difficultyOf } from './exam-item.ts'
import { packItems, unpackItems } from './pack-items.ts'
import { packResponses } from './pack-responses.ts'

const question = (more: Partial<Question> & { id: number }): Question => ({
  type: 'Multiple Choice',
  body: `Body of ${more.id}`,
  answers: [
    { letter: 'A', text: 'first', correct: true },
    { letter: 'B', text: 'second', correct: false },
  ],
  rationale: 'So it is.',
  tags: ['RN'],
  area: ['Management of Care'],
  ...more,
})

const read = (question: Question, version = 1, time = 1_000) => {
  const entry = examEntry(question, 'RN', { version, time, digest: difficultyText(question) })
  if (!entry) throw new Error('It is in no exam')
  return entry
}
const contentOf = (
  type: 'Bow-Tie' | 'Trend' | 'Matrix Multiple Response',
): Pick<Question, 'type' | 'content' | 'answers'> => {
  const checked = typeRules(type).content?.check(CONTENT_EXAMPLES[type].content)
  if (!checked?.ok) throw new Error(`The example of ${type} is refused`)
  return { type, content: checked.content, answers: [] }
}
const added = (...entries: ExamEntry[]) => followQuestions([], new Map(entries.map((entry) => [entry.id, entry])))
const edit = (before: readonly ExamEntry[], id: number, entry: ExamEntry | undefined) =>
  followQuestions(before, new Map([[id, entry]]))

describe('a question as an entry of an exam', () => {
  it('belongs to the exams of its tags, under the first area in the plan', () => {
    const both = question({
      id: 1,
      tags: ['PN', 'RN'],
      area: ['Heart', 'psychosocial integrity', 'Management of Care'],
    })
    const digest = difficultyText(both)
    expect(examEntry(both, 'RN', { version: 1, time: 1, digest })?.area).toBe(3)
    expect(examEntry({ ...both, area: ['Management of Care'] }, 'PN', { version: 1, time: 1, digest })?.area).toBe(0)
    expect(examEntry({ ...both, tags: ['PN'] }, 'RN', { version: 1, time: 1, digest })).toBeUndefined()
    expect(examEntry({ ...both, area: ['Heart'] }, 'RN', { version: 1, time: 1, digest })).toBeUndefined()
  })

  it('has its kind, the step of its tags and a threshold for each point', () => {
    const tagged = read(question({ id: 1, tags: ['RN', 'Take Action'] }))
    expect([tagged.kind, tagged.parts]).toEqual(['single', [{ thresholds: [0], step: 4 }]])
    const bowTie = read(question({ id: 2, ...contentOf('Bow-Tie') }))
    expect([bowTie.kind, bowTie.parts.map(({ thresholds }) => thresholds.length)]).toEqual(['judgment', [5]])
    expect(read(question({ id: 3, ...contentOf('Trend') })).kind).toBe('judgment')
    const matrix = read(question({ id: 4, ...contentOf('Matrix Multiple Response'), tags: ['RN', 'Easy'] }))
    expect(matrix.kind).toBe('single')
    expect(matrix.parts.map(difficultyOf)[0]).toBeCloseTo(-1, 9)
    expect(matrix.parts[0]?.thresholds.length).toBeGreaterThan(1)
  })

  it('is packed and fresh until 30 responses are known of it', () => {
    const entry = read(question({ id: 7, tags: ['RN', 'Analyze Cues'] }))
    expect(unpackItems(packItems([packedEntry({ ...entry, n: 29 })]))).toEqual([
      { id: 7, area: 0, kind: 'single', parts: [{ thresholds: [0], step: 1 }], fresh: true },
    ])
    expect(packedEntry({ ...entry, n: 30 }).fresh).toBe(false)
  })
})

describe('an exam that follows its questions', () => {
  const easy = question({ id: 1, tags: ['RN', 'Easy'] })
  const hard = question({ id: 2 })
  const used = (entry: ExamEntry): ExamEntry => ({
    ...entry,
    n: 40,
    source: 'responses',
    parts: [{ thresholds: [1.25], error: 0.3 }],
  })

  it('has all questions as anchors, with a mean of 0, until responses have been used', () => {
    const entries = added(read(hard), read(easy))
    expect(entries.map(({ id, anchor, label, parts }) => [id, anchor, label, parts[0]?.thresholds])).toEqual([
      [1, true, -0.5, [-0.5]],
      [2, true, 0.5, [0.5]],
    ])
    expect(meanDifficulty(anchorsOf(edit(entries, 3, read(question({ id: 3 })))))).toBeCloseTo(0, 12)
  })

  it('keeps scale and anchors once they have been, and puts new labels on that scale', () => {
    const entries = added(read(hard), read(easy)).map((entry) => (entry.id === 2 ? used(entry) : entry))
    const after = edit(entries, 3, read(question({ id: 3, tags: ['RN', 'Easy'] })))
    expect(after[1]).toEqual(entries[1])
    expect(after[2]).toMatchObject({ label: -0.5, parts: [{ thresholds: [-0.5] }], source: 'label' })
    expect(after.map(({ anchor }) => anchor ?? false)).toEqual([true, true, false])
  })

  it('loses its response data only when a content changes', () => {
    const entries = added(read(hard), read(easy)).map(used)
    const edited = edit(entries, 2, read({ ...hard, body: 'Now harder' }, 2, 5_000))[1]
    expect(edited).toMatchObject({ n: 0, source: 'label', time: 5_000, parts: [{ thresholds: [0.5] }] })
    expect(edited?.anchor).toBeUndefined()
    const relabelled = { ...hard, area: ['Psychosocial Integrity'], tags: ['RN', 'Analyze Cues'], rationale: 'New' }
    expect(edit(entries, 2, read(relabelled, 2, 5_000))[1]).toMatchObject({
      area: 3,
      n: 40,
      time: 1_000,
      version: 2,
      anchor: true,
      parts: [{ thresholds: [1.25], error: 0.3, step: 1 }],
    })
  })

  it('takes a new label if it has no responses', () => {
    const entries = added(read(hard), read(easy))
    expect(edit(entries, 1, read({ ...easy, tags: ['RN'] }, 2)).map(({ label }) => label)).toEqual([0, 0])
  })

  it('loses a deleted question, and a change that comes again changes nothing', () => {
    const entries = added(read(hard), read(easy)).map(used)
    const after = edit(entries, 1, undefined)
    expect(after.map(({ id }) => id)).toEqual([2])
    expect(edit(after, 1, undefined)).toEqual(after)
    const newer = edit(entries, 2, read({ ...hard, body: 'Now harder' }, 3, 5_000))
    expect(edit(newer, 2, read({ ...hard, body: 'In between' }, 2, 4_000))).toEqual(newer)
  })
})

describe('entries that are calibrated', () => {
  const bank = added(
    ...Array.from({ length: 40 }, (_, i) => read(question({ id: 10 + i, tags: i % 4 ? ['RN'] : ['RN', 'Easy'] }))),
  )
  const random = seededRandom(4)
  const truth = new Map(bank.map(({ id, label }) => [id, label + normal(random, 0.4, 0.7)]))
  const sittings = Array.from({ length: 150 }, () => {
    const ability = normal(random, 0.4, 0.8)
    const ids = shuffle(
      bank.slice(1).map(({ id }) => id),
      random,
    ).slice(0, 25)
    return {
      startedOn: 2_000,
      responses: packResponses(
        ids.map((id) => ({ id, points: drawPoints(random, ability, [truth.get(id) ?? 0]), max: 1 })),
      ),
    }
  })
  const calibrate = (entries: readonly ExamEntry[], data: typeof sittings) => {
    const collector = collectResponses(entries)
    for (const sitting of data) collector.add(sitting)
    const collected = collector.all()
    const priors = priorsOf(entries)
    const state = runMml(collected.responses, beginEntries(entries), {
      priors,
      estimateSpread: true,
      iterations: 200,
      tolerance: 1e-5,
    })
    return { collected, entries: withEstimates(entries, collected, state) }
  }

  it('have their difficulties on the scale of the anchors, whose mean stays 0', () => {
    const { entries, collected } = calibrate(bank, sittings)
    expect([collected.sittings, collected.responses.items.length]).toEqual([150, 150 * 25])
    expect(meanDifficulty(anchorsOf(entries))).toBeCloseTo(0, 2)
    const usual = entries.slice(1)
    const mean = meanDifficulty(usual.map(({ id }) => ({ thresholds: [truth.get(id) ?? 0] })))
    const own = meanDifficulty(usual.flatMap(({ parts }) => parts))
    const off = usual.map(({ id, parts }) => meanDifficulty(parts) - own - ((truth.get(id) ?? 0) - mean))
    expect(Math.sqrt(off.reduce((sum, error) => sum + error ** 2, 0) / off.length)).toBeLessThan(0.26)
    expect(
      usual.every(
        ({ source, n, sittings: count, parts }) =>
          source === 'responses' && n === count && (parts[0]?.error ?? 1) < 0.35,
      ),
    ).toBe(true)
    expect(entries[0]).toMatchObject({ ...bank[0], n: 0, source: 'label' })
  })

  it('stay where they are when the same responses are used again', () => {
    const { entries } = calibrate(bank, sittings)
    const again = calibrate(entries, sittings).entries
    for (const [i, { parts }] of again.entries())
      expect(Math.abs(meanDifficulty(parts) - meanDifficulty(entries[i]?.parts ?? []))).toBeLessThan(0.01)
  })

  it('omit data that does not match the current questions', () => {
    const [first] = bank
    if (!first) throw new Error('An empty bank')
    const late = bank.map((entry) => (entry.id === 11 ? { ...entry, time: 2_001 } : entry))
    const responses = packResponses([
      { id: 11, points: 1, max: 1 },
      { id: 12, points: 1, max: 2 },
      { id: 13, item: 1, points: 1, max: 1 },
      { id: 999, points: 1, max: 1 },
      { id: 14, points: 1, max: 1 },
    ])
    const collector = collectResponses(late)
    collector.add({ startedOn: 2_000, responses })
    expect(Array.from(collector.all().responses.items)).toEqual([4])
    expect(collector.all().sittingsOf.get(11)).toBe(1)
    // A sitting without remaining responses adds no person.
    collector.add({ startedOn: 2_000, responses: packResponses([{ id: 999, points: 1, max: 1 }]) })
    expect([collector.all().sittings, Array.from(collector.all().responses.starts)]).toEqual([2, [0, 1]])
  })
})
