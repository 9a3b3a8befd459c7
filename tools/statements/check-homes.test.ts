import { describe, expect, it } from 'vitest'
import { citedIn, faultsOfHomes, passedTests } from './check-homes.ts'

const texts = new Map([
  ['a.test.ts', "it('rejects a short name [1.5.4]', …)"],
  ['b.spec.ts', "story('signs up [1.2.10, 1.4.4]', …)"],
])
const homes = { 'a.test.ts': ['1.5.4'], 'b.spec.ts': ['1.2.10', '1.4.4'] }
const passed = [
  { file: 'a.test.ts', title: 'a name rejects a short name [1.5.4]' },
  { file: 'b.spec.ts', title: 'signs up [1.2.10, 1.4.4]' },
]

describe('the homes of statements', () => {
  it('are in order if each statement is cited and proved only at its home', () => {
    expect(faultsOfHomes(homes, texts, passed)).toEqual([])
  })

  it('name a statement that was proved only elsewhere', () => {
    const elsewhere = [...passed.slice(1), { file: 'b.spec.ts', title: 'rejects a short name [1.5.4]' }]
    expect(faultsOfHomes(homes, texts, elsewhere)).toEqual(['1.5.4: no test of its home a.test.ts has passed'])
  })

  it('name a statement that another file cites, one without a home, and one with two', () => {
    const more = new Map([...texts, ['c.test.ts', "it('again [1.5.4]'); it('new [3.1.1]')"]])
    expect(faultsOfHomes({ ...homes, 'd.test.ts': ['1.4.4'] }, more, passed)).toEqual([
      '1.4.4 has two homes: b.spec.ts and d.test.ts',
      'b.spec.ts cites 1.4.4, whose home is d.test.ts',
      'c.test.ts cites 1.5.4, whose home is a.test.ts',
      'c.test.ts cites 3.1.1, whose home is nowhere',
      '1.4.4: no test of its home d.test.ts has passed',
    ])
  })
})

it('a title may cite several statements in one pair of brackets or in several', () => {
  expect(citedIn('works [1.2.3] [2.10.4, 3.5.6], not [targets: Trust] or [4]')).toEqual(['1.2.3', '2.10.4', '3.5.6'])
})

it('a report counts passed tests, and neither failed nor skipped ones', () => {
  const vitest = {
    testResults: [
      {
        name: '/home/app/domain/a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'works [1.2.3]' },
          { status: 'failed', fullName: 'fails' },
          { status: 'skipped', fullName: 'waits' },
        ],
      },
    ],
  }
  expect(passedTests(vitest, '/home/app')).toEqual([{ file: 'domain/a.test.ts', title: 'works [1.2.3]' }])
  const spec = (title: string, status: string) => ({ title, ok: true, file: 'stories/b.spec.ts', tests: [{ status }] })
  const playwright = {
    config: { rootDir: '/home/app/tests' },
    suites: [{ title: 'stories/b.spec.ts', specs: [spec('signs up', 'expected'), spec('waits', 'skipped')] }],
  }
  expect(passedTests(playwright, '/home/app')).toEqual([
    { file: 'tests/stories/b.spec.ts', title: 'stories/b.spec.ts signs up' },
  ])
})
