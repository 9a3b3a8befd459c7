// Run in the worktree: npx tsx ./css-morph/fill.ts http://localhost:4840  -> ./css-morph/state.json
import { writeFileSync } from 'node:fs'
const ROOT = process.env.ROOT ?? './w'
const url = process.argv[2] ?? 'http://localhost:4840'
const { fillAcademy } = await import(`${ROOT}/tests/crawl/academy.ts`)
const { publicVisits, studentVisits, adminVisits } = await import(`${ROOT}/tests/crawl/visits.ts`)
const { testStudent } = await import(`${ROOT}/tests/client/courses/test-course.ts`)
const { catalogueCourse } = await import(`${ROOT}/tests/client/people/enrolled-student.ts`)
const { ADMIN } = await import(`${ROOT}/tests/client/people/people.ts`)
const { CONTENT_TYPES } = await import(`${ROOT}/domain/questions/question.ts`)
const academy = await fillAcademy(url)
const basic = await testStudent(url, { own: true, attempts: 3 })
const rich = await testStudent(url, { own: true, contents: CONTENT_TYPES, widest: false })
const course = await catalogueCourse(url, 'RN Online Review')
const plain = (s: any) => ({ email: s.email, password: s.password, uid: s.uid, test: s.test, paymentKey: s.paymentKey })
const state = {
  time: Date.now(),
  admin: ADMIN,
  course,
  student: plain(academy.student), completedKey: academy.completedKey, basic: plain(basic), rich: plain(rich),
  visits: {
    public: Object.values(publicVisits(academy, 'COURSE_PAGE')).flat(),
    student: Object.values(studentVisits(academy)).flat(),
    admin: Object.values(adminVisits(academy)).flat(),
  },
}
writeFileSync('./css-morph/state.json', JSON.stringify(state, null, 1))
console.log('filled', Object.values(state.visits).map((v: any) => v.length))
process.exit(0)
