import { existsSync, readFileSync, statSync } from 'node:fs'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { describe, expect, it } from 'vitest'
import { fits, type PoolQuery } from '#domain/attempts/bank.ts'
import { shortfallsOf } from '#domain/attempts/kinds/test-kinds.ts'
import { limitFaults, TEST_SETTINGS } from '#domain/content/test-settings.ts'
import { parseMediaPlaylist, sizeOf } from '#domain/content/hls/media-playlist.ts'
import { RENDITION_NAMES, renditionFile, renditionPlaylist } from '#domain/content/hls/rendition-names.ts'
import { checkName } from '#domain/content/name.ts'
import { academy } from './academy.ts'
import { classDates } from './class-dates.ts'
import { nclexAreas } from './nclex-areas.ts'
import { readQuestions } from './read-questions.ts'
import { readCases, readNgnQuestions } from './read-ngn.ts'
import { type SampleCourse, type SampleTask, type TaskPath } from './types.ts'

const bank = [...readQuestions(), ...readNgnQuestions(), ...readCases()]
const { contents, courses, people, purchases } = academy
const sections = contents.flatMap((content) => content.sections)
const tasks = sections.flatMap((section) => section.tasks)
const byType = <T extends SampleTask['type']>(type: T) =>
  tasks.filter((task): task is Extract<SampleTask, { type: T }> => task.type === type)
const count = (query: PoolQuery) => bank.filter((question) => fits(question, query)).length
const find = (path: TaskPath) =>
  contents
    .find(({ name }) => name === path.content)
    ?.sections.find(({ name }) => name === path.section)
    ?.tasks.find(({ name }) => name === path.task)
const isLive = (course: SampleCourse) => course.type === 'Live'
const named = (some: { name: string }[]) => some.map(({ name }) => name)
const file = (path: string) => new URL(path, import.meta.url)

/** Tags of an HTML text that do not close in order. */
const unclosed = (html: string) => {
  const open: string[] = []
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)>/g)) {
    if (slash === '') open.push(tag)
    else if (open.pop() !== tag) return [`/${tag}`]
  }
  return open
}

