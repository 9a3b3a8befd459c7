import { describe, expect, it } from 'vitest'
import { answerKey, choiceMarks, isChoice, maxPoints, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { CONTENT_TYPES, type ContentTypeName } from '../question.ts'
import { CONTENT_EXAMPLES } from '../testing/content-examples.ts'
import { contentsOfSize } from '../testing/widest-contents.ts'
import { formattedQuestion } from '../testing/formatted-question.ts'
import { typeRules } from './question-types.ts'
import { checkQuestion } from '../check-question.ts'
import { publicQuestion } from '../public-question.ts'

const checked = (type: ContentTypeName, content: object) =>
  checkQuestion({ type, body: 'B', answers: [], content: JSON.stringify(content), rationale: '', tags: [], area: [] })

const exampleOf = (type: ContentTypeName) => {
  const { content, right, wrong } = CONTENT_EXAMPLES[type]
  const example = checked(type, content)
  if (!example.ok) throw new Error(example.code)
  return { question: { id: 1, ...example.question }, right, wrong }
}

describe.each([...CONTENT_TYPES])('%s', (type) => {
  const { question, right, wrong } = exampleOf(type)

  it('gives all points for its key, which a student can always enter, and none for its opposite', () => {
    expect(isChoice(question, right)).toBe(true)
    expect(isChoice(question, wrong)).toBe(true)
    expect(answerKey(question)).toEqual(choiceMarks(question, right))
    const { points, max, lines } = scoreAnswer(question, right)
    expect(points).toBe(max)
    expect(max).toBe(maxPoints(question))
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points)
    expect(scoreAnswer(question, wrong).points).toBe(0)
  })

  it('is read back as it was stored', () => {
    const again = typeRules(type).content?.check(question.content)
    expect(again).toEqual({ ok: true, content: question.content })
  })

  it('shows no key and no rationale', () => {
    const shown = JSON.stringify(publicQuestion(question))
    expect(shown).not.toMatch(/"(?:correct|why|anchor|answer|tolerance|spans|column)"/)
  })

  it('shows formats before the grade, and reasons only after it', () => {
    const formatted = formattedQuestion(question)
    const shown = publicQuestion(formatted)
    expect(shown.bodyHtml).toBe('<p><em>B</em></p>')
    expect(JSON.stringify(shown)).not.toMatch(/whyHtml|rationaleHtml/)
    expect(scoreAnswer(formatted, right).points).toBe(scoreAnswer(question, right).points)
    const isFormatted = ['Select N', 'Grouping', 'Bow-Tie', 'Ordered Response', 'Trend'].includes(type)
    expect(/textHtml/.test(JSON.stringify(shown))).toBe(isFormatted)
    const whys = scoreAnswer(formatted, right).lines.flatMap((line) => line.whys)
    if (type === 'Select N') expect(whys[0]?.whyHtml).toBe(`<p><strong>${whys[0]?.why}</strong></p>`)
  })

  it('refuses cells that it does not have, too many of them, and none', () => {
    expect(isChoice(question, [])).toBe(false)
    expect(isChoice(question, [999])).toBe(false)
    expect(isChoice(question, [-1])).toBe(false)
    expect(
      isChoice(
        question,
        Array.from({ length: 60 }, (_, i) => i),
      ),
    ).toBe(false)
    expect(isChoice(question, [0, 0])).toBe(false)
  })
})

it.each(CONTENT_TYPES.filter((type) => type !== 'Numeric'))(
  'a %s wider than the widest of the tests is refused',
  (type) => {
    expect(checked(type, contentsOfSize(0)[type])).toMatchObject({ ok: true })
    const wider = checked(type, contentsOfSize(1)[type])
    expect(wider.ok ? '' : wider.code).toMatch(/-many$/)
  },
)
