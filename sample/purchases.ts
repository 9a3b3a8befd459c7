import { type SamplePurchase, type TaskPath } from './types.ts'

const safeCare = (task: string): TaskPath => ({
  content: 'RN Foundations',
  section: '1. Safe and Effective Care',
  task,
})
const lecture = safeCare('1. Hand Hygiene: The Five Moments')
const infection = safeCare('2. Preventing Infection')
const priorities = safeCare('3. Delegating and Setting Priorities')
const role: TaskPath = {
  content: 'PN Foundations',
  section: '1. Your Role and Safe Care',
  task: '1. The Practical Nurse on the Team',
}
const strategy = (section: string, task: string): TaskPath => ({ content: 'NCLEX Strategies', section, task })
const method = strategy('1. Reading the Question', '1. How to Read a Question')
const warmUp = strategy('1. Reading the Question', '2. Warm-Up: 10 Easy Questions')
const communication = strategy('2. Talking With Clients', '1. Therapeutic Communication')
const mentalHealth = strategy('2. Talking With Clients', '2. Practice: Mental Health')
const reviewPriorities = strategy('3. Before Test Day', '1. Review: Setting Priorities')
const warmUpAgain = strategy('3. Before Test Day', '2. Review: Warm-Up Again')

/** Who bought what. The demo student has one course running, one not started and one that has ended. */
export const purchases: SamplePurchase[] = [
  {
    student: 'student@academy.example',
    course: 'strategies-30',
    daysAgo: 100,
    startedDaysAgo: 98,
    complete: true,
    done: [method, communication, reviewPriorities],
    graded: [
      { test: warmUp, best: 90 },
      { test: mentalHealth, best: 73 },
      { test: warmUpAgain, best: 100 },
    ],
  },
  {
    student: 'student@academy.example',
    course: 'rn-online-90',
    daysAgo: 12,
    startedDaysAgo: 11,
    done: [lecture, infection],
  },
  { student: 'student@academy.example', course: 'rn-live', daysAgo: 2 },
  {
    student: 'amara.okafor@academy.example',
    course: 'rn-online-30',
    daysAgo: 95,
    startedDaysAgo: 94,
    complete: true,
    done: [lecture, infection, priorities, method],
  },
  { student: 'amara.okafor@academy.example', course: 'rn-live-small', daysAgo: 3 },
  {
    student: 'beatriz.lima@academy.example',
    course: 'rn-online-90',
    daysAgo: 60,
    startedDaysAgo: 60,
    done: [lecture, infection, priorities],
  },
  {
    student: 'caleb.oneill@academy.example',
    course: 'pn-online-60',
    daysAgo: 80,
    startedDaysAgo: 79,
    complete: true,
    done: [role, method],
  },
  { student: 'divya.raman@academy.example', course: 'rn-live', daysAgo: 8 },
  { student: 'elena.petrova@academy.example', course: 'pn-live', daysAgo: 9 },
  { student: 'farid.haddad@academy.example', course: 'pn-online-60', daysAgo: 20, startedDaysAgo: 18, done: [role] },
  { student: 'grace.kim@academy.example', course: 'rn-live', daysAgo: 6, failureMessage: 'Your card was declined.' },
  { student: 'grace.kim@academy.example', course: 'rn-live', daysAgo: 5 },
  { student: 'hugo.martin@academy.example', course: 'pn-live-evening', daysAgo: 7 },
  { student: 'ines.dasilva@academy.example', course: 'strategies-30', daysAgo: 10, startedDaysAgo: 9, done: [method] },
  {
    student: 'jamal.brooks@academy.example',
    course: 'rn-online-30',
    daysAgo: 14,
    failureMessage: 'Your card has insufficient funds.',
  },
  { student: 'keiko.tanaka@academy.example', course: 'rn-live-small', daysAgo: 1 },
]
