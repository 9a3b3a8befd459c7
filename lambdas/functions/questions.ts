import { FLAW_DECISIONS, OPEN_REPORTS, QUESTION_CHUNKS, STATISTICS_LIST } from '#table/search-files.ts'
import { byNewestReport } from '#domain/questions/mistake-report.ts'
import { byNumber } from '#domain/search/question-entry.ts'
import { byPlace } from '#domain/item-analysis/question-sums.ts'
import { byQuestion } from '#table/item-analysis.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { fieldHandler } from '#lambdas/field/field-handler.ts'
import { addQuestion } from '#lambdas/questions/add-question.ts'
import { changeQuestions } from '#lambdas/questions/change-questions.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { decideFlaw } from '#lambdas/questions/flaws/decide-flaw.ts'
import type { FlawDeps } from '#lambdas/questions/flaws/flaw-deps.ts'
import { listFlaws } from '#lambdas/questions/flaws/list-flaws.ts'
import { importQuestions } from '#lambdas/questions/imports/import-questions.ts'
import { continueJob } from '#lambdas/questions/labels/continue-job.ts'
import { KINDS } from '#lambdas/questions/labels/job-reply.ts'
import { labelUse, listLabels } from '#lambdas/questions/labels/list-labels.ts'
import { removeLabel } from '#lambdas/questions/labels/remove-label.ts'
import { startJob } from '#lambdas/questions/labels/start-job.ts'
import { markSample } from '#lambdas/questions/mark-sample.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { importUse, questionUse } from '#lambdas/questions/use/question-use.ts'
import { questionTests } from '#lambdas/questions/use/question-tests.ts'
import { questionsUse } from '#lambdas/questions/use/questions-use.ts'
import { mistakeReports, settleReport } from '#lambdas/questions/flaws/mistake-reports.ts'
import { restoreQuestion } from '#lambdas/questions/restore-question.ts'
import { saveList } from '#lambdas/questions/labels/save-list.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'
import { retainImage } from '#lambdas/rich-text/retain-image.ts'
import { createSnapshots } from '#lambdas/search/snapshots.ts'
import { questionsFields } from './fields.ts'

const files = createSearchFiles()

const deps: QuestionDeps & FlawDeps = {
  table: getTable(),
  now: Date.now,
  entries: createSnapshots(files, { prefix: QUESTION_CHUNKS, compare: byNumber, now: Date.now }),
  statistics: createSnapshots(files, { prefix: STATISTICS_LIST, compare: byPlace, now: Date.now }),
  decisions: createSnapshots(files, { prefix: FLAW_DECISIONS, compare: byQuestion, now: Date.now }),
  reports: createSnapshots(files, { prefix: OPEN_REPORTS, compare: byNewestReport, now: Date.now }),
  retainImage,
}

export const handler = fieldHandler(questionsFields, {
  'Query.questionUse': ({ args }) => questionUse(args.id, deps),
  'Query.questionTests': ({ args }) => questionTests(args.id, deps),
  'Query.questionsUse': ({ args }) => questionsUse(args, deps),
  'Query.labels': () => listLabels(deps),
  'Query.labelUse': ({ args: { kind, name, into } }) => labelUse(KINDS[kind], { name, into }, deps),
  'Query.importUse': ({ args }) => importUse(args.key, deps),
  'Query.mistakeReports': ({ args }) => mistakeReports(args, deps),
  'Mutation.settleReport': ({ args }) => settleReport(args, deps),
  'Query.flaws': ({ args }) => listFlaws(args, deps),
  'Mutation.decideFlaw': ({ args, identity }) => decideFlaw(args.input, identity.sub, deps),
  'Mutation.addQuestion': ({ args, identity }) => addQuestion(args, identity.sub, deps),
  'Mutation.updateQuestion': ({ args }) => updateQuestion(args, deps),
  'Mutation.deleteQuestion': ({ args }) => deleteQuestion(args, deps),
  'Mutation.restoreQuestion': ({ args }) => restoreQuestion(args.key, deps),
  'Mutation.changeQuestions': ({ args, identity }) => changeQuestions(args, identity.sub, deps),
  'Mutation.markSample': ({ args }) => markSample(args, deps),
  'Mutation.importQuestions': ({ args, identity }) => importQuestions(args, identity.sub, deps),
  'Mutation.undoImport': ({ args }) => undoImport(args.key, deps),
  'Mutation.saveTags': ({ args }) => saveList('tags', args.tags, 'tag-short', deps),
  'Mutation.saveNclexAreas': ({ args }) => saveList('areas', args.areas, 'area-short', deps),
  'Mutation.renameLabel': ({ args: { kind, name, to }, identity }) =>
    startJob({ kind: KINDS[kind], from: name, to, merge: false }, identity.sub, deps),
  'Mutation.mergeLabels': ({ args: { kind, name, into }, identity }) =>
    startJob({ kind: KINDS[kind], from: name, to: into, merge: true }, identity.sub, deps),
  'Mutation.continueLabelJob': ({ args }) => continueJob(KINDS[args.kind], deps),
  'Mutation.removeLabel': ({ args: { kind, name } }) => removeLabel(KINDS[kind], name, deps),
})
