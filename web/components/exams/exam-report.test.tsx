// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { reportWords, standingWords } from '#domain/messages/exam-report.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ExamReport } from './exam-report.tsx'
import { aDecision, anAdaptive, anItem, aReport, aStanding, someItems } from './testing/a-report.ts'

const show = (report = aReport()) => {
  const onRead = vi.fn()
  renderScreen(<ExamReport report={report} onRead={onRead} />)
  fireEvent.click(screen.getByRole('button', { name: reportWords.details }))
  return { onRead }
}
const region = (name: string) => screen.getByRole('region', { name })
const slider = () => screen.getByRole('slider', { name: reportWords.replayHint })
const place = () => region(reportWords.replay).querySelector('.replay__place')?.textContent

/** An attempt that ended before a rule decided it: at the deadline, or by the student. */
const cut = (answered: number, timeUp: boolean, result: string) => {
  const decision = { rule: 'time', answered }
  const { attempt } = aReport()
  const endTime = timeUp ? attempt.deadline : attempt.endTime
  return aReport({ decision, attempt: { result, endTime, adaptive: anAdaptive(aDecision(decision)) } })
}

setUpScreen()

it.each([
  [
    'with certainty above',
    aReport(),
    'After 92 questions the test was 95% certain. The whole interval of the ability, 0.13 to 1.11, is above the standard of 0.10.',
  ],
  [
    'with certainty below',
    aReport({ decision: { ability: -0.7, answered: 85 }, attempt: { result: 'failing' } }),
    'After 85 questions the test was 95% certain. The whole interval of the ability, −1.19 to −0.21, is below the standard of 0.10.',
  ],
  [
    'at its full length, above',
    aReport({ decision: { rule: 'maximum', answered: 150, ability: 0.2 } }),
    'All 150 questions were used without 95% certainty. Then the ability alone decides: 0.20 is above the standard of 0.10.',
  ],
  [
    'at its full length, not above',
    aReport({ decision: { rule: 'maximum', answered: 150, ability: 0.1 }, attempt: { result: 'failing' } }),
    'All 150 questions were used without 95% certainty. Then the ability alone decides: 0.10 is not above the standard of 0.10.',
  ],
  [
    'by the clock, before the minimum',
    cut(40, true, 'failing'),
    'Time ran out after 40 questions. Passing takes at least 85 questions.',
  ],
  [
    'by the clock, after the minimum',
    cut(100, true, 'passing'),
    'Time ran out after 100 questions. Then the ability alone decides: 0.62 is at or above the standard of 0.10.',
  ],
  [
    'by its student, before the minimum',
    cut(1, false, 'failing'),
    'Ended early, after 1 question. Passing takes at least 85 questions.',
  ],
])('the report explains why a test ended %s, with the numbers', (_how, report, words) => {
  show(report)
  expect(within(region(reportWords.why)).getByText(words)).toBeTruthy()
})

it('the report starts with its result in a sentence, and numbers are shown on request', () => {
  renderScreen(
    <ExamReport
      report={aReport({ attempt: { result: 'failing' } })}
      onRead={vi.fn()}
      lessons={(area) => area.startsWith('Basic') && 'A lesson'}
      practice="A quiz"
    />,
  )
  expect(region(reportWords.summary).textContent).toBe(
    'Not ready yet: below the passing standard in 1 of 4 areas. Start with Basic Care and Comfort.A quiz',
  )
  expect(screen.getAllByText('A lesson')).toHaveLength(1)
  expect(document.body.textContent).not.toMatch(/95%|\d\.\d\d/)
})

it('the ability and each area and step are on a scale around the standard, with the same in words', () => {
  show()
  const scale = screen.getByRole('img', { name: 'Ability: 0.62, 95% interval 0.13 to 1.11. Standard 0.10.' })
  const band = scale.querySelector<HTMLElement>('.interval-scale__band')
  expect(parseFloat(band?.style.insetInlineStart ?? '')).toBeCloseTo(50.5, 1)
  expect(scale.querySelector<HTMLElement>('.interval-scale__mark')?.style.insetInlineStart).toBe('50%')
  expect(within(region(reportWords.why)).getByText('0.62, 95% interval 0.13 to 1.11')).toBeTruthy()
  const rows = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(rows(reportWords.areas)).toEqual([
    'Basic Care and Comfort Below the standard',
    'Psychosocial Integrity Near the standard',
    'Management of Care Above the standard',
    'No scored questions in 1 area: Physiological Adaptation.',
  ])
  expect(rows(reportWords.figures)).toEqual([
    'Basic Care and Comfort Below the standard7 scored questions: −1.90, 95% interval −3.08 to −0.72',
    'Psychosocial Integrity Near the standard1 scored question: 0.10, 95% interval −2.64 to 2.84',
    'Management of Care Above the standard14 scored questions: 0.90, 95% interval 0.21 to 1.59',
    'Recognize Cues Near the standard3 scored questions: 0.20, 95% interval −1.56 to 1.96',
  ])
  expect(within(screen.getByRole('list', { name: reportWords.steps })).getByText(standingWords.near)).toBeTruthy()
})

it('a value far outside the scale is drawn at its end, with its numbers', () => {
  show(aReport({ decision: { ability: 5, error: 3 } }))
  const scale = screen.getByRole('img', { name: /^Ability: 5\.00, 95% interval −0\.88 to 10\.88\./ })
  expect(scale.querySelector<HTMLElement>('.interval-scale__value')?.style.insetInlineStart).toBe('100%')
  expect(scale.querySelector('.interval-scale__band--beyond')).toBeTruthy()
  expect(scale.querySelector('.interval-scale__band--before')).toBeNull()
})

