// Written by npm run codegen. Do not edit.
import { TypedDocumentString } from './operations.ts'
import type {
  AdaptiveFieldsFragment,
  AttemptFieldsFragment,
  AuthoredTaskFieldsFragment,
  BeginRegradeMutation,
  BeginRegradeMutationVariables,
  CalibrationRunFieldsFragment,
  CardReviewFieldsFragment,
  CertificateFieldsFragment,
  CohortFieldsFragment,
  ConstantsFieldsFragment,
  ContentCopyFieldsFragment,
  ContentCountFieldsFragment,
  ContentFieldsFragment,
  CourseCardFieldsFragment,
  ExamBankFieldsFragment,
  ExamOutcomeFieldsFragment,
  ExamReportFieldsFragment,
  ExamStandingFieldsFragment,
  FlawCaseFieldsFragment,
  GradedFieldsFragment,
  ImportBatchFieldsFragment,
  InvitationFieldsFragment,
  LabelJobFieldsFragment,
  LecturePlaybackFieldsFragment,
  ListedCourseFieldsFragment,
  ListedPaymentFragment,
  ListedUserFragment,
  ManagedCourseFieldsFragment,
  MarksFieldsFragment,
  MistakeReportFieldsFragment,
  MoveRegradeMutation,
  MoveRegradeMutationVariables,
  NextTaskFieldsFragment,
  PartOfPaymentFragment,
  PastAttemptFieldsFragment,
  PaymentFactsFragment,
  PreviewQuestionFieldsFragment,
  ProgressFieldsFragment,
  QuestionFieldsFragment,
  QuizFieldsFragment,
  QuizFormFieldsFragment,
  RegradeFieldsFragment,
  RegradeLineFieldsFragment,
  RegradeLinesQuery,
  RegradeLinesQueryVariables,
  RegradesQuery,
  RegradesQueryVariables,
  RenditionsSessionFieldsFragment,
  ReviewedQuestionFieldsFragment,
  SavedQuizFormsFieldsFragment,
  SectionFieldsFragment,
  SentNoticeFieldsFragment,
  SoldPaymentsFragment,
  StudentAttemptFieldsFragment,
  StudentNameFieldsFragment,
  StudentTaskFieldsFragment,
  StudyPlanFieldsFragment,
  StudySettingsFieldsFragment,
  TakenQuestionFieldsFragment,
  TaskOutlineFieldsFragment,
  UploadSessionFieldsFragment,
  UserNoteFieldsFragment,
  WatchedFieldsFragment,
} from './operations.ts'
export const CohortFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment CohortFields on Cohort {
  students {
    uid
    name
    lastName
    courseKey
    progressKey
    endTime
    opened
    startedOn
    isCounted
    lastActivity
    completed
    total
    average
    tests
    contents {
      key
      completed
      total
      average
    }
    areas {
      area
      items
      points
      maxPoints
    }
  }
  areas
  courses {
    key
    name
  }
  contents {
    key
    name
  }
}
    `,
  { fragmentName: 'CohortFields' },
) as unknown as TypedDocumentString<CohortFieldsFragment, unknown>
export const LecturePlaybackFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment LecturePlaybackFields on LecturePlayback {
  video
  playlist
  captions
  captionsReviewed
  cookies {
    path
    policy
    signature
    keyPairId
    expiresAt
  }
}
    `,
  { fragmentName: 'LecturePlaybackFields' },
) as unknown as TypedDocumentString<LecturePlaybackFieldsFragment, unknown>
export const PartOfPaymentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PartOfPayment on PartRefund {
  amount
  reason
  by
  date
}
    `,
  { fragmentName: 'PartOfPayment' },
) as unknown as TypedDocumentString<PartOfPaymentFragment, unknown>
export const ListedPaymentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ListedPayment on Payment {
  key
  courseKey
  courseName
  courseYear
  studentId
  studentName
  email
  amount
  description
  date
  processing
  status
  charge {
    id
    failure_message
  }
  intentId
  refund {
    reason
    by
    date
  }
  refundedAmount
  partRefunds {
    ...PartOfPayment
  }
  openPart {
    ...PartOfPayment
  }
  trouble
  disputed
  disputes {
    id
    status
    amount
    reason
    created
    dueBy
  }
}
    fragment PartOfPayment on PartRefund {
  amount
  reason
  by
  date
}`,
  { fragmentName: 'ListedPayment' },
) as unknown as TypedDocumentString<ListedPaymentFragment, unknown>
export const TakenQuestionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment TakenQuestionFields on PublicQuestion {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
  }
  matches
  item
  caseItem
  scoring
}
    `,
  { fragmentName: 'TakenQuestionFields' },
) as unknown as TypedDocumentString<TakenQuestionFieldsFragment, unknown>
export const AdaptiveFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
    `,
  { fragmentName: 'AdaptiveFields' },
) as unknown as TypedDocumentString<AdaptiveFieldsFragment, unknown>
export const AttemptFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment AttemptFields on Attempt {
  progressKey
  taskKey
  n
  type
  version
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  scoring
  result
  question {
    ...TakenQuestionFields
  }
  breakdown {
    name
    correct
    total
    grade
  }
  adaptive {
    ...AdaptiveFields
  }
}
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment TakenQuestionFields on PublicQuestion {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
  }
  matches
  item
  caseItem
  scoring
}`,
  { fragmentName: 'AttemptFields' },
) as unknown as TypedDocumentString<AttemptFieldsFragment, unknown>
export const MarksFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment MarksFields on QuestionMarks {
  position
  version
  flagged
  struck
  note
  highlights {
    block
    start
    text
  }
}
    `,
  { fragmentName: 'MarksFields' },
) as unknown as TypedDocumentString<MarksFieldsFragment, unknown>
export const CertificateFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment CertificateFields on Certificate {
  progressKey
  name
  course
  completedOn
  issuedOn
  minutes
  verifyId
}
    `,
  { fragmentName: 'CertificateFields' },
) as unknown as TypedDocumentString<CertificateFieldsFragment, unknown>
export const SectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment SectionFields on Section {
  key
  contentKey
  name
  url
  instructions
  tasks
  version
  taskOrder
  orderVersion
}
    `,
  { fragmentName: 'SectionFields' },
) as unknown as TypedDocumentString<SectionFieldsFragment, unknown>
export const ContentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ContentFields on Content {
  key
  name
  url
  instructions
  descText
  descBody
  version
  sectionOrder
  orderVersion
  sections {
    ...SectionFields
  }
}
    fragment SectionFields on Section {
  key
  contentKey
  name
  url
  instructions
  tasks
  version
  taskOrder
  orderVersion
}`,
  { fragmentName: 'ContentFields' },
) as unknown as TypedDocumentString<ContentFieldsFragment, unknown>
export const AuthoredTaskFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment AuthoredTaskFields on Task {
  key
  contentKey
  sectionKey
  type
  name
  url
  text
  body
  preview
  fileName
  fileDetails
  captionsName
  captionsReviewed
  renditions {
    name
    width
    height
    bandwidth
    size
  }
  tags
  numOfQuestions
  percentEasy
  caseStudies
  minQuestions
  maxQuestions
  timeAllowed
  attempts
  passGrade
  scoring
  reserved
  linkedContentKey
  linkedSectionKey
  linkedTaskKey
  version
}
    `,
  { fragmentName: 'AuthoredTaskFields' },
) as unknown as TypedDocumentString<AuthoredTaskFieldsFragment, unknown>
export const ContentCopyFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ContentCopyFields on ContentCopy {
  key
  name
  sourceName
  done
  total
  finished
  cancelled
}
    `,
  { fragmentName: 'ContentCopyFields' },
) as unknown as TypedDocumentString<ContentCopyFieldsFragment, unknown>
export const UploadSessionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment UploadSessionFields on VideoUploadSession {
  uploadId
  fileName
  partSize
  done
}
    `,
  { fragmentName: 'UploadSessionFields' },
) as unknown as TypedDocumentString<UploadSessionFieldsFragment, unknown>
export const RenditionsSessionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment RenditionsSessionFields on RenditionsSession {
  folder
  video
  list {
    name
  }
}
    `,
  { fragmentName: 'RenditionsSessionFields' },
) as unknown as TypedDocumentString<RenditionsSessionFieldsFragment, unknown>
export const PreviewQuestionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PreviewQuestionFields on PreviewQuestion {
  area
  caseItem
  question {
    id
    type
    body
    bodyHtml
    answers {
      letter
      text
      textHtml
      correct
      match
      why
      whyHtml
    }
    content
    scoring
    rationale
    rationaleHtml
    tags
    area
  }
}
    `,
  { fragmentName: 'PreviewQuestionFields' },
) as unknown as TypedDocumentString<PreviewQuestionFieldsFragment, unknown>
export const ManagedCourseFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ManagedCourseFields on Course {
  key
  type
  name
  subject
  price
  onlineDays
  liveClasses
  instructor
  published
  archived
  dates
  startTime
  endTime
  location
  maxStudents
  description
  ownQuizzes
  content
  version
}
    `,
  { fragmentName: 'ManagedCourseFields' },
) as unknown as TypedDocumentString<ManagedCourseFieldsFragment, unknown>
export const ListedCourseFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ListedCourseFields on ListedCourse {
  key
  type
  name
  subject
  price
  onlineDays
  published
  archived
  dates
  startTime
  endTime
  location
  maxStudents
  version
  taken
}
    `,
  { fragmentName: 'ListedCourseFields' },
) as unknown as TypedDocumentString<ListedCourseFieldsFragment, unknown>
export const SentNoticeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment SentNoticeFields on SentNotice {
  key
  kind
  subject
  text
  createdOn
  total
  sent
  failed
  done
}
    `,
  { fragmentName: 'SentNoticeFields' },
) as unknown as TypedDocumentString<SentNoticeFieldsFragment, unknown>
export const CalibrationRunFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment CalibrationRunFields on CalibrationRun {
  status
  iteration
  responses
  sittings
  calibrated
  logLikelihood
  updatedOn
}
    `,
  { fragmentName: 'CalibrationRunFields' },
) as unknown as TypedDocumentString<CalibrationRunFieldsFragment, unknown>
export const ExamBankFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ExamBankFields on ExamBank {
  exam
  plan {
    names
    share
    lowest
    highest
  }
  standard {
    kind
    percent
    ability
  }
  settingsVersion
  ability
  updatedOn
  sittings
  responses
  items
  n
  errors
  sources
  anchors
  exposures
  run {
    ...CalibrationRunFields
  }
}
    fragment CalibrationRunFields on CalibrationRun {
  status
  iteration
  responses
  sittings
  calibrated
  logLikelihood
  updatedOn
}`,
  { fragmentName: 'ExamBankFields' },
) as unknown as TypedDocumentString<ExamBankFieldsFragment, unknown>
export const NextTaskFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
    `,
  { fragmentName: 'NextTaskFields' },
) as unknown as TypedDocumentString<NextTaskFieldsFragment, unknown>
export const ProgressFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}
    fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}`,
  { fragmentName: 'ProgressFields' },
) as unknown as TypedDocumentString<ProgressFieldsFragment, unknown>
export const CourseCardFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment CourseCardFields on Progress {
  ...ProgressFields
  overview {
    best
  }
}
    fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}`,
  { fragmentName: 'CourseCardFields' },
) as unknown as TypedDocumentString<CourseCardFieldsFragment, unknown>
export const ExamOutcomeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ExamOutcomeFields on ExamOutcome {
  day
  passed
  recordedOn
}
    `,
  { fragmentName: 'ExamOutcomeFields' },
) as unknown as TypedDocumentString<ExamOutcomeFieldsFragment, unknown>
export const PaymentFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PaymentFacts on Payment {
  key
  courseKey
  courseName
  amount
  processing
  status
  charge {
    id
    failure_message
  }
  progressKey
  clientSecret
}
    `,
  { fragmentName: 'PaymentFacts' },
) as unknown as TypedDocumentString<PaymentFactsFragment, unknown>
export const SoldPaymentsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment SoldPayments on Sales {
  paid
  paidAmount
  refunded
  refundedAmount
  lostAmount
}
    `,
  { fragmentName: 'SoldPayments' },
) as unknown as TypedDocumentString<SoldPaymentsFragment, unknown>
export const StudentNameFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment StudentNameFields on User {
  uid
  firstName
  lastName
  email
}
    `,
  { fragmentName: 'StudentNameFields' },
) as unknown as TypedDocumentString<StudentNameFieldsFragment, unknown>
export const WatchedFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment WatchedFields on Watched {
  seconds
  duration
  pieces
}
    `,
  { fragmentName: 'WatchedFields' },
) as unknown as TypedDocumentString<WatchedFieldsFragment, unknown>
export const StudentAttemptFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment StudentAttemptFields on Attempt {
  n
  type
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  result
  breakdown {
    name
    correct
    total
    grade
  }
  adaptive {
    ...AdaptiveFields
  }
}
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}`,
  { fragmentName: 'StudentAttemptFields' },
) as unknown as TypedDocumentString<StudentAttemptFieldsFragment, unknown>
export const StudentTaskFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment StudentTaskFields on StudentTask {
  key
  name
  type
  complete
  startTime
  used
  best
  watched {
    ...WatchedFields
  }
  attempts {
    ...StudentAttemptFields
  }
}
    fragment StudentAttemptFields on Attempt {
  n
  type
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  result
  breakdown {
    name
    correct
    total
    grade
  }
  adaptive {
    ...AdaptiveFields
  }
}
fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment WatchedFields on Watched {
  seconds
  duration
  pieces
}`,
  { fragmentName: 'StudentTaskFields' },
) as unknown as TypedDocumentString<StudentTaskFieldsFragment, unknown>
export const LabelJobFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment LabelJobFields on LabelJob {
  kind
  from
  to
  merge
  total
  done
  finished
}
    `,
  { fragmentName: 'LabelJobFields' },
) as unknown as TypedDocumentString<LabelJobFieldsFragment, unknown>
export const MistakeReportFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment MistakeReportFields on MistakeReport {
  id
  question
  item
  version
  kind
  text
  createdOn
  settledOn
}
    `,
  { fragmentName: 'MistakeReportFields' },
) as unknown as TypedDocumentString<MistakeReportFieldsFragment, unknown>
export const QuestionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment QuestionFields on Question {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
    correct
    match
    why
    whyHtml
  }
  content
  scoring
  rationale
  rationaleHtml
  tags
  area
  version
  sample
}
    `,
  { fragmentName: 'QuestionFields' },
) as unknown as TypedDocumentString<QuestionFieldsFragment, unknown>
export const ConstantsFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ConstantsFields on Constants {
  tags
  nclexAreas
}
    `,
  { fragmentName: 'ConstantsFields' },
) as unknown as TypedDocumentString<ConstantsFieldsFragment, unknown>
export const ImportBatchFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ImportBatchFields on ImportBatch {
  key
  name
  author
  createdOn
  added
  changed
  undone
  labels
}
    `,
  { fragmentName: 'ImportBatchFields' },
) as unknown as TypedDocumentString<ImportBatchFieldsFragment, unknown>
export const QuizFormFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment QuizFormFields on QuizForm {
  filter {
    areas
    tags
    types
    steps
    difficulties
    statuses
    recentMisses
  }
  questions
  mode
  pace
}
    `,
  { fragmentName: 'QuizFormFields' },
) as unknown as TypedDocumentString<QuizFormFieldsFragment, unknown>
export const SavedQuizFormsFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment SavedQuizFormsFields on SavedQuizForms {
  forms {
    name
    form {
      ...QuizFormFields
    }
  }
  version
}
    fragment QuizFormFields on QuizForm {
  filter {
    areas
    tags
    types
    steps
    difficulties
    statuses
    recentMisses
  }
  questions
  mode
  pace
}`,
  { fragmentName: 'SavedQuizFormsFields' },
) as unknown as TypedDocumentString<SavedQuizFormsFieldsFragment, unknown>
export const QuizFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment QuizFields on Quiz {
  taskKey
  startTime
  deadline
  timed
  endTime
  total
  answered
  grade
  form {
    ...QuizFormFields
  }
}
    fragment QuizFormFields on QuizForm {
  filter {
    areas
    tags
    types
    steps
    difficulties
    statuses
    recentMisses
  }
  questions
  mode
  pace
}`,
  { fragmentName: 'QuizFields' },
) as unknown as TypedDocumentString<QuizFieldsFragment, unknown>
export const RegradeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment RegradeFields on Regrade {
  id
  question
  item
  rule
  status
  since
  createdOn
  counts {
    students
    attempts
    changed
    raised
    lowered
    passed
    failed
    running
    adaptive
    notComparable
    completed
  }
  applied
  same
  gone
  undone
  mail
}
    `,
  { fragmentName: 'RegradeFields' },
) as unknown as TypedDocumentString<RegradeFieldsFragment, unknown>
export const RegradeLineFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment RegradeLineFields on RegradeLine {
  uid
  studentName
  progressKey
  courseName
  taskKey
  testName
  quiz
  n
  state
  before {
    points
    max
    grade
    result
  }
  after {
    points
    max
    grade
    result
  }
  completed
}
    `,
  { fragmentName: 'RegradeLineFields' },
) as unknown as TypedDocumentString<RegradeLineFieldsFragment, unknown>
export const FlawCaseFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment FlawCaseFields on FlawCase {
  question
  type
  preview
  reasons {
    kind
    item
    n
  }
  reports {
    id
    item
    version
    kind
    text
    createdOn
  }
  state
  decision {
    state
    note
    by
    on
  }
  stamp
}
    `,
  { fragmentName: 'FlawCaseFields' },
) as unknown as TypedDocumentString<FlawCaseFieldsFragment, unknown>
export const StudyPlanFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment StudyPlanFields on StudyPlan {
  state
  today
  examDay
  timeZone
  cap
  freeWeekdays
  freeDays
  startMinute
  version
  settingsVersion
  unseen
  newADay
  wanted
  doneThisWeek
  weeks {
    from
    to
    studyDays
    newItems
    reviews
    lessons
    tests
    minutes
  }
  days {
    day
    free
    newItems
    reviews
    lessons
    tests
    minutes
  }
  feedUrl
}
    `,
  { fragmentName: 'StudyPlanFields' },
) as unknown as TypedDocumentString<StudyPlanFieldsFragment, unknown>
export const StudySettingsFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment StudySettingsFields on StudySettings {
  retention
  cap
  examDay
  timeZone
  version
}
    `,
  { fragmentName: 'StudySettingsFields' },
) as unknown as TypedDocumentString<StudySettingsFieldsFragment, unknown>
export const GradedFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment GradedFields on GradedQuestion {
  id
  correct
  points
  maxPoints
  lines {
    label
    chosen
    right
    points
    maxPoints
    words
    whys {
      option
      why
      whyHtml
    }
  }
  key
  choice
  rationale
  rationaleHtml
  tags
}
    `,
  { fragmentName: 'GradedFields' },
) as unknown as TypedDocumentString<GradedFieldsFragment, unknown>
export const CardReviewFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment CardReviewFields on CardReview {
  graded {
    ...GradedFields
  }
  rating
  due
  repeated
}
    fragment GradedFields on GradedQuestion {
  id
  correct
  points
  maxPoints
  lines {
    label
    chosen
    right
    points
    maxPoints
    words
    whys {
      option
      why
      whyHtml
    }
  }
  key
  choice
  rationale
  rationaleHtml
  tags
}`,
  { fragmentName: 'CardReviewFields' },
) as unknown as TypedDocumentString<CardReviewFieldsFragment, unknown>
export const InvitationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment InvitationFields on Invitation {
  key
  email
  firstName
  lastName
  by
  status
  sentOn
  acceptedOn
}
    `,
  { fragmentName: 'InvitationFields' },
) as unknown as TypedDocumentString<InvitationFieldsFragment, unknown>
export const UserNoteFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment UserNoteFields on Note {
  key
  text
  author
  createdOn
}
    `,
  { fragmentName: 'UserNoteFields' },
) as unknown as TypedDocumentString<UserNoteFieldsFragment, unknown>
export const ListedUserFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ListedUser on User {
  uid
  type
  firstName
  lastName
  email
  phone
  dateCreated
  lastSeen
  note {
    ...UserNoteFields
  }
}
    fragment UserNoteFields on Note {
  key
  text
  author
  createdOn
}`,
  { fragmentName: 'ListedUser' },
) as unknown as TypedDocumentString<ListedUserFragment, unknown>
export const TaskOutlineFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment TaskOutlineFields on TaskOutline {
  key
  name
  type
  complete
  minutes
  questions
  best
  passed
}
    `,
  { fragmentName: 'TaskOutlineFields' },
) as unknown as TypedDocumentString<TaskOutlineFieldsFragment, unknown>
export const ContentCountFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ContentCountFields on ContentCount {
  key
  name
  instructions
  descText
  sections {
    key
    contentKey
    name
    instructions
    total
    completed
    outline {
      ...TaskOutlineFields
    }
  }
}
    fragment TaskOutlineFields on TaskOutline {
  key
  name
  type
  complete
  minutes
  questions
  best
  passed
}`,
  { fragmentName: 'ContentCountFields' },
) as unknown as TypedDocumentString<ContentCountFieldsFragment, unknown>
export const ExamStandingFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ExamStandingFields on ExamStanding {
  name
  standing
  items
  ability
  error
}
    `,
  { fragmentName: 'ExamStandingFields' },
) as unknown as TypedDocumentString<ExamStandingFieldsFragment, unknown>
export const ExamReportFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ExamReportFields on ExamReport {
  attempt {
    n
    startTime
    deadline
    endTime
    result
    adaptive {
      ...AdaptiveFields
    }
  }
  exam
  decision {
    rule
    answered
    ability
    error
    standard
  }
  areas {
    ...ExamStandingFields
  }
  steps {
    ...ExamStandingFields
  }
  items {
    area
    step
    caseItem
    scored
    difficulty
    points
    maxPoints
    ability
    error
  }
}
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment ExamStandingFields on ExamStanding {
  name
  standing
  items
  ability
  error
}`,
  { fragmentName: 'ExamReportFields' },
) as unknown as TypedDocumentString<ExamReportFieldsFragment, unknown>
export const PastAttemptFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PastAttemptFields on Attempt {
  n
  version
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  result
  adaptive {
    ...AdaptiveFields
  }
}
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}`,
  { fragmentName: 'PastAttemptFields' },
) as unknown as TypedDocumentString<PastAttemptFieldsFragment, unknown>
export const ReviewedQuestionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ReviewedQuestionFields on ReviewedQuestion {
  question {
    ...TakenQuestionFields
  }
  graded {
    ...GradedFields
  }
  answered
  seconds
  regraded
}
    fragment GradedFields on GradedQuestion {
  id
  correct
  points
  maxPoints
  lines {
    label
    chosen
    right
    points
    maxPoints
    words
    whys {
      option
      why
      whyHtml
    }
  }
  key
  choice
  rationale
  rationaleHtml
  tags
}
fragment TakenQuestionFields on PublicQuestion {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
  }
  matches
  item
  caseItem
  scoring
}`,
  { fragmentName: 'ReviewedQuestionFields' },
) as unknown as TypedDocumentString<ReviewedQuestionFieldsFragment, unknown>
export const RegradesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Regrades($nextToken: String) {
  regrades(nextToken: $nextToken) {
    items {
      ...RegradeFields
    }
    nextToken
  }
}
    fragment RegradeFields on Regrade {
  id
  question
  item
  rule
  status
  since
  createdOn
  counts {
    students
    attempts
    changed
    raised
    lowered
    passed
    failed
    running
    adaptive
    notComparable
    completed
  }
  applied
  same
  gone
  undone
  mail
}`) as unknown as TypedDocumentString<RegradesQuery, RegradesQueryVariables>
export const RegradeLinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RegradeLines($id: ID!, $nextToken: String) {
  regradeLines(id: $id, nextToken: $nextToken) {
    regrade {
      ...RegradeFields
    }
    items {
      ...RegradeLineFields
    }
    nextToken
  }
}
    fragment RegradeFields on Regrade {
  id
  question
  item
  rule
  status
  since
  createdOn
  counts {
    students
    attempts
    changed
    raised
    lowered
    passed
    failed
    running
    adaptive
    notComparable
    completed
  }
  applied
  same
  gone
  undone
  mail
}
fragment RegradeLineFields on RegradeLine {
  uid
  studentName
  progressKey
  courseName
  taskKey
  testName
  quiz
  n
  state
  before {
    points
    max
    grade
    result
  }
  after {
    points
    max
    grade
    result
  }
  completed
}`) as unknown as TypedDocumentString<RegradeLinesQuery, RegradeLinesQueryVariables>
export const BeginRegradeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginRegrade($input: BeginRegradeInput!) {
  beginRegrade(input: $input) {
    ...RegradeFields
  }
}
    fragment RegradeFields on Regrade {
  id
  question
  item
  rule
  status
  since
  createdOn
  counts {
    students
    attempts
    changed
    raised
    lowered
    passed
    failed
    running
    adaptive
    notComparable
    completed
  }
  applied
  same
  gone
  undone
  mail
}`) as unknown as TypedDocumentString<BeginRegradeMutation, BeginRegradeMutationVariables>
export const MoveRegradeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveRegrade($id: ID!, $action: RegradeAction!, $mail: Boolean) {
  moveRegrade(id: $id, action: $action, mail: $mail) {
    ...RegradeFields
  }
}
    fragment RegradeFields on Regrade {
  id
  question
  item
  rule
  status
  since
  createdOn
  counts {
    students
    attempts
    changed
    raised
    lowered
    passed
    failed
    running
    adaptive
    notComparable
    completed
  }
  applied
  same
  gone
  undone
  mail
}`) as unknown as TypedDocumentString<MoveRegradeMutation, MoveRegradeMutationVariables>
