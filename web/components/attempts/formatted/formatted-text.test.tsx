// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { couldRun } from '#domain/content/testing/could-run.ts'
import { inRichText, sampledXssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { AnswerForm } from '../answer-form.tsx'
import type { QuestionView } from '../question-view.ts'
import { loadQuestionCode } from '../types/content-view.tsx'
import { Verdict } from '../verdict.tsx'
import { FormattedHtml, FormattedText, preloadFormatting } from './formatted-text.tsx'
import { QuestionBody } from './question-body.tsx'

const STRIP = '<img src="/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png" alt="ECG strip" width="1200" height="300">'
const TABLE = '<table><tbody><tr><th>Pulse</th><td>44</td></tr></tbody></table>'

const question = (facts: Partial<QuestionView> = {}): QuestionView => ({
  id: 7,
  type: 'Multiple Choice',
  body: 'What does it show? ECG strip',
  answers: [
    { letter: 'A', text: 'Asystole' },
    {
      letter: 'B',
      text: 'Sinus rhythm',
      textHtml: '<p>Sinus <strong>rhythm</strong> <a href="https://a.example">why</a></p>',
    },
  ],
  matches: null,
  item: null,
  ...facts,
})

setUpScreen()

it('plain text is rendered as text, whatever it contains', () => {
  const { container } = render(<FormattedText as="p" id="body" className="words" text="<b>1 < 2</b>" html={null} />)
  expect(container.innerHTML).toBe('<p id="body" class="words" data-text="" dir="auto">&lt;b&gt;1 &lt; 2&lt;/b&gt;</p>')
})

it('formatted text contains nothing that could run, also inside a control', async () => {
  await preloadFormatting()
  const faulty = sampledXssPayloads.filter((payload) =>
    inRichText(payload).some((html) => {
      const { container, unmount } = render(
        <>
          <FormattedText className="words" text="" html={html} />
          <FormattedText className="words" text="" html={html} inControl />
        </>,
      )
      const dangerous = couldRun(container)
      unmount()
      return dangerous.length > 0
    }),
  )
  expect(faulty).toEqual([])
})

it('a question with formatted text in any field loads the formatting code, and no other does', async () => {
  const load = vi.spyOn(FormattedHtml, 'preload').mockResolvedValue(true)
  const plain = question({ bodyHtml: null, answers: [{ letter: 'A', text: 'Html":"x', textHtml: null }] })
  await loadQuestionCode({ ...plain, answers: [{ letter: 'A', text: 'Yes', textHtml: null }] })
  expect(load).not.toHaveBeenCalled()
  await loadQuestionCode(question())
  await loadQuestionCode({ ...plain, bodyHtml: '<p>a <b>b</b></p>' })
  const item = JSON.stringify({ options: [{ text: 'a', textHtml: '<b>a</b>' }], pick: 1 })
  await loadQuestionCode({ ...plain, type: 'Select N', answers: [], item })
  expect(load).toHaveBeenCalledTimes(3)
  load.mockRestore()
})

it('the answers are labeled by the plain body, and an answer by its words and its picture’s description', async () => {
  const answers = [
    { letter: 'A', text: 'ECG strip', textHtml: `<p>${STRIP}</p>${TABLE}` },
    ...question().answers.slice(1),
  ]
  const view = question({ bodyHtml: `<p>What does it <u>show</u>?</p><p>${STRIP}</p>`, answers })
  const choose = vi.fn()
  await preloadFormatting()
  render(
    <>
      <QuestionBody id="question-body" question={view} />
      <AnswerForm question={view} position={0} choice={[]} onChoose={choose} />
    </>,
  )
  const group = within(screen.getByRole('group', { name: view.body }))
  expect(group.getByRole('radio', { name: /^A\.\s*ECG strip\s*Pulse\s*44$/ })).toBeTruthy()
  expect(group.queryByRole('link')).toBeNull()
  await userEvent.click(group.getByText('rhythm'))
  expect(choose).toHaveBeenCalledWith([1])
  // A radio group is one Tab stop; an answer contains no other.
  expect(document.querySelectorAll('.answers [tabindex], .answers button, .answers a')).toHaveLength(0)
})

describe('a formatted question whose code has not come', () => {
  const view = question({ bodyHtml: '<p>What does it <u>show</u>?</p>' })
  const plain = question({ id: 8, answers: [] })

  /** Renders a plain question, then the formatted one, whose code loads once `code` resolves. */
  async function showWith(code: () => Promise<void>) {
    vi.resetModules()
    vi.doMock('./formatted-html.tsx', async (importOriginal) => {
      await code()
      return importOriginal()
    })
    const { WithFormatting } = await import('./formatted-text.tsx')
    const { QuestionBody: Body } = await import('./question-body.tsx')
    const frame = (shown: QuestionView) => (
      <WithFormatting question={shown}>
        <Body question={shown} />
      </WithFormatting>
    )
    const { rerender } = render(frame(plain))
    expect(screen.getByText(plain.body)).toBeTruthy()
    rerender(frame(view))
    expect(screen.queryByText(view.body)).toBeNull()
    expect(screen.getByText('Loading the question')).toBeTruthy()
  }
  afterEach(() => {
    vi.doUnmock('./formatted-html.tsx')
  })

  it('waits until it has', async () => {
    let come = () => {}
    const code = new Promise<void>((resolve) => {
      come = resolve
    })
    await showWith(() => code)
    come()
    expect((await screen.findByText('show')).localName).toBe('u')
  })

  it('is shown plain if the code cannot be loaded', async () => {
    await showWith(() => Promise.reject(new Error('offline')))
    expect(await screen.findByText(view.body)).toBeTruthy()
  })
})

it('one button beside the answers enlarges their pictures', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  let look: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        look = callback
      }
      observe() {
        look()
      }
      disconnect() {
        look = () => undefined
      }
    },
  )
  await preloadFormatting()
  const answers = ['A', 'B', 'C'].map((letter) => ({
    letter,
    text: `Strip ${letter}`,
    textHtml: `<img src="/images/01hzzzzzzzzzzzzzzzzzzzzzz${letter.toLowerCase()}.png" alt="Strip ${letter}" width="${letter === 'C' ? 200 : 1200}" height="300">`,
  }))
  render(<AnswerForm question={question({ answers })} position={0} choice={[]} onChoose={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show the 2 pictures in full size' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Pictures' }))
  expect(dialog.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(['A. Strip A', 'B. Strip B'])
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  width.mockReturnValue(1400)
  act(() => look())
  expect(screen.queryByRole('button')).toBeNull()
  width.mockRestore()
  vi.unstubAllGlobals()
})