describe('the sample contents', () => {
  it('use every task type, with at least six readings', () => {
    expect(new Set(tasks.map(({ type }) => type)).size).toBe(6)
    expect(byType('Reading').length).toBeGreaterThanOrEqual(6)
    expect(sections.every((section) => section.tasks.length > 0 && section.instructions.length > 0)).toBe(true)
    expect(contents.every((content) => content.sections.length >= 2 && content.instructions.length > 0)).toBe(true)
  })

  it('have names that authors may choose, and unique addresses where the product needs them', () => {
    const lists = [
      contents,
      ...contents.map((content) => content.sections),
      ...sections.map((section) => section.tasks),
    ]
    for (const list of lists) {
      const verdicts = list.map(({ name }) => checkName(name))
      expect(verdicts.filter(({ ok }) => !ok)).toEqual([])
      expect(new Set(verdicts.map((verdict) => verdict.ok && verdict.url)).size).toBe(list.length)
    }
  })

  it('list sections and tasks in the order in which names sort', () => {
    for (const list of [...contents.map((content) => content.sections), ...sections.map((section) => section.tasks)]) {
      const names = named(list)
      expect(names.toSorted(new Intl.Collator('en', { numeric: true }).compare)).toEqual(names)
    }
  })

  it.each(byType('Reading'))(
    'have 400 to 900 words, headings, a list, and a table in the reading $name, all closed',
    ({ text }) => {
      const words = text.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
      expect(words.length).toBeGreaterThanOrEqual(400)
      expect(words.length).toBeLessThanOrEqual(900)
      for (const tag of ['<h2>', '<li>', '<table>', '<strong>']) expect(text).toContain(tag)
      expect(unclosed(text)).toEqual([])
      expect(text.replaceAll(/<\/?(?:h2|h3|p|ul|ol|li|table|thead|tbody|tr|th|td|strong|em)>/g, '')).not.toMatch(/[<>]/)
    },
  )

  it('describe themselves in closed markup and say that they are samples', () => {
    for (const { descText } of contents) {
      expect(unclosed(descText)).toEqual([])
      expect(descText).toContain('sample content')
    }
  })

  it.each([...byType('Practice'), ...byType('NCLEX'), ...byType('AdaptiveNCLEX')])(
    'leave $name enough questions',
    (task) => {
      expect(shortfallsOf(task, { areas: nclexAreas, count })).toEqual([])
      const faults = [...limitFaults(task.type, task), ...TEST_SETTINGS[task.type].faults(task, nclexAreas.length)]
      expect(faults.filter((fault) => fault !== undefined)).toEqual([])
      expect(task.tags.filter((tag) => !academy.tags.includes(tag))).toEqual([])
    },
  )

  it('hold a practice test of 75 questions and one of 5', () => {
    const sizes = byType('Practice').map(({ numOfQuestions }) => numOfQuestions)
    expect(sizes).toContain(75)
    expect(sizes).toContain(5)
  })

  it.each(['RN', 'PN'])(
    'show the examination as it is to %s: its questions, whole case studies, both in an NCLEX',
    (tag) => {
      const own = [...byType('Practice'), ...byType('NCLEX')].filter(({ tags }) => tags.some((name) => name === tag))
      const practices = own.filter((task) => task.type === 'Practice')
      const newer = practices.filter(({ tags }) => tags.includes('Next Generation'))
      expect(newer.filter(({ caseStudies }) => caseStudies === undefined)).toHaveLength(1)
      const cases = practices.filter(({ caseStudies = 0, numOfQuestions }) => caseStudies * 6 === numOfQuestions)
      expect(named(cases)).toEqual(['2. Practice: Two Case Studies'])
      expect(own.filter(({ type, caseStudies }) => type === 'NCLEX' && caseStudies === 3)).toHaveLength(1)
    },
  )

  it('link to tasks that exist, do not link themselves and are created before; one reading and one practice at least', () => {
    const seen: SampleTask[] = []
    const targets = tasks.flatMap((task) => {
      seen.push(task)
      const target = task.type === 'Linking' ? find(task.linksTo) : undefined
      if (task.type === 'Linking') expect(seen.some((earlier) => earlier === target)).toBe(true)
      return target ? [target.type] : []
    })
    expect(targets).toHaveLength(byType('Linking').length)
    expect(targets).toEqual(expect.arrayContaining(['Reading', 'Practice']))
    expect(targets).not.toContain('Linking')
  })

  it('show a real, small mp4 with captions', () => {
    for (const { video, captions, renditions } of byType('Lecture')) {
      expect(readFileSync(file(video)).subarray(4, 8).toString('latin1')).toBe('ftyp')
      expect(statSync(file(video)).size).toBeLessThan(1_500_000)
      expect(readFileSync(file(captions), 'utf8')).toMatch(/^WEBVTT\n\n00:00:/)
      for (const name of RENDITION_NAMES) {
        const [stored, text] = [renditionFile(name), renditionPlaylist(name)].map((each) =>
          file(`${renditions}/${each}`),
        )
        const parsed = parseMediaPlaylist(readFileSync(text ?? '', 'utf8'), renditionFile(name))
        expect(parsed.ok && sizeOf(parsed.playlist)).toBe(statSync(stored ?? '').size)
        expect(statSync(stored ?? '').size).toBeLessThan(1_500_000)
      }
    }
    expect(existsSync(file('ATTRIBUTION.md'))).toBe(true)
  })
})

