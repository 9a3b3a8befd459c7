// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { compareWords, outcomeWords, myProgressWords as words } from '#domain/messages/my-progress.ts'
import { studyMessages } from '#domain/messages/study.ts'
import { paths } from '#web/app/paths.ts'
import type { MyActivityQuery } from '#generated/operations.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { MyProgressPage } from './my-progress.route.tsx'

type Activity = MyActivityQuery['myActivity']

const api = mockApi()
const aDay = (day: string, items: number, reviews = 0): Activity['days'][number] => ({
  ...{ day, items, reviews, points: items / 2, maxPoints: items, timedItems: items, seconds: 72 * items },
})
const aGroup = (
  kind: Activity['groups'][number]['kind'],
  name: string,
  points: number,
): Activity['groups'][number] => ({
  ...{ kind, name, weeks: [{ week: '2026-11-23', items: 20, points, maxPoints: 20 }] },
})
const days = [aDay('2026-10-05', 4), aDay('2026-11-24', 20), aDay('2026-11-25', 0, 3), aDay('2026-11-26', 20)]
const groups = [
  aGroup('area', 'Management of Care', 18),
  aGroup('area', 'Basic Care and Comfort', 5),
  aGroup('tag', 'Renal', 10),
]
const standing = {
  ...{ progressKey: 'p1', taskKey: 't1', n: 1, time: Date.UTC(2026, 10, 20), exam: 'NCLEX-RN' },
  ...{ standard: 0, ability: 0.8, error: 0.25 },
}
const activity = (facts: Partial<Activity> = {}): { myActivity: Activity } => ({
  myActivity: { today: '2026-11-26', days, groups, standing, shared: false, compared: [], ...facts },
})
const show = () => renderScreen(<MyProgressPage />, { path: paths.ownProgress })
const user = userEvent.setup()

setUpScreen()
beforeEach(() => {
  startSession(student)
  api.reply('MyActivity', activity())
  api.reply('MyRetention', { myRetention: { cards: 412, today: 0.874, examDay: '2027-01-15', onExamDay: 0.61 } })
  api.reply('MyExamOutcomes', { myExamOutcomes: [] })
  replyLocation({})
})

const DAY = 86_400_000
const replyLocation = ({ endTime = Date.now() + DAY, contentKey = 'c1' as string | null }) => {
  const ownTasks = [{ taskKey: 't1', contentKey, sectionKey: 's1' }]
  api.reply('StandingPlace', { ownTasks, myProgress: { items: [{ key: 'p1', endTime }] } })
}

const region = (name: string) => screen.findByRole('region', { name })

it('the page shows results by area and by tag, and the expected retention on the exam day', async () => {
  show()
  const right = await region(words.right)
  expect(right.textContent).toContain('50% correct across 44 questions (by points).')
  const list = within(right).getByRole('list', { name: words.groups('Area') })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Basic Care and ComfortNeeds work · 25% of 20 questions',
    'Management of CareStrong · 90% of 20 questions',
  ])
  const ranges = within(right).getByRole('table', { name: words.groups('Area'), hidden: true })
  expect(ranges.textContent).toContain('25% (11% to 47%)')
  await user.click(within(right).getByRole('radio', { name: 'Tag' }))
  expect(within(right).getByRole('listitem').textContent).toContain('RenalNeeds work · 50%')
  await user.click(within(right).getByRole('radio', { name: words.kinds.step }))
  expect(right.textContent).toContain(words.noGroups)
  expect((await region(words.pace)).textContent).toContain('1 min 12 sec per question.')
  const memory = await region(words.memory)
  await within(memory).findByText(/about 87% of the 412 questions/)
  expect(memory.textContent).toContain('On your exam day, Jan 15, without any reviews until then: about 61%.')
})