it('a picture that is shown smaller can be opened in full size', async () => {
  await preloadFormatting()
  render(<FormattedText as="p" className="words" text="ECG strip" html={`<p>${STRIP}</p>`} />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'ECG strip' })
  expect([image.width, image.height]).toEqual([1200, 300])
  const button = document.querySelector<HTMLButtonElement>('.picture__open')
  expect(button?.textContent).toBe('Show in full size: ECG strip')
  if (button) button.hidden = false
  await userEvent.click(screen.getByRole('button', { name: /Show in full size/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Picture' }))
  expect(dialog.getByRole('img', { name: 'ECG strip' }).getAttribute('width')).toBe('1200')
  expect(dialog.getByRole('group', { name: 'Full size: ECG strip' }).tabIndex).toBe(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a graded question shows its formatted rationale, answers, and reasons', async () => {
  await preloadFormatting()
  const whys = [{ option: 'Rest', why: 'It helps', whyHtml: '<p>It <em>helps</em></p>' }]
  const line = { label: '', chosen: ['Rest'], right: ['Rest'], points: 1, maxPoints: 1, words: 'Right', whys }
  const item = JSON.stringify({
    options: [{ text: 'Rest', textHtml: '<p>Rest in <sub>bed</sub></p>' }, 'Walk'],
    pick: 1,
  })
  render(
    <Verdict
      question={question({ type: 'Select N', answers: [], item })}
      graded={{
        ...{ correct: true, points: 1, maxPoints: 1, lines: [line], key: [0], choice: [0], tags: [] },
        ...{ rationale: 'Rest comes first', rationaleHtml: `<h2>Rest</h2>${TABLE}` },
      }}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Rest' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Table' }).tabIndex).toBe(0)
  expect((await screen.findByText('helps')).localName).toBe('em')
  expect((await screen.findByText('bed')).localName).toBe('sub')
  expect(screen.getByText('Walk').innerHTML).toBe('Walk')
})

it('a verdict shows the author’s reasons with their answers, and where the points come from on request', async () => {
  const errors = vi.spyOn(console, 'error')
  const whys = [1, 2].map((n) => ({ option: 'Sinus rhythm', why: `P waves before each QRS ${n}` }))
  const line = {
    label: '',
    chosen: ['Asystole'],
    right: ['Sinus rhythm', 'Sinus rhythm'],
    points: 0,
    maxPoints: 1,
    words: 'Not right',
    whys,
  }
  const graded = { correct: false, points: 0, maxPoints: 1, key: [0, 1], choice: [1, 0], rationale: 'Look.', tags: [] }
  const { rerender } = render(<Verdict question={question()} graded={{ ...graded, lines: [{ ...line, whys: [] }] }} />)
  expect(screen.queryByRole('region', { name: 'How it was scored' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'How it was scored' }))
  expect((await screen.findByRole('region', { name: 'How it was scored' })).textContent).toContain('Not right')
  rerender(<Verdict question={question()} graded={{ ...graded, lines: [{ ...line, whys: whys.slice(0, 1) }] }} />)
  const answers = within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem')
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'A.AsystoleYour answer: incorrect',
    expect.stringContaining('Correct answerP waves before each QRS 1'),
  ])
  // Two answers of a list may have the same text: their reasons are in the receipt.
  const same = question({ answers: ['A', 'B'].map((letter) => ({ letter, text: 'Sinus rhythm' })) })
  rerender(<Verdict question={same} graded={{ ...graded, lines: [line] }} />)
  const receipt = await screen.findByRole('region', { name: 'How it was scored' })
  expect(receipt.textContent).toContain('Sinus rhythm: P waves before each QRS 2')
  expect(errors).not.toHaveBeenCalled()
})

