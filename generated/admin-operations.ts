// Written by npm run codegen. Do not edit.
import { TypedDocumentString } from './operations.ts'
import type {
  AdaptiveFieldsFragment,
  AddCourseStudentMutation,
  AddCourseStudentMutationVariables,
  AddQuestionMutation,
  AddQuestionMutationVariables,
  AddUserNoteMutation,
  AddUserNoteMutationVariables,
  AlignCoursesMutation,
  AlignCoursesMutationVariables,
  ArchiveCourseMutation,
  ArchiveCourseMutationVariables,
  AttemptFieldsFragment,
  AuditEditorsQuery,
  AuditEditorsQueryVariables,
  AuditQuery,
  AuditQueryVariables,
  AuthoredContentQuery,
  AuthoredContentQueryVariables,
  AuthoredSectionQuery,
  AuthoredSectionQueryVariables,
  AuthoredTaskFieldsFragment,
  AuthoredTaskQuery,
  AuthoredTaskQueryVariables,
  BankConstantsQuery,
  BankConstantsQueryVariables,
  CalibrateExamMutation,
  CalibrateExamMutationVariables,
  CalibrationRunFieldsFragment,
  CancelCopyMutation,
  CancelCopyMutationVariables,
  CancelRenditionsMutation,
  CancelRenditionsMutationVariables,
  CancelVideoUploadMutation,
  CancelVideoUploadMutationVariables,
  CardReviewFieldsFragment,
  CertificateFieldsFragment,
  ChangeClassMutation,
  ChangeClassMutationVariables,
  ChangeQuestionsMutation,
  ChangeQuestionsMutationVariables,
  CohortFieldsFragment,
  ConstantsFieldsFragment,
  ContentCohortQuery,
  ContentCohortQueryVariables,
  ContentCopiesQuery,
  ContentCopiesQueryVariables,
  ContentCopyFieldsFragment,
  ContentCountFieldsFragment,
  ContentFieldsFragment,
  ContentsQuery,
  ContentsQueryVariables,
  ContinueCopyMutation,
  ContinueCopyMutationVariables,
  ContinueLabelJobMutation,
  ContinueLabelJobMutationVariables,
  CopyContentMutation,
  CopyContentMutationVariables,
  CourseCardFieldsFragment,
  CourseCohortQuery,
  CourseCohortQueryVariables,
  CourseListQuery,
  CourseListQueryVariables,
  CourseNoticesQuery,
  CourseNoticesQueryVariables,
  CourseRosterQuery,
  CourseRosterQueryVariables,
  CreateContentMutation,
  CreateContentMutationVariables,
  CreateFileUploadMutation,
  CreateFileUploadMutationVariables,
  CreateManagedCourseMutation,
  CreateManagedCourseMutationVariables,
  CreateSectionMutation,
  CreateSectionMutationVariables,
  CreateTaskMutation,
  CreateTaskMutationVariables,
  DeleteCaptionsMutation,
  DeleteCaptionsMutationVariables,
  DeleteContentMutation,
  DeleteContentMutationVariables,
  DeleteCourseMutation,
  DeleteCourseMutationVariables,
  DeleteQuestionMutation,
  DeleteQuestionMutationVariables,
  DeleteSectionMutation,
  DeleteSectionMutationVariables,
  DeleteTaskMutation,
  DeleteTaskMutationVariables,
  DeleteVideoMutation,
  DeleteVideoMutationVariables,
  ExamBankFieldsFragment,
  ExamBankQuery,
  ExamBankQueryVariables,
  ExamOutcomeCountsQuery,
  ExamOutcomeCountsQueryVariables,
  ExamOutcomeFieldsFragment,
  ExamReportFieldsFragment,
  ExamStandingFieldsFragment,
  ExportQuestionsQuery,
  ExportQuestionsQueryVariables,
  ExportUsersQuery,
  ExportUsersQueryVariables,
  ExtendProgressMutation,
  ExtendProgressMutationVariables,
  FindUsersQuery,
  FindUsersQueryVariables,
  FindVideoUploadQuery,
  FindVideoUploadQueryVariables,
  FinishRenditionMutation,
  FinishRenditionMutationVariables,
  FinishVideoUploadMutation,
  FinishVideoUploadMutationVariables,
  FlawCaseFieldsFragment,
  GradedFieldsFragment,
  ImportBatchFieldsFragment,
  ImportLinesQuery,
  ImportLinesQueryVariables,
  ImportRowsMutation,
  ImportRowsMutationVariables,
  ImportUseQuery,
  ImportUseQueryVariables,
  ImportsQuery,
  ImportsQueryVariables,
  InvitationFieldsFragment,
  InvitationsQuery,
  InvitationsQueryVariables,
  InviteUserMutation,
  InviteUserMutationVariables,
  LabelJobFieldsFragment,
  LabelListsQuery,
  LabelListsQueryVariables,
  LabelUseQuery,
  LabelUseQueryVariables,
  LecturePlaybackFieldsFragment,
  ListedCourseFieldsFragment,
  ListedPaymentFragment,
  ListedUserFragment,
  ManagedCourseFieldsFragment,
  ManagedCourseQuery,
  ManagedCourseQueryVariables,
  ManagedUserQuery,
  ManagedUserQueryVariables,
  MarkSampleMutation,
  MarkSampleMutationVariables,
  MarksFieldsFragment,
  MergeLabelsMutation,
  MergeLabelsMutationVariables,
  MistakeReportFieldsFragment,
  MistakeReportsQuery,
  MistakeReportsQueryVariables,
  NewCourseQuery,
  NewCourseQueryVariables,
  NextTaskFieldsFragment,
  NoteStudentMutation,
  NoteStudentMutationVariables,
  OlderNotesQuery,
  OlderNotesQueryVariables,
  OnStudentMoveSubscription,
  OnStudentMoveSubscriptionVariables,
  OpenStudentViewMutation,
  OpenStudentViewMutationVariables,
  OrderSectionsMutation,
  OrderSectionsMutationVariables,
  OrderTasksMutation,
  OrderTasksMutationVariables,
  PartOfPaymentFragment,
  PastAttemptFieldsFragment,
  PaymentFactsFragment,
  PaymentsQuery,
  PaymentsQueryVariables,
  PersonAttemptsQuery,
  PersonAttemptsQueryVariables,
  PersonCoursesQuery,
  PersonCoursesQueryVariables,
  PersonPaymentsQuery,
  PersonPaymentsQueryVariables,
  PoolShortageQuery,
  PoolShortageQueryVariables,
  PreviewMoreQuery,
  PreviewMoreQueryVariables,
  PreviewQuestionFieldsFragment,
  PreviewTestQuery,
  PreviewTestQueryVariables,
  ProgressFieldsFragment,
  PublishImageMutation,
  PublishImageMutationVariables,
  PublishRenditionsMutation,
  PublishRenditionsMutationVariables,
  QuestionFieldsFragment,
  QuestionIdsQuery,
  QuestionIdsQueryVariables,
  QuestionListQuery,
  QuestionListQueryVariables,
  QuestionScreenQuery,
  QuestionScreenQueryVariables,
  QuestionTestsQuery,
  QuestionTestsQueryVariables,
  QuestionUseQuery,
  QuestionUseQueryVariables,
  QuestionsUseQuery,
  QuestionsUseQueryVariables,
  QuizFieldsFragment,
  QuizFormFieldsFragment,
  RefundPaymentMutation,
  RefundPaymentMutationVariables,
  RegradeFieldsFragment,
  RegradeLineFieldsFragment,
  RemoveCourseStudentMutation,
  RemoveCourseStudentMutationVariables,
  RemoveLabelMutation,
  RemoveLabelMutationVariables,
  RenameLabelMutation,
  RenameLabelMutationVariables,
  RenditionsSessionFieldsFragment,
  ReplaceCaptionsMutation,
  ReplaceCaptionsMutationVariables,
  ReportedVersionQuery,
  ReportedVersionQueryVariables,
  ReviewCaptionsMutation,
  ReviewCaptionsMutationVariables,
  ReviewedQuestionFieldsFragment,
  SaveCaptionsMutation,
  SaveCaptionsMutationVariables,
  SaveNclexAreasMutation,
  SaveNclexAreasMutationVariables,
  SaveTagsMutation,
  SaveTagsMutationVariables,
  SavedQuizFormsFieldsFragment,
  SectionFieldsFragment,
  SendCourseMessageMutation,
  SendCourseMessageMutationVariables,
  SentNoticeFieldsFragment,
  SettleReportMutation,
  SettleReportMutationVariables,
  SignVideoPartsMutation,
  SignVideoPartsMutationVariables,
  SoldPaymentsFragment,
  StartRenditionsMutation,
  StartRenditionsMutationVariables,
  StartVideoUploadMutation,
  StartVideoUploadMutationVariables,
  StudentAttemptFieldsFragment,
  StudentAttemptQuery,
  StudentAttemptQueryVariables,
  StudentCourseQuery,
  StudentCourseQueryVariables,
  StudentExamReportQuery,
  StudentExamReportQueryVariables,
  StudentListQuery,
  StudentListQueryVariables,
  StudentNameFieldsFragment,
  StudentOlderAttemptsQuery,
  StudentOlderAttemptsQueryVariables,
  StudentProgressQuery,
  StudentProgressQueryVariables,
  StudentSectionQuery,
  StudentSectionQueryVariables,
  StudentTaskFieldsFragment,
  StudyPlanFieldsFragment,
  StudySettingsFieldsFragment,
  TakenQuestionFieldsFragment,
  TaskOutlineFieldsFragment,
  TestTagsQuery,
  TestTagsQueryVariables,
  UndoImportMutation,
  UndoImportMutationVariables,
  UpdateContentMutation,
  UpdateContentMutationVariables,
  UpdateExamSettingsMutation,
  UpdateExamSettingsMutationVariables,
  UpdateManagedCourseMutation,
  UpdateManagedCourseMutationVariables,
  UpdateQuestionMutation,
  UpdateQuestionMutationVariables,
  UpdateSectionMutation,
  UpdateSectionMutationVariables,
  UpdateTaskMutation,
  UpdateTaskMutationVariables,
  UpdateUserMutation,
  UpdateUserMutationVariables,
  UploadSessionFieldsFragment,
  UserListQuery,
  UserListQueryVariables,
  UserNoteFieldsFragment,
  ViewedCourseQuery,
  ViewedCourseQueryVariables,
  ViewedCoursesQuery,
  ViewedCoursesQueryVariables,
  ViewedSectionQuery,
  ViewedSectionQueryVariables,
  ViewedTaskQuery,
  ViewedTaskQueryVariables,
  WatchedFieldsFragment,
  WithdrawInvitationMutation,
  WithdrawInvitationMutationVariables,
  WriteToStudentsMutation,
  WriteToStudentsMutationVariables,
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
export const OpenStudentViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenStudentView($uid: ID!, $requestId: ID!) {
  openStudentView(uid: $uid, requestId: $requestId) {
    key
    uid
    firstName
    lastName
    until
  }
}
    `) as unknown as TypedDocumentString<OpenStudentViewMutation, OpenStudentViewMutationVariables>
export const ViewedCoursesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewedCourses($uid: ID!, $view: ID!, $nextToken: String) {
  viewedCourses(uid: $uid, view: $view, nextToken: $nextToken) {
    items {
      ...CourseCardFields
    }
    notices {
      key
      progressKey
      kind
      subject
      text
      createdOn
    }
    nextToken
  }
}
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
}`) as unknown as TypedDocumentString<ViewedCoursesQuery, ViewedCoursesQueryVariables>
export const ViewedCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewedCourse($uid: ID!, $view: ID!, $progressKey: ID!) {
  viewedCourse(uid: $uid, view: $view, progressKey: $progressKey) {
    progress {
      ...ProgressFields
    }
    contents {
      ...ContentCountFields
    }
  }
}
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
}`) as unknown as TypedDocumentString<ViewedCourseQuery, ViewedCourseQueryVariables>
export const ViewedSectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewedSection($uid: ID!, $view: ID!, $progressKey: ID!, $contentKey: ID!, $sectionKey: ID!) {
  viewedSection(
    uid: $uid
    view: $view
    progressKey: $progressKey
    contentKey: $contentKey
    sectionKey: $sectionKey
  ) {
    progress {
      ...ProgressFields
    }
    section {
      key
      contentKey
      name
      instructions
      total
      completed
    }
    tasks {
      key
      name
      type
      complete
      used
      open
      best
      passed
      minutes
      questions
      watched {
        seconds
        duration
      }
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
}`) as unknown as TypedDocumentString<ViewedSectionQuery, ViewedSectionQueryVariables>
export const ViewedTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewedTask($uid: ID!, $view: ID!, $progressKey: ID!, $contentKey: ID!, $sectionKey: ID!, $taskKey: ID!) {
  viewedTask(
    uid: $uid
    view: $view
    progressKey: $progressKey
    contentKey: $contentKey
    sectionKey: $sectionKey
    taskKey: $taskKey
  ) {
    progress {
      ...ProgressFields
    }
    key
    name
    type
    text
    numOfQuestions
    minQuestions
    maxQuestions
    timeAllowed
    attempts
    passGrade
    poolSuffices
    used
    open
    complete
    history {
      n
      grade
      deadline
    }
    watched {
      seconds
      duration
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
}`) as unknown as TypedDocumentString<ViewedTaskQuery, ViewedTaskQueryVariables>
export const CourseCohortDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CourseCohort($key: ID!) {
  courseCohort(key: $key) {
    ...CohortFields
  }
}
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
}`) as unknown as TypedDocumentString<CourseCohortQuery, CourseCohortQueryVariables>
export const ContentCohortDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ContentCohort($key: ID!) {
  contentCohort(key: $key) {
    ...CohortFields
  }
}
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
}`) as unknown as TypedDocumentString<ContentCohortQuery, ContentCohortQueryVariables>
export const WriteToStudentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WriteToStudents($input: SendCourseMessageInput!) {
  sendCourseMessage(input: $input) {
    key
    total
  }
}
    `) as unknown as TypedDocumentString<WriteToStudentsMutation, WriteToStudentsMutationVariables>
