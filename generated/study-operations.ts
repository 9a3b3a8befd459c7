// Written by npm run codegen. Do not edit.
import { TypedDocumentString } from './operations.ts'
import type {
  AdaptiveFieldsFragment,
  AnswerCardMutation,
  AnswerCardMutationVariables,
  AttemptFieldsFragment,
  AttemptMarksQuery,
  AttemptMarksQueryVariables,
  AttemptReviewQuery,
  AttemptReviewQueryVariables,
  AuthoredTaskFieldsFragment,
  CalibrationRunFieldsFragment,
  CardReviewFieldsFragment,
  CertificateFieldsFragment,
  CertificateQuery,
  CertificateQueryVariables,
  ChangePlanFeedMutation,
  ChangePlanFeedMutationVariables,
  CohortFieldsFragment,
  ConstantsFieldsFragment,
  ContentCopyFieldsFragment,
  ContentCountFieldsFragment,
  ContentFieldsFragment,
  CourseCardFieldsFragment,
  ExamBankFieldsFragment,
  ExamOutcomeFieldsFragment,
  ExamReportFieldsFragment,
  ExamReportQuery,
  ExamReportQueryVariables,
  ExamStandingFieldsFragment,
  FlawCaseFieldsFragment,
  GradedFieldsFragment,
  ImportBatchFieldsFragment,
  InvitationFieldsFragment,
  IssueCertificateMutation,
  IssueCertificateMutationVariables,
  LabelJobFieldsFragment,
  LecturePlaybackFieldsFragment,
  ListedCourseFieldsFragment,
  ListedPaymentFragment,
  ListedUserFragment,
  ManagedCourseFieldsFragment,
  MarkQuestionMutation,
  MarkQuestionMutationVariables,
  MarkedCoursesQuery,
  MarkedCoursesQueryVariables,
  MarkedQuestionsQuery,
  MarkedQuestionsQueryVariables,
  MarkedTestsQuery,
  MarkedTestsQueryVariables,
  MarksFieldsFragment,
  MistakeReportFieldsFragment,
  MyActivityQuery,
  MyActivityQueryVariables,
  MyExamOutcomesQuery,
  MyExamOutcomesQueryVariables,
  MyRetentionQuery,
  MyRetentionQueryVariables,
  NextTaskFieldsFragment,
  OwnCardsQuery,
  OwnCardsQueryVariables,
  OwnCertificateQuery,
  OwnCertificateQueryVariables,
  OwnDataQuery,
  OwnDataQueryVariables,
  OwnMarksQuery,
  OwnMarksQueryVariables,
  OwnReportsQuery,
  OwnReportsQueryVariables,
  OwnTasksQuery,
  OwnTasksQueryVariables,
  PartOfPaymentFragment,
  PastAttemptFieldsFragment,
  PaymentFactsFragment,
  PreviewQuestionFieldsFragment,
  ProgressFieldsFragment,
  QuestionFieldsFragment,
  QuizCountQuery,
  QuizCountQueryVariables,
  QuizFieldsFragment,
  QuizFormFieldsFragment,
  QuizOptionsQuery,
  QuizOptionsQueryVariables,
  QuizzesQuery,
  QuizzesQueryVariables,
  RateCardMutation,
  RateCardMutationVariables,
  RecordExamOutcomeMutation,
  RecordExamOutcomeMutationVariables,
  RegradeFieldsFragment,
  RegradeLineFieldsFragment,
  RenditionsSessionFieldsFragment,
  ReportMistakeMutation,
  ReportMistakeMutationVariables,
  ResetStatusesMutation,
  ResetStatusesMutationVariables,
  ReviewedQuestionFieldsFragment,
  SaveQuizFormsMutation,
  SaveQuizFormsMutationVariables,
  SavedQuizFormsFieldsFragment,
  SectionFieldsFragment,
  SentNoticeFieldsFragment,
  SentReportQuery,
  SentReportQueryVariables,
  ShareActivityMutation,
  ShareActivityMutationVariables,
  ShareCertificateMutation,
  ShareCertificateMutationVariables,
  SoldPaymentsFragment,
  StandingPlaceQuery,
  StandingPlaceQueryVariables,
  StartQuizMutation,
  StartQuizMutationVariables,
  StudentAttemptFieldsFragment,
  StudentNameFieldsFragment,
  StudentTaskFieldsFragment,
  StudyPlanFieldsFragment,
  StudyPlanQuery,
  StudyPlanQueryVariables,
  StudyQueueQuery,
  StudyQueueQueryVariables,
  StudySettingsFieldsFragment,
  StudySettingsQuery,
  StudySettingsQueryVariables,
  TakenQuestionFieldsFragment,
  TaskOutlineFieldsFragment,
  UpdateStudyPlanMutation,
  UpdateStudyPlanMutationVariables,
  UpdateStudySettingsMutation,
  UpdateStudySettingsMutationVariables,
  UploadSessionFieldsFragment,
  UserNoteFieldsFragment,
  WatchedFieldsFragment,
  WithdrawExamOutcomeMutation,
  WithdrawExamOutcomeMutationVariables,
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
export const OwnDataDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnData {
  me {
    uid
    firstName
    lastName
    phone
    email
    dateCreated
    lastLogin
    lastSeen
    reminders {
      classTomorrow
      daysLeft
    }
  }
  myRefunds
  myExamOutcomes {
    day
    passed
    recordedOn
  }
  myActivity {
    days {
      day
      items
      points
      maxPoints
      timedItems
      seconds
      reviews
    }
    groups {
      kind
      name
      weeks {
        week
        items
        points
        maxPoints
      }
    }
    shared
  }
  studyPlan {
    examDay
    timeZone
    cap
    retention
    freeWeekdays
    freeDays
    startMinute
    feedUrl
  }
}
    `) as unknown as TypedDocumentString<OwnDataQuery, OwnDataQueryVariables>
export const OwnCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnCards($nextToken: String) {
  ownCards(nextToken: $nextToken) {
    items {
      questionId
      item
      rating
      last
      due
      reviews
      lapses
      stability
      difficulty
    }
    withheld
    nextToken
  }
}
    `) as unknown as TypedDocumentString<OwnCardsQuery, OwnCardsQueryVariables>
