import { notificationItem } from '#table/notification.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { userItem } from '#table/user.ts'
import { studentArguments } from './student-arguments.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

export type Values = Record<string, unknown>
/** Sends a mutation and returns its result; throws if it was rejected. */
export type Send = (name: string, args: Values) => Promise<Values>
/** Valid arguments of every mutation; `n` makes names unique. */
export type ValidArguments = Record<string, (n: number) => Values>

const question = (n: number) => ({
  type: 'Multiple Choice',
  body: `Which comes first? ${n}`,
  answers: [{ text: 'Airway', correct: true }, { text: 'Breathing' }],
  rationale: 'Airway comes first.',
  tags: ['RN', 'Easy'],
  area: ['Safety'],
})
const online = (n: number, content: string) => ({
  name: `Course ${n}`,
  subject: 'RN',
  price: '20',
  onlineDays: '30',
  content: [content],
})
const live = { dates: ['2031-01-01'], startTime: '9:00AM', endTime: '5:00PM', location: 'Hall', maxStudents: '5' }

/** Fills the table with an academy with one of each kind of item, and returns valid arguments for every mutation. */
export async function validArguments(table: Table, send: Send): Promise<ValidArguments> {
  await batchPut(table, [
    userItem(aUser({ uid: 'admin-1', type: 'Admin', email: 'admin@example.com' })),
    userItem(aUser({ uid: 'student-1' })),
    userItem(aUser({ uid: 'student-2', email: 'two@example.com' })),
    notificationItem({ key: '1#a', message: 'Look', createdOn: 1 }),
  ])
  const text = (values: Values, name: string) => String(values[name])
  const createKey = async (name: string, input: Values) => text(await send(name, { input }), 'key')
  const content = await createKey('createContent', { name: 'Heart', instructions: 'Read', descText: '<p>All</p>' })
  const section = await createKey('createSection', { contentKey: content, name: 'Rhythm', instructions: 'Read' })
  const place = { contentKey: content, sectionKey: section }
  const task = (type: string, more: Values) => createKey('createTask', { ...place, type, name: `A ${type}`, ...more })
  const reading = await task('Reading', { text: '<p>Read me</p>' })
  const lecture = await task('Lecture', {})
  const settings = {
    tags: ['RN'],
    numOfQuestions: 5,
    timeAllowed: 30,
    attempts: 3,
    passGrade: 65,
    scoring: 'plus-minus',
  }
  // A test is accepted only if the bank can draw its questions.
  for (let n = 1; n <= 12; n += 1) await send('addQuestion', { input: question(n), requestId: `question-${n}` })
  const practice = await task('Practice', settings)
  const batch = { key: 'batch-1', name: 'questions.csv' }
  await send('importQuestions', { rows: [{ row: 1, ref: 'a-1', question: question(99) }], dryRun: false, batch })
  await send('calibrateExam', { exam: 'RN' })
  const course = (n: number, more: Values = {}) =>
    createKey('createCourse', { type: 'Online', ...online(n, content), ...more })
  const publish = (key: string) => send('updateCourse', { input: { key, version: 1, published: true } })
  const [paid, granted, draft] = [await course(-1), await course(-2, { subject: 'PN' }), await course(-3)]
  for (const key of [paid, granted]) await publish(key)
  // Two options with one name, the first of which has other contents.
  const other = await createKey('createContent', { name: 'Lungs', instructions: 'Read', descText: '' })
  const option = await course(-4)
  await course(-4, { onlineDays: '60' })
  await send('updateCourse', { input: { key: option, version: 1, fields: online(-4, other) } })
  const room = await course(-7, { type: 'Live', ...live })
  const [retired, unused] = [await course(-5), await course(-6)]
  const order = { courseKey: paid, token: 'pm_ok', requestId: 'request-0001' }
  const payment = await createKey('registerCourse', order)
  const waiting = await createKey('createProgress', { courseKey: await course(-8), studentId: 'student-2' })
  const extension = { studentId: 'student-2', key: waiting, days: 1, reason: 'Ill', endTime: 0, onlineDays: 30 }
  const progress = await createKey('createProgress', { courseKey: granted, studentId: 'student-1' })
  await send('updateProgress', { input: { key: progress, action: 'start' } })
  const opened = { progressKey: progress, ...place, taskKey: practice }
  await send('createTaskProgress', { input: opened })
  const lesson = { ...place, taskKey: lecture }
  const watched = { progressKey: progress, ...lesson }
  await send('createTaskProgress', { input: watched })
  const video = { ...lesson, fileName: 'heart.mp4', size: 20_000_000 }
  const upload = { ...video, uploadId: text(await send('startVideoUpload', { input: video }), 'uploadId') }
  const renditions = { ...lesson, folder: `hls-${'a'.repeat(26)}` }
  const uploadKey = text(await send('createFileUpload', { size: 1_000 }), 'uploadKey')
  const edited = { ...place, version: 1 }
  const published = { key: 'p', courseKey: paid, courseName: 'Course', studentId: 'student-1', studentName: 'Jane' }
  return {
    ...studentArguments({ progress, practice, opened, watched, order, payment }),
    settleReport: () => ({ id: '0'.repeat(32), settled: true }),
    decideFlaw: (n) => ({ input: { question: 101, stamp: '0'.repeat(32), state: 'kept', note: `Note ${n}` } }),
    beginRegrade: (n) => ({ input: { id: `regrade-${n}`, question: 101, rule: 'drop' } }),
    moveRegrade: () => ({ id: 'regrade-none', action: 'goOn' }),
    createCourse: (n) => ({ input: { type: n % 2 === 0 ? 'Live' : 'Online', ...online(n, content), ...live } }),
    updateCourse: (n) => ({ input: { key: draft, version: 1, fields: online(n, content) } }),
    alignCourses: () => ({ input: { key: option, version: 2 } }),
    changeClass: (n) => ({
      input: { key: room, version: 1, location: `Room ${n}`, startTime: '9:00AM', endTime: '4:00PM' },
    }),
    sendCourseMessage: (n) => ({
      input: {
        ...{ key: granted, requestId: `message-${n}-${n}`, subject: `Subject ${n}`, text: 'Bring a pen.' },
        students: ['student-1'],
      },
    }),
    archiveCourse: (n) => ({ key: retired, version: 1 + n, archived: true }),
    deleteCourse: () => ({ key: unused, version: 1 }),
    openStudentView: (n) => ({ uid: 'student-1', requestId: `view-${n}-${n}` }),
    renameCertificate: () => ({ uid: 'student-1', progressKey: extension.key }),
    extendProgress: (n) => ({
      input: { ...extension, requestId: `extension-${n}` },
    }),
    createProgress: () => ({ input: { courseKey: granted, studentId: 'student-2' } }),
    createContent: (n) => ({ input: { name: `Content ${n}`, instructions: 'Read', descText: '<p>All</p>' } }),
    createSection: (n) => ({ input: { contentKey: content, name: `Section ${n}`, instructions: 'Read' } }),
    updateContent: (n) => ({
      input: { key: content, version: 1, name: `Heart ${n}`, instructions: 'Read', descText: '' },
    }),
    deleteContent: (n) => ({ key: content, version: 1, whole: n % 2 === 0 }),
    updateSection: (n) => ({
      input: { contentKey: content, key: section, version: 1, name: `Rhythm ${n}`, instructions: 'Read' },
    }),
    deleteSection: (n) => ({ contentKey: content, key: section, version: 1, whole: n % 2 === 0 }),
    copyContent: (n) => ({ input: { contentKey: content, name: `Copy ${n}`, requestId: `copy-${n}-${n}` } }),
    continueCopy: (n) => ({ key: `copy-${n}` }),
    cancelCopy: (n) => ({ key: `copy-${n}` }),
    orderSections: (n) => ({ contentKey: content, keys: [section], seen: n }),
    orderTasks: (n) => ({ ...place, keys: [reading], seen: n }),
    createTask: (n) => ({
      input: {
        ...place,
        ...[
          { type: 'Reading', text: '<p>Read</p>' },
          { type: 'Practice', ...settings },
        ][n % 2],
        name: `Task ${n}`,
        ...(n % 5 === 0
          ? { type: 'Linking', linkedContentKey: content, linkedSectionKey: section, linkedTaskKey: reading }
          : {}),
      },
    }),
    updateTask: (n) => ({
      input: { ...edited, ...settings, key: n % 2 === 0 ? reading : practice, name: `Task ${n}!`, text: '<p>New</p>' },
    }),
    deleteTask: () => ({ ...edited, key: reading }),
    deleteVideo: () => ({ ...edited, key: lecture }),
    restore: (n) => ({ kind: n % 2 === 0 ? 'task' : 'video', ...place, key: n % 2 === 0 ? reading : lecture }),
    restoreQuestion: (n) => ({ key: `never-${n}` }),
    purgeBinned: (n) => ({ kind: 'task', ...place, key: `never-${n}` }),
    startVideoUpload: () => ({ input: video }),
    signVideoParts: () => ({ input: upload, numbers: [1, 2] }),
    finishVideoUpload: () => ({ input: upload }),
    cancelVideoUpload: () => ({ input: upload }),
    startRenditions: () => ({ input: renditions, instead: false }),
    finishRendition: () => ({
      input: { ...upload, folder: renditions.folder, fileName: '360p.mp4' },
      playlist: '#EXTM3U',
    }),
    publishRenditions: () => ({ input: renditions }),
    cancelRenditions: () => ({ input: renditions }),
    createFileUpload: () => ({ size: 1_000 }),
    publishImage: () => ({ uploadKey }),
    saveCaptions: () => ({ input: { ...lesson, version: 1, uploadKey, fileName: 'heart.vtt' } }),
    replaceCaptions: (n) => ({ input: { ...lesson, version: 1, uploadKey, reviewed: n % 2 === 0 } }),
    reviewCaptions: () => ({ ...lesson, version: 1 }),
    deleteCaptions: () => ({ ...lesson, version: 1 }),
    addQuestion: (n) => ({ input: question(n), requestId: `question-${1_000 + n}` }),
    updateQuestion: (n) => ({ id: 1, version: 1, input: question(1_000 + n) }),
    deleteQuestion: (n) => ({ id: 2 + (n % 9), version: 1 }),
    changeQuestions: (n) => ({
      questions: [{ id: 11, version: null }],
      action: n % 2 === 0 ? 'RemoveTag' : 'AddTag',
      tag: 'Easy',
      batch: `many-${n}`,
    }),
    markSample: (n) => ({ id: 1, version: 1, sample: n % 2 === 0 }),
    importQuestions: (n) => ({
      rows: [1, 2].map((row) => ({ row, ref: `r-${n}-${row}`, question: question(n) })),
      dryRun: false,
      batch: { key: `batch-${n}`, name: 'more.csv' },
    }),
    undoImport: () => ({ key: 'batch-1' }),
    saveTags: (n) => ({ tags: ['RN', `Tag ${n}`] }),
    calibrateExam: () => ({ exam: 'RN' }),
    updateExamSettings: (n) => ({
      input: {
        exam: 'RN',
        settingsVersion: 0,
        shares: [18, 13, 9, 9, 9, 16, 12, 14],
        standard: { kind: 'judged', percent: 60 + (n % 10), ability: 0.5 },
      },
    }),
    renameLabel: (n) => ({ kind: 'Tag', name: 'Easy', to: `Simple ${n}` }),
    mergeLabels: () => ({ kind: 'Tag', name: 'RN', into: 'Easy' }),
    continueLabelJob: () => ({ kind: 'Tag' }),
    removeLabel: () => ({ kind: 'Tag', name: 'RN' }),
    saveNclexAreas: (n) => ({ areas: ['Safety', `Area ${n}`] }),
    updateUser: () => ({ input: { uid: 'student-2', type: 'Admin' } }),
    inviteUser: (n) => ({
      input: { firstName: 'Nora', lastName: 'Newman', email: `invited-${n}@example.com`, requestId: `invitation-${n}` },
    }),
    withdrawInvitation: () => ({ key: 'a'.repeat(32) }),
    addNote: (n) => ({ input: { uid: 'student-1', requestId: `note-${n}`, text: 'Called' } }),
    refundPayment: () => ({
      input: { key: payment, amount: 100, left: 29900, requestId: 'refund-1', reason: 'Paid twice' },
    }),
    dismissNotification: () => ({ key: '1#a' }),
    publishPayment: () => ({ input: { ...published, amount: 1, description: 'x', date: 1, processing: true } }),
    publishProgress: () => ({
      input: {
        ...{
          key: 'p',
          name: 'Course',
          url: 'course',
          courseKey: paid,
          studentId: 'student-1',
          onlineDays: 1,
          endTime: 0,
        },
        ...{ complete: false, dateCreated: 1, courseType: 'Online', subject: 'RN' },
      },
    }),
    publishNotification: () => ({ input: { key: '1#b', message: 'Look', createdOn: 1 } }),
    publishCatalogue: () => ({ generatedAt: 1 }),
    publishSignOut: () => ({ uid: 'student-1', endedAt: 1, own: true }),
    publishDismissal: () => ({ key: '1#a' }),
  }
}