export const NoteStudentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation NoteStudent($input: AddNoteInput!) {
  addNote(input: $input) {
    key
  }
}
    `) as unknown as TypedDocumentString<NoteStudentMutation, NoteStudentMutationVariables>
export const CreateFileUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateFileUpload($size: Int!) {
  createFileUpload(size: $size) {
    uploadKey
    url
  }
}
    `) as unknown as TypedDocumentString<CreateFileUploadMutation, CreateFileUploadMutationVariables>
export const PublishImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishImage($uploadKey: ID!) {
  publishImage(uploadKey: $uploadKey) {
    src
    width
    height
  }
}
    `) as unknown as TypedDocumentString<PublishImageMutation, PublishImageMutationVariables>
export const RefundPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefundPayment($input: RefundPaymentInput!) {
  refundPayment(input: $input) {
    ...ListedPayment
  }
}
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
}`) as unknown as TypedDocumentString<RefundPaymentMutation, RefundPaymentMutationVariables>
export const AuditDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Audit($by: ID, $kind: String, $from: Float, $to: Float, $words: [String!], $oldestFirst: Boolean, $nextToken: String) {
  audit(
    by: $by
    kind: $kind
    from: $from
    to: $to
    words: $words
    oldestFirst: $oldestFirst
    nextToken: $nextToken
  ) {
    items {
      key
      time
      by
      byName
      action
      kind
      subject
      name
      changes {
        field
        before
        after
      }
    }
    nextToken
  }
}
    `) as unknown as TypedDocumentString<AuditQuery, AuditQueryVariables>
export const ImportLinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportLines($key: ID!, $nextToken: String) {
  importLines(key: $key, nextToken: $nextToken) {
    items {
      id
      added
    }
    nextToken
  }
}
    `) as unknown as TypedDocumentString<ImportLinesQuery, ImportLinesQueryVariables>