export const OwnReportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnReports($progressKey: ID!, $nextToken: String) {
  ownReports(progressKey: $progressKey, nextToken: $nextToken) {
    items {
      taskKey
      n
      position
      kind
      text
      sentOn
      settledOn
      outcome
    }
    nextToken
  }
}
    `) as unknown as TypedDocumentString<OwnReportsQuery, OwnReportsQueryVariables>
export const OwnCertificateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnCertificate($progressKey: ID!) {
  certificate(progressKey: $progressKey) {
    name
    course
    completedOn
    issuedOn
    verifyId
  }
}
    `) as unknown as TypedDocumentString<OwnCertificateQuery, OwnCertificateQueryVariables>
export const OwnTasksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnTasks($progressKey: ID!) {
  ownTasks(progressKey: $progressKey) {
    taskKey
    name
    type
    complete
    startTime
    started
    best
    watched {
      seconds
      duration
    }
  }
}
    `) as unknown as TypedDocumentString<OwnTasksQuery, OwnTasksQueryVariables>
export const AttemptReviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AttemptReview($progressKey: ID!, $taskKey: ID!, $n: Int!) {
  attemptReview(progressKey: $progressKey, taskKey: $taskKey, n: $n) {
    attempt {
      ...AttemptFields
    }
    questions {
      ...ReviewedQuestionFields
    }
  }
}
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
}`) as unknown as TypedDocumentString<AttemptReviewQuery, AttemptReviewQueryVariables>
export const ExamReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExamReport($progressKey: ID!, $taskKey: ID!, $n: Int!) {
  examReport(progressKey: $progressKey, taskKey: $taskKey, n: $n) {
    ...ExamReportFields
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
}
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
}`) as unknown as TypedDocumentString<ExamReportQuery, ExamReportQueryVariables>
export const AttemptMarksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AttemptMarks($progressKey: ID!, $taskKey: ID!, $n: Int!) {
  attemptMarks(progressKey: $progressKey, taskKey: $taskKey, n: $n) {
    ...MarksFields
  }
}
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
}`) as unknown as TypedDocumentString<AttemptMarksQuery, AttemptMarksQueryVariables>
export const MarkQuestionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkQuestion($input: MarkQuestionInput!) {
  markQuestion(input: $input) {
    ...MarksFields
  }
}
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
}`) as unknown as TypedDocumentString<MarkQuestionMutation, MarkQuestionMutationVariables>
export const SentReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SentReport($progressKey: ID!, $taskKey: ID!, $n: Int!, $position: Int!) {
  sentReport(
    progressKey: $progressKey
    taskKey: $taskKey
    n: $n
    position: $position
  ) {
    sentOn
    settledOn
    outcome
  }
}
    `) as unknown as TypedDocumentString<SentReportQuery, SentReportQueryVariables>
