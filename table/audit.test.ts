import { describe, expect, it } from 'vitest'
import { AUDIT_KINDS, type AuditKind } from '#domain/audit/audit-kind.ts'
import { auditKind } from './audit.ts'
import * as bankKeys from './bank-keys.ts'
import { binnedKey } from './content.ts'
import * as keys from './keys.ts'

const audited: readonly [keys.Key, AuditKind][] = [
  [keys.courseKey('c'), 'course'],
  [keys.contentKey('c'), 'content'],
  [keys.contentCopyKey('c'), 'content'],
  [keys.sectionKey('c', 's'), 'section'],
  [keys.taskKey('c', 's', 't'), 'task'],
  [keys.taskTextKey('t'), 'task'],
  [bankKeys.questionKey(101), 'question'],
  [bankKeys.regradeKey('r'), 'question'],
  [bankKeys.flawCaseKey(101), 'question'],
  [bankKeys.importKey('b'), 'import'],
  [bankKeys.questionBatchKey('b'), 'batch'],
  [bankKeys.examKey('RN'), 'exam'],
  [keys.userKey('u'), 'user'],
  [keys.noteKey('u', '1'), 'note'],
  [keys.invitationKey('i'), 'invitation'],
  [keys.studentViewKey('u', 'v'), 'view'],
  [keys.progressKey('u', 'p'), 'progress'],
  [keys.paymentKey('p'), 'payment'],
  [keys.tagsKey, 'list'],
  [keys.nclexAreasKey, 'list'],
  [keys.notificationKey('n'), 'notification'],
]

describe('what is audited', () => {
  it.each(audited)('%o is a %s', (key, kind) => expect(auditKind(key)).toBe(kind))

  it('is every kind that the screen offers', () => {
    expect([...new Set(audited.map(([, kind]) => kind))].sort()).toEqual([...AUDIT_KINDS].sort())
  })

  it.each([
    keys.seatsKey('g'),
    keys.courseActiveKey('c'),
    keys.courseStudentKey('c', 'u'),
    keys.enrolmentLockKey('u', 'g'),
    keys.taskSummaryKey('u', 'p', 's', 't'),
    keys.attemptKey('u', 'p', 't', 1),
    bankKeys.questionVersionKey(101, 1),
    bankKeys.importLinesKey('b', { id: 101, time: 1 }),
    bankKeys.regradeLineKey('r', 'u', 'p', 't', 1),
    bankKeys.regradesOfQuestionKey(101),
    bankKeys.examPoolKey('RN', 0),
    bankKeys.examRunKey('RN'),
    bankKeys.examResponsesKey('RN', 'x'),
    bankKeys.attemptAnswersKey('2026-11-26', 'x'),
    bankKeys.poolKey('ALL', 0),
    keys.nameKey('CONTENT', 'x'),
    keys.idempotencyKey('x'),
    keys.recountKey('c'),
    keys.binnedQuestionKey('101-1'),
    binnedKey('task', keys.taskKey('c', 's', 't')),
    keys.deletedKey(bankKeys.questionKey(101)),
  ])('is not what only serves these: %o', (key) => expect(auditKind(key)).toBeUndefined())
})