export const AuditEditorsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuditEditors {
  auditEditors {
    uid
    name
  }
  users(type: Admin, page: 1) {
    items {
      uid
      firstName
      lastName
    }
  }
}
    `) as unknown as TypedDocumentString<AuditEditorsQuery, AuditEditorsQueryVariables>
export const ContentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Contents {
  contents {
    ...ContentFields
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
}
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
}`) as unknown as TypedDocumentString<ContentsQuery, ContentsQueryVariables>
export const ContentCopiesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ContentCopies {
  contentCopies {
    ...ContentCopyFields
  }
}
    fragment ContentCopyFields on ContentCopy {
  key
  name
  sourceName
  done
  total
  finished
  cancelled
}`) as unknown as TypedDocumentString<ContentCopiesQuery, ContentCopiesQueryVariables>
export const CopyContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CopyContent($input: CopyContentInput!) {
  copyContent(input: $input) {
    ...ContentCopyFields
  }
}
    fragment ContentCopyFields on ContentCopy {
  key
  name
  sourceName
  done
  total
  finished
  cancelled
}`) as unknown as TypedDocumentString<CopyContentMutation, CopyContentMutationVariables>
export const ContinueCopyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ContinueCopy($key: ID!) {
  continueCopy(key: $key) {
    ...ContentCopyFields
  }
}
    fragment ContentCopyFields on ContentCopy {
  key
  name
  sourceName
  done
  total
  finished
  cancelled
}`) as unknown as TypedDocumentString<ContinueCopyMutation, ContinueCopyMutationVariables>
export const CancelCopyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelCopy($key: ID!) {
  cancelCopy(key: $key) {
    ...ContentCopyFields
  }
}
    fragment ContentCopyFields on ContentCopy {
  key
  name
  sourceName
  done
  total
  finished
  cancelled
}`) as unknown as TypedDocumentString<CancelCopyMutation, CancelCopyMutationVariables>
export const AuthoredContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuthoredContent($contentUrl: String!) {
  authoredContent(contentUrl: $contentUrl) {
    ...ContentFields
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
}
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
}`) as unknown as TypedDocumentString<AuthoredContentQuery, AuthoredContentQueryVariables>
export const AuthoredSectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuthoredSection($contentUrl: String!, $sectionUrl: String!) {
  authoredSection(contentUrl: $contentUrl, sectionUrl: $sectionUrl) {
    content {
      key
      name
      url
    }
    section {
      ...SectionFields
    }
    tasks {
      ...AuthoredTaskFields
    }
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
}
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
}`) as unknown as TypedDocumentString<AuthoredSectionQuery, AuthoredSectionQueryVariables>
export const AuthoredTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuthoredTask($contentUrl: String!, $sectionUrl: String!, $taskUrl: String!) {
  authoredTask(
    contentUrl: $contentUrl
    sectionUrl: $sectionUrl
    taskUrl: $taskUrl
  ) {
    content {
      key
      name
      url
    }
    section {
      key
      name
      url
    }
    task {
      ...AuthoredTaskFields
    }
    lecture {
      ...LecturePlaybackFields
    }
    linked {
      contentName
      sectionName
      task {
        ...AuthoredTaskFields
      }
      lecture {
        ...LecturePlaybackFields
      }
    }
  }
}
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
}`) as unknown as TypedDocumentString<AuthoredTaskQuery, AuthoredTaskQueryVariables>
export const CreateContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateContent($input: CreateContentInput!) {
  createContent(input: $input) {
    key
    name
    url
  }
}
    `) as unknown as TypedDocumentString<CreateContentMutation, CreateContentMutationVariables>