export const ReportMistakeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportMistake($input: ReportMistakeInput!) {
  reportMistake(input: $input) {
    sentOn
    settledOn
    outcome
  }
}
    `) as unknown as TypedDocumentString<ReportMistakeMutation, ReportMistakeMutationVariables>
export const CertificateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Certificate($progressKey: ID!) {
  certificate(progressKey: $progressKey) {
    ...CertificateFields
  }
}
    fragment CertificateFields on Certificate {
  progressKey
  name
  course
  completedOn
  issuedOn
  minutes
  verifyId
}`) as unknown as TypedDocumentString<CertificateQuery, CertificateQueryVariables>
export const IssueCertificateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation IssueCertificate($progressKey: ID!, $again: Boolean) {
  issueCertificate(progressKey: $progressKey, again: $again) {
    ...CertificateFields
  }
}
    fragment CertificateFields on Certificate {
  progressKey
  name
  course
  completedOn
  issuedOn
  minutes
  verifyId
}`) as unknown as TypedDocumentString<IssueCertificateMutation, IssueCertificateMutationVariables>
export const ShareCertificateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ShareCertificate($progressKey: ID!, $shared: Boolean!) {
  shareCertificate(progressKey: $progressKey, shared: $shared) {
    ...CertificateFields
  }
}
    fragment CertificateFields on Certificate {
  progressKey
  name
  course
  completedOn
  issuedOn
  minutes
  verifyId
}`) as unknown as TypedDocumentString<ShareCertificateMutation, ShareCertificateMutationVariables>
export const OwnMarksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnMarks($nextToken: String) {
  ownMarks(nextToken: $nextToken) {
    items {
      progressKey
      sectionKey
      taskKey
      n
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
      startTime
      time
      withheld
    }
    nextToken
  }
}
    `) as unknown as TypedDocumentString<OwnMarksQuery, OwnMarksQueryVariables>
export const MarkedQuestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MarkedQuestions($places: [MarkedPlaceInput!]!) {
  markedQuestions(places: $places) {
    ...TakenQuestionFields
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
}`) as unknown as TypedDocumentString<MarkedQuestionsQuery, MarkedQuestionsQueryVariables>
export const MarkedCoursesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MarkedCourses($nextToken: String) {
  myProgress(nextToken: $nextToken) {
    items {
      key
      name
      endTime
    }
    nextToken
  }
}
    `) as unknown as TypedDocumentString<MarkedCoursesQuery, MarkedCoursesQueryVariables>
export const MarkedTestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MarkedTests($progressKey: ID!) {
  ownTasks(progressKey: $progressKey) {
    taskKey
    name
    contentKey
    sectionKey
  }
}
    `) as unknown as TypedDocumentString<MarkedTestsQuery, MarkedTestsQueryVariables>
export const MyActivityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyActivity {
  myActivity {
    today
    days {
      day
      items
      points
      maxPoints
      timedItems
      seconds
      reviews
    }
    groups {
      kind
      name
      weeks {
        week
        items
        points
        maxPoints
      }
    }
    standing {
      progressKey
      taskKey
      n
      time
      exam
      standard
      ability
      error
    }
    shared
    compared {
      measure
      own
      lower
      upper
      quarter
    }
  }
}
    `) as unknown as TypedDocumentString<MyActivityQuery, MyActivityQueryVariables>
export const StandingPlaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StandingPlace($progressKey: ID!) {
  ownTasks(progressKey: $progressKey) {
    taskKey
    contentKey
    sectionKey
  }
  myProgress {
    items {
      key
      endTime
    }
  }
}
    `) as unknown as TypedDocumentString<StandingPlaceQuery, StandingPlaceQueryVariables>
