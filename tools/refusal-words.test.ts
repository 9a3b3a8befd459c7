import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { examMessages } from '#domain/messages/exam-settings.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { refusalError } from '#web/lib/api/refusal-error.ts'

/** Errors for requests that no screen sends. */
const NEVER_SHOWN = ['too-long']
/** Their messages depend on the error's data (web/features/courses/failure-text.ts). */
const WITH_DATA = ['course-linked-content', 'course-linked-seats']
/** The account screens have their own messages (web/features/accounts/my-account/account-failure-text.ts). */
const OF_ACCOUNTS = Object.keys(accountRefusals)

const codes = execFileSync('git', ['ls-files', 'lambdas'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/new Refusal\('([a-z-]+)'/g)])
  .map(([, code = '']) => code)
const elsewhere = new Set([...NEVER_SHOWN, ...WITH_DATA, ...OF_ACCOUNTS])

it('the codes of refusals are found in the functions', () => {
  expect(codes).toEqual(expect.arrayContaining(['exam-changed', 'course-not-found', 'question-changed']))
})

it('each code has its own message, never the one of a server error', () => {
  const shown = [...new Set([...codes, ...Object.keys(examMessages)])].filter((code) => !elsewhere.has(code))
  expect(shown.filter((code) => refusalError(code, null).message === unknownFailure)).toEqual([])
})