export const UpdateContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateContent($input: UpdateContentInput!) {
  updateContent(input: $input) {
    key
    name
    url
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateContentMutation, UpdateContentMutationVariables>
export const DeleteContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteContent($key: ID!, $version: Int!) {
  deleteContent(key: $key, version: $version)
}
    `) as unknown as TypedDocumentString<DeleteContentMutation, DeleteContentMutationVariables>
export const CreateSectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateSection($input: CreateSectionInput!) {
  createSection(input: $input) {
    key
    name
    url
  }
}
    `) as unknown as TypedDocumentString<CreateSectionMutation, CreateSectionMutationVariables>
export const UpdateSectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateSection($input: UpdateSectionInput!) {
  updateSection(input: $input) {
    key
    name
    url
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateSectionMutation, UpdateSectionMutationVariables>
export const DeleteSectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteSection($contentKey: ID!, $key: ID!, $version: Int!) {
  deleteSection(contentKey: $contentKey, key: $key, version: $version)
}
    `) as unknown as TypedDocumentString<DeleteSectionMutation, DeleteSectionMutationVariables>
export const OrderSectionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderSections($contentKey: ID!, $keys: [ID!]!, $seen: Int!) {
  orderSections(contentKey: $contentKey, keys: $keys, seen: $seen) {
    order
    orderVersion
  }
}
    `) as unknown as TypedDocumentString<OrderSectionsMutation, OrderSectionsMutationVariables>
export const OrderTasksDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderTasks($contentKey: ID!, $sectionKey: ID!, $keys: [ID!]!, $seen: Int!) {
  orderTasks(
    contentKey: $contentKey
    sectionKey: $sectionKey
    keys: $keys
    seen: $seen
  ) {
    order
    orderVersion
  }
}
    `) as unknown as TypedDocumentString<OrderTasksMutation, OrderTasksMutationVariables>
export const CreateTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateTask($input: CreateTaskInput!) {
  createTask(input: $input) {
    key
    name
    url
    type
  }
}
    `) as unknown as TypedDocumentString<CreateTaskMutation, CreateTaskMutationVariables>
export const UpdateTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateTask($input: UpdateTaskInput!) {
  updateTask(input: $input) {
    key
    name
    url
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateTaskMutation, UpdateTaskMutationVariables>
export const DeleteTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteTask($contentKey: ID!, $sectionKey: ID!, $key: ID!, $version: Int!) {
  deleteTask(
    contentKey: $contentKey
    sectionKey: $sectionKey
    key: $key
    version: $version
  )
}
    `) as unknown as TypedDocumentString<DeleteTaskMutation, DeleteTaskMutationVariables>
export const ReplaceCaptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReplaceCaptions($input: ReplaceCaptionsInput!) {
  replaceCaptions(input: $input) {
    key
    captionsName
    version
  }
}
    `) as unknown as TypedDocumentString<ReplaceCaptionsMutation, ReplaceCaptionsMutationVariables>
export const ReviewCaptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReviewCaptions($contentKey: ID!, $sectionKey: ID!, $taskKey: ID!, $version: Int!) {
  reviewCaptions(
    contentKey: $contentKey
    sectionKey: $sectionKey
    taskKey: $taskKey
    version: $version
  ) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<ReviewCaptionsMutation, ReviewCaptionsMutationVariables>
export const StartVideoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartVideoUpload($input: StartVideoUploadInput!) {
  startVideoUpload(input: $input) {
    ...UploadSessionFields
  }
}
    fragment UploadSessionFields on VideoUploadSession {
  uploadId
  fileName
  partSize
  done
}`) as unknown as TypedDocumentString<StartVideoUploadMutation, StartVideoUploadMutationVariables>
export const FindVideoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindVideoUpload($input: VideoUploadInput!) {
  videoUpload(input: $input) {
    ...UploadSessionFields
  }
}
    fragment UploadSessionFields on VideoUploadSession {
  uploadId
  fileName
  partSize
  done
}`) as unknown as TypedDocumentString<FindVideoUploadQuery, FindVideoUploadQueryVariables>
export const SignVideoPartsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignVideoParts($input: VideoUploadInput!, $numbers: [Int!]!) {
  signVideoParts(input: $input, numbers: $numbers) {
    number
    url
  }
}
    `) as unknown as TypedDocumentString<SignVideoPartsMutation, SignVideoPartsMutationVariables>
export const FinishVideoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishVideoUpload($input: VideoUploadInput!) {
  finishVideoUpload(input: $input) {
    key
    fileName
    fileDetails
    version
  }
}
    `) as unknown as TypedDocumentString<FinishVideoUploadMutation, FinishVideoUploadMutationVariables>
export const StartRenditionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartRenditions($input: RenditionsInput!, $instead: Boolean!) {
  startRenditions(input: $input, instead: $instead) {
    ...RenditionsSessionFields
  }
}
    fragment RenditionsSessionFields on RenditionsSession {
  folder
  video
  list {
    name
  }
}`) as unknown as TypedDocumentString<StartRenditionsMutation, StartRenditionsMutationVariables>
export const FinishRenditionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishRendition($input: VideoUploadInput!, $playlist: String!) {
  finishRendition(input: $input, playlist: $playlist) {
    ...RenditionsSessionFields
  }
}
    fragment RenditionsSessionFields on RenditionsSession {
  folder
  video
  list {
    name
  }
}`) as unknown as TypedDocumentString<FinishRenditionMutation, FinishRenditionMutationVariables>
export const PublishRenditionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishRenditions($input: RenditionsInput!) {
  publishRenditions(input: $input) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<PublishRenditionsMutation, PublishRenditionsMutationVariables>
export const CancelRenditionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelRenditions($input: RenditionsInput!) {
  cancelRenditions(input: $input)
}
    `) as unknown as TypedDocumentString<CancelRenditionsMutation, CancelRenditionsMutationVariables>
export const CancelVideoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelVideoUpload($input: VideoUploadInput!) {
  cancelVideoUpload(input: $input)
}
    `) as unknown as TypedDocumentString<CancelVideoUploadMutation, CancelVideoUploadMutationVariables>
export const DeleteVideoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteVideo($contentKey: ID!, $sectionKey: ID!, $key: ID!, $version: Int!) {
  deleteVideo(
    contentKey: $contentKey
    sectionKey: $sectionKey
    key: $key
    version: $version
  ) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteVideoMutation, DeleteVideoMutationVariables>
export const SaveCaptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveCaptions($input: SaveCaptionsInput!) {
  saveCaptions(input: $input) {
    key
    captionsName
    version
  }
}
    `) as unknown as TypedDocumentString<SaveCaptionsMutation, SaveCaptionsMutationVariables>
export const DeleteCaptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteCaptions($contentKey: ID!, $sectionKey: ID!, $taskKey: ID!, $version: Int!) {
  deleteCaptions(
    contentKey: $contentKey
    sectionKey: $sectionKey
    taskKey: $taskKey
    version: $version
  ) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteCaptionsMutation, DeleteCaptionsMutationVariables>
export const TestTagsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TestTags {
  constants {
    tags
    nclexAreas
  }
}
    `) as unknown as TypedDocumentString<TestTagsQuery, TestTagsQueryVariables>