it('a receipt lists what was missed, and the rest on request', async () => {
  const line = (label: string, points: number, maxPoints: number, chosen = 'a') => ({
    ...{ label, points, maxPoints, chosen: [chosen], right: ['a'], words: 'Words', whys: [] },
  })
  const lines = [line('First', 1, 1), line('Second', 0, 1, 'b'), line('Reason', 0, 0), line('Other', 0, 0, 'b')]
  const graded = { correct: false, points: 1, maxPoints: 2, key: [0], choice: [1], rationale: 'Look.', tags: [], lines }
  render(<Verdict question={question()} graded={graded} />)
  const receipt = await screen.findByRole('region', { name: 'How it was scored' })
  const labels = () =>
    within(receipt)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('span')?.textContent)
  expect(labels()).toEqual(['Second', 'Other'])
  await userEvent.click(screen.getByRole('button', { name: 'Show the 2 parts you got right' }))
  expect(labels()).toEqual(['First', 'Second', 'Reason', 'Other'])
})

it('a verdict shows what other students chose, once enough have answered', () => {
  const graded = { correct: false, points: 0, maxPoints: 1, key: [0, 1], choice: [1, 0], rationale: '', tags: [] }
  const peers = { answers: 1214, percents: [38, 62] }
  const { rerender } = render(<Verdict question={question()} graded={{ ...graded, lines: [], peers }} />)
  const answers = within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem')
  expect(answers.map(({ textContent }) => /\d+%.*/.exec(textContent)?.[0])).toEqual([
    '38% chose this',
    '62% chose this',
  ])
  expect(screen.getByText('Based on 1,214 student answers')).toBeTruthy()
  rerender(<Verdict question={question()} graded={{ ...graded, lines: [], peers: null }} />)
  expect(screen.queryByText(/chose this|Based on/)).toBeNull()
})

it('a grouping’s verdict shows what other students chose in each group', async () => {
  const groups = ['Assess', 'Report'].map((label) => ({ label, options: [`${label} A`, `${label} B`] }))
  const item = JSON.stringify({ groups })
  const graded = { correct: true, points: 2, maxPoints: 2, key: [0, 3], choice: [0, 3], rationale: '', tags: [] }
  const peers = { answers: 40, percents: [90, 10, 25, 75] }
  render(<Verdict question={question({ type: 'Grouping', item })} graded={{ ...graded, lines: [], peers }} />)
  const report = within(await screen.findByRole('list', { name: 'Report' })).getAllByRole('listitem')
  expect(report.map(({ textContent }) => /\d+%.*/.exec(textContent)?.[0])).toEqual(['25% chose this', '75% chose this'])
  expect(screen.getByText('Based on 40 student answers')).toBeTruthy()
})