export const MyRetentionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyRetention {
  myRetention {
    cards
    today
    examDay
    onExamDay
  }
}
    `) as unknown as TypedDocumentString<MyRetentionQuery, MyRetentionQueryVariables>
export const MyExamOutcomesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyExamOutcomes {
  myExamOutcomes {
    ...ExamOutcomeFields
  }
}
    fragment ExamOutcomeFields on ExamOutcome {
  day
  passed
  recordedOn
}`) as unknown as TypedDocumentString<MyExamOutcomesQuery, MyExamOutcomesQueryVariables>
export const RecordExamOutcomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecordExamOutcome($input: RecordExamOutcomeInput!) {
  recordExamOutcome(input: $input) {
    ...ExamOutcomeFields
  }
}
    fragment ExamOutcomeFields on ExamOutcome {
  day
  passed
  recordedOn
}`) as unknown as TypedDocumentString<RecordExamOutcomeMutation, RecordExamOutcomeMutationVariables>
export const WithdrawExamOutcomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawExamOutcome($day: String!) {
  withdrawExamOutcome(day: $day) {
    ...ExamOutcomeFields
  }
}
    fragment ExamOutcomeFields on ExamOutcome {
  day
  passed
  recordedOn
}`) as unknown as TypedDocumentString<WithdrawExamOutcomeMutation, WithdrawExamOutcomeMutationVariables>
export const ShareActivityDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ShareActivity($shared: Boolean!) {
  shareActivity(shared: $shared)
}
    `) as unknown as TypedDocumentString<ShareActivityMutation, ShareActivityMutationVariables>
export const QuizOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuizOptions($progressKey: ID!) {
  quizOptions(progressKey: $progressKey) {
    offered
    areas
    tags
    types
    saved {
      ...SavedQuizFormsFields
    }
    resetOn
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
}
fragment SavedQuizFormsFields on SavedQuizForms {
  forms {
    name
    form {
      ...QuizFormFields
    }
  }
  version
}`) as unknown as TypedDocumentString<QuizOptionsQuery, QuizOptionsQueryVariables>
export const QuizCountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuizCount($progressKey: ID!, $filter: QuizFilterInput!) {
  quizCount(progressKey: $progressKey, filter: $filter)
}
    `) as unknown as TypedDocumentString<QuizCountQuery, QuizCountQueryVariables>
export const QuizzesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Quizzes($progressKey: ID!, $nextToken: String) {
  quizzes(progressKey: $progressKey, nextToken: $nextToken) {
    quizzes {
      ...QuizFields
    }
    nextToken
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
}
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
}`) as unknown as TypedDocumentString<QuizzesQuery, QuizzesQueryVariables>
export const StartQuizDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartQuiz($input: StartQuizInput!) {
  startQuiz(input: $input) {
    taskKey
  }
}
    `) as unknown as TypedDocumentString<StartQuizMutation, StartQuizMutationVariables>
export const SaveQuizFormsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveQuizForms($input: SaveQuizFormsInput!) {
  saveQuizForms(input: $input) {
    ...SavedQuizFormsFields
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
}
fragment SavedQuizFormsFields on SavedQuizForms {
  forms {
    name
    form {
      ...QuizFormFields
    }
  }
  version
}`) as unknown as TypedDocumentString<SaveQuizFormsMutation, SaveQuizFormsMutationVariables>
export const ResetStatusesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetStatuses($input: ResetStatusesInput!) {
  resetStatuses(input: $input) {
    resetOn
  }
}
    `) as unknown as TypedDocumentString<ResetStatusesMutation, ResetStatusesMutationVariables>
export const StudyPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudyPlan {
  studyPlan {
    ...StudyPlanFields
  }
}
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
}`) as unknown as TypedDocumentString<StudyPlanQuery, StudyPlanQueryVariables>
export const UpdateStudyPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateStudyPlan($input: UpdateStudyPlanInput!) {
  updateStudyPlan(input: $input) {
    ...StudyPlanFields
  }
}
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
}`) as unknown as TypedDocumentString<UpdateStudyPlanMutation, UpdateStudyPlanMutationVariables>
export const ChangePlanFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePlanFeed($input: ChangePlanFeedInput!) {
  changePlanFeed(input: $input) {
    ...StudyPlanFields
  }
}
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
}`) as unknown as TypedDocumentString<ChangePlanFeedMutation, ChangePlanFeedMutationVariables>
export const StudyQueueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudyQueue($progressKey: ID!) {
  studyQueue(progressKey: $progressKey) {
    day
    cards {
      question {
        ...TakenQuestionFields
      }
      servedTime
    }
    left
    done
    waiting
    settings {
      ...StudySettingsFields
    }
  }
}
    fragment StudySettingsFields on StudySettings {
  retention
  cap
  examDay
  timeZone
  version
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
}`) as unknown as TypedDocumentString<StudyQueueQuery, StudyQueueQueryVariables>
export const StudySettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudySettings($progressKey: ID!) {
  studyQueue(progressKey: $progressKey, limit: 1) {
    settings {
      ...StudySettingsFields
    }
  }
}
    fragment StudySettingsFields on StudySettings {
  retention
  cap
  examDay
  timeZone
  version
}`) as unknown as TypedDocumentString<StudySettingsQuery, StudySettingsQueryVariables>
export const UpdateStudySettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateStudySettings($input: UpdateStudySettingsInput!) {
  updateStudySettings(input: $input) {
    ...StudySettingsFields
  }
}
    fragment StudySettingsFields on StudySettings {
  retention
  cap
  examDay
  timeZone
  version
}`) as unknown as TypedDocumentString<UpdateStudySettingsMutation, UpdateStudySettingsMutationVariables>
export const AnswerCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AnswerCard($input: AnswerCardInput!) {
  answerCard(input: $input) {
    ...CardReviewFields
  }
}
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
}`) as unknown as TypedDocumentString<AnswerCardMutation, AnswerCardMutationVariables>
export const RateCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RateCard($input: RateCardInput!) {
  rateCard(input: $input) {
    ...CardReviewFields
  }
}
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
}`) as unknown as TypedDocumentString<RateCardMutation, RateCardMutationVariables>