export const PoolShortageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PoolShortage($input: TestSettingsInput!) {
  poolShortage(input: $input) {
    pool
    missing
  }
}
    `) as unknown as TypedDocumentString<PoolShortageQuery, PoolShortageQueryVariables>
export const PreviewTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewTest($contentKey: ID!, $sectionKey: ID!, $taskKey: ID!) {
  previewTest(contentKey: $contentKey, sectionKey: $sectionKey, taskKey: $taskKey) {
    task {
      key
      type
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
    }
    areas
    questions {
      ...PreviewQuestionFields
    }
    deck {
      exam
      standard
      minItems
      maxItems
      unscored
      caseStudies
      unscoredAt
      casesAt
      shares
      items
      trials
    }
  }
}
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
}`) as unknown as TypedDocumentString<PreviewTestQuery, PreviewTestQueryVariables>
export const PreviewMoreDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewMore($contentKey: ID!, $sectionKey: ID!, $taskKey: ID!, $areas: [Int!]!, $used: [Int!]!, $ids: [Int!]) {
  previewMore(
    contentKey: $contentKey
    sectionKey: $sectionKey
    taskKey: $taskKey
    areas: $areas
    used: $used
    ids: $ids
  ) {
    ...PreviewQuestionFields
  }
}
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
}`) as unknown as TypedDocumentString<PreviewMoreQuery, PreviewMoreQueryVariables>
export const CourseListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CourseList {
  courseList {
    ...ListedCourseFields
  }
}
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
}`) as unknown as TypedDocumentString<CourseListQuery, CourseListQueryVariables>
export const NewCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NewCourse($copy: ID) {
  managedCourse(key: $copy) {
    course {
      ...ManagedCourseFields
    }
    contents {
      key
      name
    }
  }
}
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
}`) as unknown as TypedDocumentString<NewCourseQuery, NewCourseQueryVariables>
export const ManagedCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ManagedCourse($key: ID!, $page: Int!) {
  managedCourse(key: $key) {
    course {
      ...ManagedCourseFields
    }
    contents {
      key
      name
    }
    editable
    enrolled
    roster
    differing {
      key
      onlineDays
      contents
      editable
    }
  }
  courseStudents(key: $key, page: $page) {
    items {
      uid
      firstName
      lastName
      email
      progressKey
      courseKey
      courseName
      endTime
    }
    total
    page
  }
}
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
}`) as unknown as TypedDocumentString<ManagedCourseQuery, ManagedCourseQueryVariables>
export const FindUsersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindUsers($search: String, $page: Int!) {
  users(search: $search, page: $page) {
    items {
      uid
      type
      firstName
      lastName
      email
    }
    total
    page
  }
}
    `) as unknown as TypedDocumentString<FindUsersQuery, FindUsersQueryVariables>
export const CreateManagedCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateManagedCourse($input: CreateCourseInput!) {
  createCourse(input: $input) {
    ...ManagedCourseFields
  }
}
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
}`) as unknown as TypedDocumentString<CreateManagedCourseMutation, CreateManagedCourseMutationVariables>
export const UpdateManagedCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateManagedCourse($input: UpdateCourseInput!) {
  updateCourse(input: $input) {
    ...ManagedCourseFields
  }
}
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
}`) as unknown as TypedDocumentString<UpdateManagedCourseMutation, UpdateManagedCourseMutationVariables>
export const AlignCoursesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AlignCourses($input: AlignCoursesInput!) {
  alignCourses(input: $input) {
    ...ManagedCourseFields
  }
}
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
}`) as unknown as TypedDocumentString<AlignCoursesMutation, AlignCoursesMutationVariables>
export const ArchiveCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArchiveCourse($key: ID!, $version: Int!, $archived: Boolean!) {
  archiveCourse(key: $key, version: $version, archived: $archived) {
    ...ManagedCourseFields
  }
}
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
}`) as unknown as TypedDocumentString<ArchiveCourseMutation, ArchiveCourseMutationVariables>
export const DeleteCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteCourse($key: ID!, $version: Int!) {
  deleteCourse(key: $key, version: $version) {
    ...ManagedCourseFields
  }
}
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
}`) as unknown as TypedDocumentString<DeleteCourseMutation, DeleteCourseMutationVariables>
export const AddCourseStudentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddCourseStudent($input: CreateProgressInput!) {
  createProgress(input: $input) {
    key
  }
}
    `) as unknown as TypedDocumentString<AddCourseStudentMutation, AddCourseStudentMutationVariables>
export const RemoveCourseStudentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveCourseStudent($input: UpdateProgressInput!) {
  updateProgress(input: $input) {
    key
    endTime
  }
}
    `) as unknown as TypedDocumentString<RemoveCourseStudentMutation, RemoveCourseStudentMutationVariables>
export const CourseNoticesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CourseNotices($key: ID!) {
  courseNotices(key: $key) {
    ...SentNoticeFields
  }
}
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
}`) as unknown as TypedDocumentString<CourseNoticesQuery, CourseNoticesQueryVariables>
export const CourseRosterDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CourseRoster($key: ID!) {
  courseRoster(key: $key) {
    uid
    firstName
    lastName
    email
    phone
    courseName
    enrolledOn
    endTime
  }
}
    `) as unknown as TypedDocumentString<CourseRosterQuery, CourseRosterQueryVariables>
export const ChangeClassDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeClass($input: ChangeClassInput!) {
  changeClass(input: $input) {
    ...ManagedCourseFields
  }
}
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
}`) as unknown as TypedDocumentString<ChangeClassMutation, ChangeClassMutationVariables>
export const SendCourseMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendCourseMessage($input: SendCourseMessageInput!) {
  sendCourseMessage(input: $input) {
    ...SentNoticeFields
  }
}
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
}`) as unknown as TypedDocumentString<SendCourseMessageMutation, SendCourseMessageMutationVariables>
export const ExamBankDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExamBank($exam: String!) {
  examBank(exam: $exam) {
    ...ExamBankFields
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
}
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
}`) as unknown as TypedDocumentString<ExamBankQuery, ExamBankQueryVariables>
export const CalibrateExamDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CalibrateExam($exam: String!) {
  calibrateExam(exam: $exam) {
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
}`) as unknown as TypedDocumentString<CalibrateExamMutation, CalibrateExamMutationVariables>
export const UpdateExamSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateExamSettings($input: UpdateExamSettingsInput!) {
  updateExamSettings(input: $input) {
    ...ExamBankFields
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
}
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
}`) as unknown as TypedDocumentString<UpdateExamSettingsMutation, UpdateExamSettingsMutationVariables>
export const ExamOutcomeCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExamOutcomeCounts {
  examOutcomeCounts {
    students
    passed
    failed
  }
}
    `) as unknown as TypedDocumentString<ExamOutcomeCountsQuery, ExamOutcomeCountsQueryVariables>
