import {
  catalogue,
  contentKey,
  contents,
  courseKey,
  coursesByType,
  nameKey,
  notifications,
  onceKey,
  paymentKey,
  paymentsOfMonth,
  poolOfAll,
  processingPayments,
  questionKey,
  questions,
  seatsKey,
  tagsKey,
  taskTextKey,
  userKey,
  usersByType,
} from './keys.ts'

/** The partitions of the table as patterns, `*` for any id: rights are given by them. */
export const PARTITIONS = {
  users: userKey('*').pk,
  courses: courseKey('*').pk,
  seats: seatsKey('*').pk,
  contents: contentKey('*').pk,
  taskTexts: taskTextKey('*').pk,
  names: nameKey('*', '').pk,
  questions: questionKey(0).pk.replace('0', '*'),
  pools: poolOfAll.pk,
  lists: tagsKey.pk,
  payments: paymentKey('*').pk,
  notifications: notifications.pk,
  once: onceKey('*').pk,
} as const

/** The partitions of the indexes that are asked, likewise. */
export const INDEX_PARTITIONS = {
  students: usersByType('Student').gsi1pk,
  users: usersByType('*').gsi1pk,
  questions: questions.gsi1pk,
  months: paymentsOfMonth('*').gsi1pk,
  catalogue: catalogue.gsi1pk,
  contents: contents.gsi1pk,
  coursesByType: coursesByType('*').gsi2pk,
  processing: processingPayments.gsi2pk,
} as const
