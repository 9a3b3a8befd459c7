import { describe, expect, it } from 'vitest'
import { contentMessages } from '#domain/messages/content.ts'
import { checkTask, type TaskDraft } from './check-task.ts'

const practice: TaskDraft = { type: 'Practice', name: 'Quiz', tags: ['RN'], numOfQuestions: 5, timeAllowed: 10 }
const nclex: TaskDraft = {
  type: 'NCLEX',
  name: 'Exam',
  tags: ['RN'],
  minQuestions: 2,
  maxQuestions: 4,
  timeAllowed: 60,
}
const words = (draft: TaskDraft, body = 'Some text') => {
  const verdict = checkTask(draft, body)
  return verdict.ok ? 'ok' : contentMessages[verdict.code]
}

describe('the task forms', () => {
  it.each<[string, TaskDraft, string]>([
    ['a Reading without a name [3.5.2]', { type: 'Reading', name: '' }, 'Please enter a name for the task'],
    ['a Practice without a name [3.5.2]', { ...practice, name: ' ' }, 'Please enter a name for the section'],
    [
      'the name create [3.5.1, 3.5.2]',
      { ...practice, name: 'Create' },
      'Please use a different name; that name is reserved.',
    ],
    [
      'a Lecture named create [3.5.2]',
      { type: 'Lecture', name: 'create' },
      'Please use a different name; that name is reserved.',
    ],
    [
      'a pass grade above 100 [3.5.11]',
      { ...practice, passGrade: 101 },
      'Please enter only numbers from 1 to 100 for pass grade',
    ],
    [
      'a percent easy above 100 [3.5.12]',
      { ...practice, percentEasy: 101 },
      'Please enter only numbers from 1 to 100 for percent easy',
    ],
    ['a scoring that is none', { ...practice, scoring: 'half' }, 'No test is scored so'],
    ['a scoring without a name', { ...nclex, scoring: '' }, 'No test is scored so'],
    ['more than 500 questions', { ...practice, numOfQuestions: 501 }, contentMessages['questions-many']],
    ['more than 500 questions of an area', { ...nclex, maxQuestions: 501 }, contentMessages['questions-many']],
    ['no tags [3.5.9]', { ...practice, tags: [] }, 'Please choose at least one tag for this task'],
    [
      'no time [3.5.10]',
      { ...practice, timeAllowed: null },
      'Please enter only numbers greater than 0 for time allowed',
    ],
    [
      'no attempts, given as 0 [3.5.11]',
      { ...practice, attempts: 0 },
      'Please enter only numbers greater than 0 for attempts',
    ],
    [
      'a pass grade of 0 [3.5.11]',
      { ...practice, passGrade: 0 },
      'Please enter only numbers greater than 0 for pass grade',
    ],
    [
      'no number of questions [3.5.12]',
      { ...practice, numOfQuestions: null },
      'Please enter only numbers greater than 0 for number of questions',
    ],
    [
      'a percent easy of 0 [3.5.12]',
      { ...practice, percentEasy: 0 },
      'Please enter only numbers greater than 0 for percent easy',
    ],
    [
      'NCLEX without a minimum [3.5.13]',
      { ...nclex, minQuestions: null },
      'Please enter only numbers greater than 0 for min number of questions',
    ],
    [
      'NCLEX without a maximum [3.5.13]',
      { ...nclex, maxQuestions: 0 },
      'Please enter only numbers greater than 0 for max number of questions',
    ],
    [
      'equal minimum and maximum [3.5.13]',
      { ...nclex, maxQuestions: 2 },
      'Minimun number of questions cannot be larger than maximum number of questions',
    ],
    ['a link to nothing [3.5.16]', { type: 'Linking', name: 'Again' }, 'Please choose a task to link to this task'],
  ])('refuses %s', (_, draft, expected) => expect(words(draft)).toBe(expected))

  it('takes numbers up to their bounds [3.5.11, 3.5.12]', () => {
    expect(words({ ...practice, numOfQuestions: 500, passGrade: 100, percentEasy: 100 })).toBe('ok')
    expect(checkTask({ ...nclex, maxQuestions: 62 }, '', { areas: 8 }).ok).toBe(true)
    expect(checkTask({ ...nclex, maxQuestions: 63 }, '', { areas: 8 })).toEqual({ ok: false, code: 'questions-many' })
  })
  it('takes as many case studies as fit into all areas, six questions each, and into any area while they are not known', () => {
    const codeOf = (maxQuestions: number, caseStudies: number, areas?: number) => {
      const around = areas === undefined ? {} : { areas }
      const verdict = checkTask({ ...nclex, minQuestions: 1, maxQuestions, caseStudies }, '', around)
      return verdict.ok ? 'ok' : verdict.code
    }
    expect(codeOf(11, 8, 8)).toBe('ok')
    expect(codeOf(11, 9, 8)).toBe('cases-beyond-areas')
    expect(codeOf(12, 16, 8)).toBe('ok')
    expect(codeOf(6, 9)).toBe('ok')
    expect(codeOf(5, 1)).toBe('cases-beyond-areas')
  })
  it('has words of its own for the rename of a Lecture to create [3.5.2]', () =>
    expect(checkTask({ type: 'Lecture', name: 'create' }, '', { stored: true })).toEqual({
      ok: false,
      code: 'lecture-name-reserved',
    }))
  it('takes a link only with its content, its section and its task [3.5.16]', () => {
    const link: TaskDraft = {
      type: 'Linking',
      name: 'Again',
      linkedContentKey: 'c',
      linkedSectionKey: 's',
      linkedTaskKey: 't',
    }
    expect(words(link)).toBe('ok')
    for (const missing of ['linkedContentKey', 'linkedSectionKey', 'linkedTaskKey'])
      expect(words({ ...link, [missing]: null })).toBe(contentMessages['link-empty'])
  })
  it('refuses a Reading without text [3.5.7]', () =>
    expect(words({ type: 'Reading', name: 'Intro' }, '  ')).toBe('Please type some text for reading in the task'))
  it('takes optional numbers as absent [3.5.11, 3.5.14]', () =>
    expect(words({ ...practice, percentEasy: null, attempts: null, passGrade: null })).toBe('ok'))
  it('accept RN or PN, one value, for NCLEX [3.9.4]', () => {
    expect(words(nclex)).toBe('ok')
    expect(words({ ...nclex, tags: ['RN', 'PN'] })).toBe(contentMessages['nclex-tag'])
  })
})