it('a student can choose another time range, and one label over time', async () => {
  show()
  await user.click(await screen.findByRole('radio', { name: '4 weeks' }))
  const done = await region(words.done)
  expect(done.textContent).toContain('40 test questions, 3 reviews.')
  await user.click(screen.getByRole('radio', { name: 'A year' }))
  expect(within(done).getByRole('table', { name: words.doneWeekTable, hidden: true })).toBeTruthy()
  const right = await region(words.right)
  await user.selectOptions(within(right).getByRole('combobox'), 'Management of Care')
  const trend = within(right).getByRole('table', { name: words.overTable, hidden: true })
  expect(
    within(trend)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Week fromQuestionsShare', 'Nov 232090% (70% to 97%)'])
})

it('the standing is near while the interval includes the standard, and never a likelihood of passing', async () => {
  api.reply('MyActivity', activity({ standing: { ...standing, ability: 0.3 } }))
  show()
  const card = await region(words.standing)
  expect(card.textContent).toContain(words.standingText.near)
  expect(card.textContent).toContain(words.standingNote)
})

it.each([{ endTime: Date.now() - DAY }, { contentKey: null }])(
  'a test that is gone has no link to its report (%j)',
  async (facts) => {
    replyLocation(facts)
    show()
    const card = await region(words.standing)
    await waitFor(() => expect(card.querySelector('.own-progress__report')).toBeNull())
    expect(within(card).queryByRole('link')).toBeNull()
  },
)

it('a failure shows its message and can be retried', async () => {
  api.refuse('MyActivity', 'network')
  show()
  expect(await screen.findByText(failureMessages.network)).toBeTruthy()
  api.reply('MyActivity', activity())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await region(words.done)).toBeTruthy()
})

it('a comparison with others appears only once the student shares', async () => {
  api.reply('ShareActivity', ({ shared }) => {
    const compared = [{ measure: 'share' as const, own: 0.81, lower: 0.55, upper: 0.74, quarter: 'upper' as const }]
    api.reply('MyActivity', activity(shared ? { shared: true, compared } : {}))
    return { shareActivity: shared }
  })
  show()
  const card = await region(compareWords.title)
  expect(within(card).queryByRole('term')).toBeNull()
  await user.click(within(card).getByRole('button', { name: compareWords.start }))
  expect(await within(card).findByText('81%, in the top 25%. Middle 50%: 55% to 74%.')).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: compareWords.stop }))
  expect(await within(card).findByRole('button', { name: compareWords.start })).toBeTruthy()
  expect(api.requests('ShareActivity')).toEqual([{ shared: true }, { shared: false }])
})

it('an exam outcome needs consent and is recorded once, and withdrawing it keeps the focus', async () => {
  api.reply('RecordExamOutcome', { recordExamOutcome: [{ day: '2026-11-20', passed: false, recordedOn: 1 }] })
  api.reply('WithdrawExamOutcome', { withdrawExamOutcome: [] })
  show()
  const card = await region(outcomeWords.title)
  await user.click(await within(card).findByRole('button', { name: outcomeWords.record }))
  for (const message of [outcomeWords.dayWrong, outcomeWords.resultWrong, outcomeWords.consentWrong])
    expect(within(card).getByText(message)).toBeTruthy()
  expect(api.requests('RecordExamOutcome')).toEqual([])
  await user.type(within(card).getByLabelText(outcomeWords.day), '2026-11-20')
  await user.click(within(card).getByRole('radio', { name: outcomeWords.failed }))
  await user.click(within(card).getByRole('checkbox'))
  await user.dblClick(within(card).getByRole('button', { name: outcomeWords.record }))
  await user.click(await within(card).findByRole('button', { name: outcomeWords.withdraw('Nov 20, 2026') }))
  await waitFor(() => expect(within(card).queryByRole('list', { name: outcomeWords.list })).toBeNull())
  expect(card.contains(document.activeElement)).toBe(true)
  expect(api.requests('RecordExamOutcome')).toHaveLength(1)
})

it('a refusal by the server appears at the form that was sent', async () => {
  api.refuse('RecordExamOutcome', 'outcomes-too-many')
  show()
  const card = await region(outcomeWords.title)
  await user.type(await within(card).findByLabelText(outcomeWords.day), '2026-11-20')
  await user.click(within(card).getByRole('radio', { name: outcomeWords.passed }))
  await user.click(within(card).getByRole('checkbox'))
  await user.click(within(card).getByRole('button', { name: outcomeWords.record }))
  expect(await within(card).findByText(studyMessages['outcomes-too-many'])).toBeTruthy()
})