describe('the sample courses', () => {
  it('cover Live and Online, RN and PN, published and not, and name contents that exist', () => {
    const kinds = courses.filter(({ published }) => published).map(({ type, subject }) => `${type} ${subject}`)
    expect(new Set(kinds)).toEqual(new Set(['Live RN', 'Live PN', 'Online RN', 'Online PN']))
    expect(courses.some(({ published }) => !published)).toBe(true)
    expect(new Set(courses.map(({ ref }) => ref)).size).toBe(courses.length)
    expect(courses.flatMap(({ content }) => content).filter((name) => !named(contents).includes(name))).toEqual([])
  })

  it('link one RN and one PN course by date, time and seats, and have a later RN group', () => {
    const live = courses.filter(isLive)
    const [rn, pn] = ['RN', 'PN'].map((subject) => live.find((course) => course.subject === subject))
    const room = (course: typeof rn) => [course?.schedule, course?.startTime, course?.endTime, course?.maxStudents]
    expect(room(rn)).toEqual(room(pn))
    const starts = live.filter(({ subject }) => subject === 'RN').map(({ schedule }) => schedule.startsInDays)
    expect(starts.some((days) => days > (rn?.schedule.startsInDays ?? 0))).toBe(true)
  })

  it('offer one Online name with two prices and lengths and the same content', () => {
    const options = courses.filter((course) => course.type === 'Online' && course.name === 'RN Online Review')
    expect(options.map(({ onlineDays }) => onlineDays)).toEqual([30, 90])
    expect(new Set(options.map(({ price }) => price)).size).toBe(2)
    expect(options[0]?.content).toEqual(options[1]?.content)
  })

  it('keep their numbers and times in the forms that the course rules ask for', () => {
    for (const course of courses) {
      const numbers = [course.price, course.onlineDays, course.type === 'Live' ? course.maxStudents : 1]
      expect(numbers.every((number) => Number.isInteger(number) && number > 0)).toBe(true)
      if (course.type === 'Live') expect(course.startTime).toMatch(/^\d{1,2}:\d\d[AP]M$/)
    }
  })

  it('turn a schedule into ascending dates across the end of a month', () => {
    expect(classDates({ startsInDays: 1, classes: 3, everyDays: 7 }, '2028-02-20')).toEqual([
      '2028-02-21',
      '2028-02-28',
      '2028-03-06',
    ])
  })
})

describe('the sample people', () => {
  it('include a demo admin, a demo student and a dozen others without passwords', () => {
    const demo = people.filter(({ password }) => password !== undefined)
    expect(demo.map(({ type, email }) => `${type} ${email}`)).toEqual([
      'Admin admin@academy.example',
      'Student student@academy.example',
    ])
    expect(people.length).toBeGreaterThanOrEqual(14)
  })

  it('have valid names, reserved addresses and valid US phone numbers kept for fiction', () => {
    for (const { firstName, lastName, email, phone } of people) {
      expect(`${firstName} ${lastName}`).toMatch(/^[A-Za-z ,.'-]{2,} [A-Za-z ,.'-]{2,}$/)
      expect(email).toMatch(/^[a-z.]+@academy\.example$/)
      expect(phone).toMatch(/^\(\d{3}\)555-01\d\d$/)
      expect(parsePhoneNumberFromString(phone, 'US')?.isValid()).toBe(true)
    }
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length)
  })

  it('bought after they joined, started after they bought, and did tasks of their own courses', () => {
    for (const {
      student,
      course: ref,
      daysAgo,
      startedDaysAgo,
      failureMessage,
      done: opened = [],
      graded = [],
    } of purchases) {
      const done = [...opened, ...graded.map(({ test }) => test)]
      const course = courses.find((candidate) => candidate.ref === ref)
      expect(course?.published).toBe(true)
      expect(people.find(({ email }) => email === student)?.joinedDaysAgo).toBeGreaterThanOrEqual(daysAgo)
      expect(startedDaysAgo ?? 0).toBeLessThanOrEqual(daysAgo)
      if (startedDaysAgo === undefined || failureMessage !== undefined) expect(done).toEqual([])
      expect(done.filter((path) => find(path) === undefined || !course?.content.includes(path.content))).toEqual([])
    }
  })

  it('leave a seat in every Live course', () => {
    for (const course of courses.filter(isLive)) {
      const sold = purchases.filter(
        ({ course: ref, failureMessage }) => ref === course.ref && failureMessage === undefined,
      )
      expect(sold.length).toBeLessThan(course.maxStudents)
    }
  })

  it('leave the demo student a course running, one not started and one ended', () => {
    const states = purchases
      .filter(({ student }) => student === 'student@academy.example')
      .map(({ course: ref, startedDaysAgo }) => {
        if (startedDaysAgo === undefined) return 'not started'
        return startedDaysAgo > (courses.find((course) => course.ref === ref)?.onlineDays ?? 0) ? 'ended' : 'running'
      })
    expect(states.toSorted()).toEqual(['ended', 'not started', 'running'])
  })
})