export const PaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Payments($search: String, $status: String, $from: AWSDate, $to: AWSDate, $course: ID, $nextToken: String) {
  payments(
    search: $search
    status: $status
    from: $from
    to: $to
    course: $course
    nextToken: $nextToken
  ) {
    items {
      ...ListedPayment
    }
    nextToken
    searchedTo
    totals {
      sales {
        ...SoldPayments
      }
      courses {
        key
        name
        year
        sales {
          ...SoldPayments
        }
      }
      months {
        month
        sales {
          ...SoldPayments
        }
      }
      today
      found {
        payments
        sales {
          ...SoldPayments
        }
      }
    }
  }
}
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
}
fragment SoldPayments on Sales {
  paid
  paidAmount
  refunded
  refundedAmount
  lostAmount
}`) as unknown as TypedDocumentString<PaymentsQuery, PaymentsQueryVariables>
export const StudentListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudentList($search: String, $page: Int!) {
  users(type: Student, search: $search, page: $page) {
    items {
      ...StudentNameFields
      dateCreated
      lastSeen
    }
    total
    page
  }
}
    fragment StudentNameFields on User {
  uid
  firstName
  lastName
  email
}`) as unknown as TypedDocumentString<StudentListQuery, StudentListQueryVariables>
export const StudentProgressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudentProgress($uid: ID!, $search: String, $page: Int!) {
  studentProgress(uid: $uid, search: $search, page: $page) {
    student {
      ...StudentNameFields
    }
    items {
      progress {
        ...ProgressFields
      }
      total
      completed
    }
    total
    page
  }
}
    fragment StudentNameFields on User {
  uid
  firstName
  lastName
  email
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
}`) as unknown as TypedDocumentString<StudentProgressQuery, StudentProgressQueryVariables>
export const StudentCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudentCourse($uid: ID!, $progressKey: ID!) {
  studentCourse(uid: $uid, progressKey: $progressKey) {
    student {
      ...StudentNameFields
    }
    progress {
      ...ProgressFields
    }
    contents {
      key
      name
      sections {
        key
        contentKey
        name
        total
        completed
      }
    }
  }
}
    fragment StudentNameFields on User {
  uid
  firstName
  lastName
  email
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
}`) as unknown as TypedDocumentString<StudentCourseQuery, StudentCourseQueryVariables>
export const StudentSectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudentSection($uid: ID!, $progressKey: ID!, $sectionKey: ID!) {
  studentSection(uid: $uid, progressKey: $progressKey, sectionKey: $sectionKey) {
    student {
      ...StudentNameFields
    }
    progress {
      ...ProgressFields
    }
    section {
      key
      name
      instructions
      total
      completed
    }
    tasks {
      ...StudentTaskFields
    }
  }
}
    fragment StudentNameFields on User {
  uid
  firstName
  lastName
  email
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
}
fragment WatchedFields on Watched {
  seconds
  duration
  pieces
}`) as unknown as TypedDocumentString<StudentSectionQuery, StudentSectionQueryVariables>
export const StudentAttemptDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudentAttempt($uid: ID!, $progressKey: ID!, $taskKey: ID!, $n: Int!) {
  studentAttempt(uid: $uid, progressKey: $progressKey, taskKey: $taskKey, n: $n) {
    attempt {
      ...StudentAttemptFields
    }
    questions {
      ...ReviewedQuestionFields
    }
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
}`) as unknown as TypedDocumentString<StudentAttemptQuery, StudentAttemptQueryVariables>
export const StudentExamReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudentExamReport($uid: ID!, $progressKey: ID!, $taskKey: ID!, $n: Int!) {
  studentExamReport(
    uid: $uid
    progressKey: $progressKey
    taskKey: $taskKey
    n: $n
  ) {
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
}`) as unknown as TypedDocumentString<StudentExamReportQuery, StudentExamReportQueryVariables>
export const StudentOlderAttemptsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StudentOlderAttempts($uid: ID!, $progressKey: ID!, $taskKey: ID!, $before: Int!) {
  studentOlderAttempts(
    uid: $uid
    progressKey: $progressKey
    taskKey: $taskKey
    before: $before
  ) {
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
}`) as unknown as TypedDocumentString<StudentOlderAttemptsQuery, StudentOlderAttemptsQueryVariables>
export const OnStudentMoveDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription OnStudentMove($progressKey: ID!) {
  onStudentMove(progressKey: $progressKey) {
    attempt {
      progressKey
      taskKey
    }
  }
}
    `) as unknown as TypedDocumentString<OnStudentMoveSubscription, OnStudentMoveSubscriptionVariables>
export const LabelListsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LabelLists {
  labels {
    tags {
      name
      questions
      tests
      fixed
    }
    areas {
      name
      questions
      tests
      fixed
    }
    jobs {
      ...LabelJobFields
    }
  }
}
    fragment LabelJobFields on LabelJob {
  kind
  from
  to
  merge
  total
  done
  finished
}`) as unknown as TypedDocumentString<LabelListsQuery, LabelListsQueryVariables>
export const LabelUseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LabelUse($kind: LabelKind!, $name: String!, $into: String) {
  labelUse(kind: $kind, name: $name, into: $into) {
    questions
    tests {
      key
      name
    }
    stopped {
      key
      name
      pool
      missing
    }
  }
}
    `) as unknown as TypedDocumentString<LabelUseQuery, LabelUseQueryVariables>
export const RenameLabelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenameLabel($kind: LabelKind!, $name: String!, $to: String!) {
  renameLabel(kind: $kind, name: $name, to: $to) {
    ...LabelJobFields
  }
}
    fragment LabelJobFields on LabelJob {
  kind
  from
  to
  merge
  total
  done
  finished
}`) as unknown as TypedDocumentString<RenameLabelMutation, RenameLabelMutationVariables>
export const MergeLabelsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeLabels($kind: LabelKind!, $name: String!, $into: String!) {
  mergeLabels(kind: $kind, name: $name, into: $into) {
    ...LabelJobFields
  }
}
    fragment LabelJobFields on LabelJob {
  kind
  from
  to
  merge
  total
  done
  finished
}`) as unknown as TypedDocumentString<MergeLabelsMutation, MergeLabelsMutationVariables>
export const ContinueLabelJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ContinueLabelJob($kind: LabelKind!) {
  continueLabelJob(kind: $kind) {
    ...LabelJobFields
  }
}
    fragment LabelJobFields on LabelJob {
  kind
  from
  to
  merge
  total
  done
  finished
}`) as unknown as TypedDocumentString<ContinueLabelJobMutation, ContinueLabelJobMutationVariables>
export const RemoveLabelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveLabel($kind: LabelKind!, $name: String!) {
  removeLabel(kind: $kind, name: $name)
}
    `) as unknown as TypedDocumentString<RemoveLabelMutation, RemoveLabelMutationVariables>
export const MistakeReportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MistakeReports($settled: Boolean!, $nextToken: String) {
  mistakeReports(settled: $settled, nextToken: $nextToken) {
    items {
      ...MistakeReportFields
    }
    nextToken
  }
}
    fragment MistakeReportFields on MistakeReport {
  id
  question
  item
  version
  kind
  text
  createdOn
  settledOn
}`) as unknown as TypedDocumentString<MistakeReportsQuery, MistakeReportsQueryVariables>
export const ReportedVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReportedVersion($id: Int!, $time: Float!) {
  questionVersion(id: $id, time: $time) {
    question {
      ...QuestionFields
    }
    time
    current
  }
}
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
}`) as unknown as TypedDocumentString<ReportedVersionQuery, ReportedVersionQueryVariables>
export const SettleReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettleReport($id: ID!, $settled: Boolean!) {
  settleReport(id: $id, settled: $settled) {
    ...MistakeReportFields
  }
}
    fragment MistakeReportFields on MistakeReport {
  id
  question
  item
  version
  kind
  text
  createdOn
  settledOn
}`) as unknown as TypedDocumentString<SettleReportMutation, SettleReportMutationVariables>
export const QuestionListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuestionList($search: QuestionSearchInput, $sort: ListSortInput, $page: Int!) {
  questions(search: $search, sort: $sort, page: $page) {
    items {
      id
      type
      preview
      tags
      area
      changedOn
      sample
      items {
        number
        step
        type
        preview
      }
    }
    total
    page
  }
}
    `) as unknown as TypedDocumentString<QuestionListQuery, QuestionListQueryVariables>
export const BankConstantsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BankConstants {
  constants {
    ...ConstantsFields
  }
}
    fragment ConstantsFields on Constants {
  tags
  nclexAreas
}`) as unknown as TypedDocumentString<BankConstantsQuery, BankConstantsQueryVariables>
export const QuestionIdsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuestionIds($search: QuestionSearchInput, $sort: ListSortInput) {
  questionIds(search: $search, sort: $sort)
}
    `) as unknown as TypedDocumentString<QuestionIdsQuery, QuestionIdsQueryVariables>
export const QuestionScreenDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuestionScreen($id: Int!, $search: QuestionSearchInput, $sort: ListSortInput) {
  question(id: $id) {
    ...QuestionFields
  }
  questionPlace(id: $id, search: $search, sort: $sort) {
    position
    total
    previous
    next
  }
  constants {
    ...ConstantsFields
  }
}
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
fragment ConstantsFields on Constants {
  tags
  nclexAreas
}`) as unknown as TypedDocumentString<QuestionScreenQuery, QuestionScreenQueryVariables>
export const QuestionTestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuestionTests($id: Int!) {
  questionTests(id: $id) {
    key
    name
    place
    path
  }
}
    `) as unknown as TypedDocumentString<QuestionTestsQuery, QuestionTestsQueryVariables>
export const QuestionUseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuestionUse($id: Int!) {
  questionUse(id: $id) {
    tasks {
      key
      name
      pool
      missing
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionUseQuery, QuestionUseQueryVariables>
export const AddQuestionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddQuestion($input: QuestionInput!, $requestId: ID!) {
  addQuestion(input: $input, requestId: $requestId) {
    ...QuestionFields
  }
}
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
}`) as unknown as TypedDocumentString<AddQuestionMutation, AddQuestionMutationVariables>
export const UpdateQuestionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateQuestion($id: Int!, $version: Int!, $input: QuestionInput!) {
  updateQuestion(id: $id, version: $version, input: $input) {
    ...QuestionFields
  }
}
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
}`) as unknown as TypedDocumentString<UpdateQuestionMutation, UpdateQuestionMutationVariables>
export const DeleteQuestionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteQuestion($id: Int!, $version: Int!) {
  deleteQuestion(id: $id, version: $version)
}
    `) as unknown as TypedDocumentString<DeleteQuestionMutation, DeleteQuestionMutationVariables>
