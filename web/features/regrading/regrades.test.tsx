// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { regradeMessages } from '#domain/messages/regrades.ts'
import type { RegradeFieldsFragment } from '#generated/operations.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { admin } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { csvOfLines } from './lines-csv.ts'
import { RegradesPage } from './regrades.route.tsx'
import type { Line } from './use-regrade.ts'

const api = mockApi()
setUpScreen()

const counts = {
  ...{ students: 3, attempts: 2, changed: 1, raised: 1, lowered: 0, passed: 1, failed: 0 },
  ...{ running: 4, adaptive: 0, notComparable: 0, completed: 1 },
}
const aRegrade = (facts: Partial<RegradeFieldsFragment> = {}): RegradeFieldsFragment => ({
  ...{ id: 'regrade-1', question: 103, item: null, rule: 'newKey', status: 'checked', since: 1, createdOn: 1, counts },
  ...{ applied: 0, same: 0, gone: 0, undone: 0, mail: false },
  ...facts,
})
const aLine = (facts: Partial<Line> = {}): Line => ({
  ...{ uid: 'ann', studentName: 'Ann Doe', progressKey: 'p1', courseName: 'RN', taskKey: 't1', testName: '=Heart' },
  ...{ quiz: false, n: 2, state: 'planned', completed: true },
  before: { points: 2, max: 5, grade: 40, result: 'failing' },
  after: { points: 3, max: 5, grade: 60, result: 'passing' },
  ...facts,
})
const PATH = '/questions/regrades'
const show = (at: string) => {
  startSession(admin)
  renderScreen(<RegradesPage />, { path: PATH, at })
}

it('a refused dry run shows why, and a second press begins it once', async () => {
  api.reply('Regrades', { regrades: { items: [], nextToken: null } })
  api.refuseOnce('BeginRegrade', 'regrade-no-new-key')
  api.reply('BeginRegrade', { beginRegrade: aRegrade({ rule: 'drop', status: 'checking' }) })
  api.reply('RegradeLines', { regradeLines: { regrade: aRegrade(), items: [], nextToken: null } })
  show(`${PATH}?question=103&case=1`)
  await userEvent.selectOptions(await screen.findByLabelText(words.item), words.itemName(3))
  await userEvent.click(screen.getByRole('button', { name: words.begin }))
  await screen.findByText(regradeMessages['regrade-no-new-key'])
  await userEvent.click(screen.getByLabelText(words.explained.drop))
  await userEvent.dblClick(screen.getByRole('button', { name: words.begin }))
  await screen.findByRole('heading', { name: words.statuses.checked })
  const [first, ...more] = api.requests('BeginRegrade')
  expect(first).toMatchObject({ input: { question: 103, item: 3, rule: 'newKey' } })
  const ids = more.map((request) => JSON.stringify(request))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toContain('"rule":"drop"')
})

it('a stopped regrade waits for someone to continue, and shows why it failed', async () => {
  api.reply('RegradeLines', {
    regradeLines: {
      regrade: aRegrade({ status: 'undoing', applied: 1 }),
      items: [aLine({ studentName: null, quiz: true, n: 3 })],
      nextToken: null,
    },
  })
  api.refuseOnce('MoveRegrade', 'regrade-running')
  show(`${PATH}?id=regrade-1`)
  await screen.findByText(words.stopped)
  const line = screen.getAllByRole('row')[1]!
  expect(line.textContent).toContain(`${words.deleted}${words.attempt(words.quiz, 3)}`)
  expect(line.textContent).toContain('Not passed → Passed')
  expect(api.requests('MoveRegrade')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: words.resume }))
  await screen.findByText(regradeMessages['regrade-running'])
})

it('the file contains no formula', () => {
  const [, line] = csvOfLines([aLine()]).split('\r\n')
  expect(line).toContain("'=Heart, attempt 2")
  expect(line).toContain('2,5,40,Not passed,3,5,60,Passed,yes,Planned')
})

it('a dry run shows how many users it has checked, and no percentage since the total is unknown', async () => {
  api.reply('RegradeLines', {
    regradeLines: { regrade: aRegrade({ status: 'checking' }), items: [], nextToken: null },
  })
  api.refuse('MoveRegrade', 'regrade-not-found')
  show(`${PATH}?id=regrade-1`)
  await screen.findByRole('button', { name: words.resume })
  expect(screen.getByText(/users? looked at$/)).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