it('a test without a scored answer shows that nothing is known, and no band', () => {
  const nothing = { rule: 'time', answered: 1, ability: null, error: null }
  const items = [anItem({ scored: false, ability: null, error: null })]
  const attempt = { result: 'failing', adaptive: anAdaptive(aDecision(nothing)) }
  show(aReport({ decision: nothing, attempt, items, areas: [], steps: [] }))
  const scale = screen.getByRole('img', { name: `${reportWords.noAbility} Standard 0.10.` })
  expect(scale.querySelector('.interval-scale__band')).toBeNull()
  expect(screen.getByRole('img', { name: reportWords.noAbility })).toBeTruthy()
  expect(slider().getAttribute('aria-valuetext')).toContain('Ability after it: not known yet')
  expect(screen.queryByRole('region', { name: reportWords.steps })).toBeNull()
})

it('a test that ended before its first question has no replay', () => {
  show(aReport({ decision: { rule: 'time', answered: 0, ability: null, error: null }, items: [] }))
  expect(screen.queryByRole('region', { name: reportWords.replay })).toBeNull()
  expect(screen.getByRole('region', { name: reportWords.accuracy })).toBeTruthy()
})

it('an unknown standing is shown as none, and a long name in full', () => {
  const name = 'Pharmacological and Parenteral Therapies '.repeat(8).trim()
  show(aReport({ areas: [aStanding({ name, standing: 'sideways' })] }))
  const row = within(screen.getByRole('list', { name: reportWords.areas })).getByRole('listitem')
  expect(row.textContent).toContain(name)
  expect(row.textContent).toBe(reportWords.unscoredRows([name], 'area'))
})

it('the replay of 150 questions has a chart that describes the estimate and marks unscored questions', () => {
  show(aReport({ decision: { rule: 'maximum', answered: 150 }, items: someItems(150) }))
  const chart = screen.getByRole('img', {
    name: /^Over 150 questions the ability went from .* the standard is 0\.10\.$/,
  })
  const dots = (selector: string) => chart.querySelector(selector)?.getAttribute('d')?.split('h0').length ?? 0
  expect(dots('.estimate-chart__dots--hollow') - 1).toBe(25)
  expect(dots('.estimate-chart__dots:not([class*="--"])') - 1).toBe(125)
  // The first question has no estimate, so the line starts at the second.
  expect(chart.querySelector('.estimate-chart__line')?.getAttribute('d')).toMatch(/^M1\.5 /)
  expect(place()).toBe('Question 150 of 150')
})

it('a question is chosen by slider or buttons, described in words, and can be opened', async () => {
  const items = someItems(3)
  items[1] = anItem({
    area: 'Safety',
    step: 'Take Action',
    caseItem: 5,
    scored: false,
    points: 1,
    maxPoints: 3,
    difficulty: -0.4,
  })
  const { onRead } = show(aReport({ items }))
  fireEvent.change(slider(), { target: { value: '2' } })
  expect(place()).toContain('Question 2 of 3')
  expect(place()).toContain(reportWords.unscoredNote)
  expect(slider().getAttribute('aria-valuetext')).toBe(
    'Question 2 of 3: Safety, Take Action, question 5 of a case study. Difficulty −0.40. Points 1 of 3. Unscored question. Ability after it 0.62, 95% interval 0.13 to 1.11',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Read question 2' }))
  expect(onRead).toHaveBeenCalledWith(2)
  await userEvent.click(screen.getByRole('button', { name: reportWords.previous }))
  expect(place()).toBe('Question 1 of 3' + reportWords.unscoredNote)
  expect(screen.getByRole('status').textContent).toContain('Question 1 of 3')
  // There is no question before the first.
  await userEvent.click(screen.getByRole('button', { name: reportWords.previous }))
  expect(place()).toContain('Question 1 of 3')
  await userEvent.click(screen.getByRole('button', { name: reportWords.next }))
  expect(place()).toContain('Question 2 of 3')
})

it('the chart is also a table, in which an unscored question has no estimate', async () => {
  show(aReport({ items: [anItem({ ability: null, error: null, scored: false }), anItem()] }))
  await userEvent.click(screen.getByRole('button', { name: reportWords.showTable }))
  const table = within(screen.getByRole('table', { name: reportWords.table }))
  table.getByRole('row', { name: 'Question 1 Management of Care 0.20 1 of 1 (unscored) - -' })
  table.getByRole('row', { name: 'Question 2 Management of Care 0.20 1 of 1 0.62 0.13 to 1.11' })
})

it('a question that is also in a running test hides its answer, and others show theirs', async () => {
  show(aReport({ items: [anItem({ points: null, ability: null, error: null }), anItem()] }))
  expect(region(reportWords.replay).textContent).not.toContain(reportWords.hidden)
  await userEvent.click(screen.getByRole('button', { name: reportWords.previous }))
  expect(region(reportWords.replay).textContent).toContain(`${reportWords.pointsTerm}${reportWords.hidden}`)
  expect(slider().getAttribute('aria-valuetext')).toContain(reportWords.hidden)
  expect(region(reportWords.replay).textContent).toContain(reportWords.hiddenFrom(1))
  expect(screen.queryByText(/^Over 2 questions/)).toBeNull()
})