export const QuestionsUseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuestionsUse($ids: [Int!]!, $action: QuestionAction!, $tag: String) {
  questionsUse(ids: $ids, action: $action, tag: $tag) {
    tasks {
      key
      name
      pool
      missing
    }
  }
}
    `) as unknown as TypedDocumentString<QuestionsUseQuery, QuestionsUseQueryVariables>
export const ChangeQuestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeQuestions($questions: [TickedQuestionInput!]!, $action: QuestionAction!, $tag: String, $batch: ID!) {
  changeQuestions(
    questions: $questions
    action: $action
    tag: $tag
    batch: $batch
  ) {
    id
    outcome
    reason
  }
}
    `) as unknown as TypedDocumentString<ChangeQuestionsMutation, ChangeQuestionsMutationVariables>
export const MarkSampleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkSample($id: Int!, $version: Int!, $sample: Boolean!) {
  markSample(id: $id, version: $version, sample: $sample) {
    ...QuestionFields
  }
}
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
}`) as unknown as TypedDocumentString<MarkSampleMutation, MarkSampleMutationVariables>
export const SaveTagsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveTags($tags: [String!]!) {
  saveTags(tags: $tags)
}
    `) as unknown as TypedDocumentString<SaveTagsMutation, SaveTagsMutationVariables>
export const SaveNclexAreasDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveNclexAreas($areas: [String!]!) {
  saveNclexAreas(areas: $areas)
}
    `) as unknown as TypedDocumentString<SaveNclexAreasMutation, SaveNclexAreasMutationVariables>
export const ExportQuestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportQuestions($search: QuestionSearchInput, $ids: [Int!], $page: Int!) {
  exportQuestions(search: $search, ids: $ids, page: $page) {
    items {
      ref
      question {
        ...QuestionFields
      }
    }
    total
    page
  }
}
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
}`) as unknown as TypedDocumentString<ExportQuestionsQuery, ExportQuestionsQueryVariables>
export const ImportUseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportUse($key: ID!) {
  importUse(key: $key) {
    tasks {
      key
      name
      pool
      missing
    }
    tags
    areas
  }
}
    `) as unknown as TypedDocumentString<ImportUseQuery, ImportUseQueryVariables>
export const ImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportRows($rows: [ImportRowInput!]!, $dryRun: Boolean!, $batch: ImportBatchInput, $newTags: [String!], $newAreas: [String!]) {
  importQuestions(
    rows: $rows
    dryRun: $dryRun
    batch: $batch
    newTags: $newTags
    newAreas: $newAreas
  ) {
    row
    ref
    outcome
    id
    reasons
    same
  }
}
    `) as unknown as TypedDocumentString<ImportRowsMutation, ImportRowsMutationVariables>
export const ImportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Imports($nextToken: String) {
  imports(nextToken: $nextToken) {
    items {
      ...ImportBatchFields
    }
    nextToken
  }
}
    fragment ImportBatchFields on ImportBatch {
  key
  name
  author
  createdOn
  added
  changed
  undone
  labels
}`) as unknown as TypedDocumentString<ImportsQuery, ImportsQueryVariables>
export const UndoImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoImport($key: ID!) {
  undoImport(key: $key) {
    batch {
      ...ImportBatchFields
    }
    left
    tags
    areas
    more
  }
}
    fragment ImportBatchFields on ImportBatch {
  key
  name
  author
  createdOn
  added
  changed
  undone
  labels
}`) as unknown as TypedDocumentString<UndoImportMutation, UndoImportMutationVariables>
export const InvitationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Invitations($nextToken: String) {
  invitations(nextToken: $nextToken) {
    items {
      ...InvitationFields
    }
    nextToken
  }
}
    fragment InvitationFields on Invitation {
  key
  email
  firstName
  lastName
  by
  status
  sentOn
  acceptedOn
}`) as unknown as TypedDocumentString<InvitationsQuery, InvitationsQueryVariables>
export const InviteUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InviteUser($input: InviteUserInput!) {
  inviteUser(input: $input) {
    ...InvitationFields
  }
}
    fragment InvitationFields on Invitation {
  key
  email
  firstName
  lastName
  by
  status
  sentOn
  acceptedOn
}`) as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>
export const WithdrawInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawInvitation($key: ID!) {
  withdrawInvitation(key: $key) {
    ...InvitationFields
  }
}
    fragment InvitationFields on Invitation {
  key
  email
  firstName
  lastName
  by
  status
  sentOn
  acceptedOn
}`) as unknown as TypedDocumentString<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>
export const PersonCoursesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PersonCourses($uid: ID!, $page: Int!) {
  studentProgress(uid: $uid, page: $page) {
    items {
      progress {
        key
        name
        courseType
        subject
        dates
        onlineDays
        endTime
        complete
        dateCreated
      }
      total
      completed
    }
    total
    page
  }
}
    `) as unknown as TypedDocumentString<PersonCoursesQuery, PersonCoursesQueryVariables>
export const PersonPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PersonPayments($uid: ID!, $page: Int!) {
  userPayments(uid: $uid, page: $page) {
    items {
      ...ListedPayment
    }
    total
    page
  }
}
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
}`) as unknown as TypedDocumentString<PersonPaymentsQuery, PersonPaymentsQueryVariables>
export const PersonAttemptsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PersonAttempts($uid: ID!, $progressKey: ID!, $page: Int!) {
  studentAttempts(uid: $uid, progressKey: $progressKey, page: $page) {
    items {
      taskKey
      taskName
      sectionKey
      n
      type
      startTime
      endTime
      total
      score
      maxScore
      grade
      result
    }
    total
    page
  }
}
    `) as unknown as TypedDocumentString<PersonAttemptsQuery, PersonAttemptsQueryVariables>
export const ExtendProgressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ExtendProgress($input: ExtendProgressInput!) {
  extendProgress(input: $input) {
    key
    endTime
    onlineDays
  }
}
    `) as unknown as TypedDocumentString<ExtendProgressMutation, ExtendProgressMutationVariables>
export const UserListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UserList($search: String, $type: UserType, $seen: UserSeen, $courses: UserCourses, $sort: ListSortInput, $page: Int!) {
  users(
    search: $search
    type: $type
    seen: $seen
    courses: $courses
    sort: $sort
    page: $page
  ) {
    items {
      ...ListedUser
    }
    total
    page
  }
}
    fragment UserNoteFields on Note {
  key
  text
  author
  createdOn
}
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
}`) as unknown as TypedDocumentString<UserListQuery, UserListQueryVariables>
export const ExportUsersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportUsers($search: String, $type: UserType, $seen: UserSeen, $courses: UserCourses, $sort: ListSortInput, $page: Int!) {
  exportUsers(
    search: $search
    type: $type
    seen: $seen
    courses: $courses
    sort: $sort
    page: $page
  ) {
    items {
      ...ListedUser
    }
    total
  }
}
    fragment UserNoteFields on Note {
  key
  text
  author
  createdOn
}
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
}`) as unknown as TypedDocumentString<ExportUsersQuery, ExportUsersQueryVariables>
export const ManagedUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ManagedUser($uid: ID!) {
  managedUser(uid: $uid) {
    user {
      uid
      type
      firstName
      lastName
      email
      phone
      dateCreated
      lastSeen
    }
    notes {
      items {
        ...UserNoteFields
      }
      nextToken
    }
    courses {
      key
      name
      courseType
      dates
      onlineDays
      endTime
      complete
    }
  }
}
    fragment UserNoteFields on Note {
  key
  text
  author
  createdOn
}`) as unknown as TypedDocumentString<ManagedUserQuery, ManagedUserQueryVariables>
export const OlderNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OlderNotes($uid: ID!, $nextToken: String) {
  notes(uid: $uid, nextToken: $nextToken) {
    items {
      ...UserNoteFields
    }
    nextToken
  }
}
    fragment UserNoteFields on Note {
  key
  text
  author
  createdOn
}`) as unknown as TypedDocumentString<OlderNotesQuery, OlderNotesQueryVariables>
export const UpdateUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateUser($input: UpdateUserInput!) {
  updateUser(input: $input) {
    uid
    type
  }
}
    `) as unknown as TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>
export const AddUserNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddUserNote($input: AddNoteInput!) {
  addNote(input: $input) {
    ...UserNoteFields
  }
}
    fragment UserNoteFields on Note {
  key
  text
  author
  createdOn
}`) as unknown as TypedDocumentString<AddUserNoteMutation, AddUserNoteMutationVariables>
