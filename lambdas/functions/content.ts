import { requireEnv } from '#lambdas/aws/env.ts'
import { removeObject } from '#lambdas/aws/s3.ts'
import { playbackSigner } from '#lambdas/aws/sign-playback.ts'
import { listBin } from '#lambdas/content/bin/list-bin.ts'
import { purgeOne } from '#lambdas/content/bin/purge-bin.ts'
import { restore } from '#lambdas/content/bin/restore.ts'
import { authoredContent } from '#lambdas/content/authored-content.ts'
import { authoredSection } from '#lambdas/content/authored-section.ts'
import { authoredTask } from '#lambdas/content/authored-task.ts'
import type { ContentDeps } from '#lambdas/content/content-deps.ts'
import { cancelCopy } from '#lambdas/content/copying/cancel-copy.ts'
import { continueCopy } from '#lambdas/content/copying/continue-copy.ts'
import { copyContent } from '#lambdas/content/copying/copy-content.ts'
import { listCopies } from '#lambdas/content/copying/list-copies.ts'
import { createContent } from '#lambdas/content/create-content.ts'
import { createSection } from '#lambdas/content/create-section.ts'
import { createTask } from '#lambdas/content/create-task.ts'
import { deleteContent } from '#lambdas/content/delete-content.ts'
import { deleteSection } from '#lambdas/content/delete-section.ts'
import { deleteTask } from '#lambdas/content/delete-task.ts'
import { deleteVideo } from '#lambdas/content/delete-video.ts'
import { listContents } from '#lambdas/content/list-contents.ts'
import { retainImage } from '#lambdas/rich-text/retain-image.ts'
import { orderSections, orderTasks } from '#lambdas/content/save-order.ts'
import { updateContent } from '#lambdas/content/update-content.ts'
import { updateSection } from '#lambdas/content/update-section.ts'
import { updateTask } from '#lambdas/content/update-task.ts'
import { archiveCourse } from '#lambdas/courses/archive-course.ts'
import { courseDeletionRefusal, deleteCourse } from '#lambdas/courses/delete-course.ts'
import { changeClass } from '#lambdas/courses/change-class.ts'
import { sendCourseMessage } from '#lambdas/courses/send-course-message.ts'
import { alignCourses } from '#lambdas/courses/align-courses.ts'
import { createCourse } from '#lambdas/courses/create-course.ts'
import { updateCourse } from '#lambdas/courses/update-course.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { fieldHandler } from '#lambdas/field/field-handler.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { contentFields } from './fields.ts'

const deps: ContentDeps = {
  table: getTable(),
  now: Date.now,
  newKey: () => sortableId(Date.now()).slice(3, 15),
  signPlayback: playbackSigner(),
  retainImage,
  removeFile: (key) => removeObject(requireEnv('MEDIA_BUCKET'), key),
}

export const handler = fieldHandler(contentFields, {
  'Mutation.createCourse': ({ args }) => createCourse(args.input, deps),
  'Mutation.updateCourse': ({ args }) => updateCourse(args.input, deps),
  'Mutation.alignCourses': ({ args }) => alignCourses(args.input, deps),
  'Mutation.changeClass': ({ args }) => changeClass(args.input, deps),
  'Mutation.sendCourseMessage': ({ args }) => sendCourseMessage(args.input, deps),
  'Mutation.archiveCourse': ({ args }) => archiveCourse(args, deps),
  'Mutation.deleteCourse': ({ args }) => deleteCourse(args, deps),
  'Mutation.createContent': ({ args }) => createContent(args.input, deps),
  'Mutation.createSection': ({ args }) => createSection(args.input, deps),
  'Mutation.createTask': ({ args }) => createTask(args.input, deps),
  'Mutation.updateTask': ({ args }) => updateTask(args.input, deps),
  'Mutation.updateContent': ({ args }) => updateContent(args.input, deps),
  'Mutation.deleteContent': ({ args }) => deleteContent(args, deps),
  'Mutation.updateSection': ({ args }) => updateSection(args.input, deps),
  'Mutation.deleteSection': ({ args }) => deleteSection(args, deps),
  'Mutation.copyContent': ({ args, identity }) => copyContent(args, identity.sub, deps),
  'Mutation.continueCopy': ({ args }) => continueCopy(args, deps),
  'Mutation.cancelCopy': ({ args }) => cancelCopy(args, deps),
  'Mutation.orderSections': ({ args }) => orderSections(args, deps),
  'Mutation.orderTasks': ({ args }) => orderTasks(args, deps),
  'Mutation.deleteTask': ({ args }) => deleteTask(args, deps),
  'Mutation.deleteVideo': ({ args }) => deleteVideo(args, deps),
  'Mutation.restore': ({ args }) => restore(args, deps),
  'Mutation.purgeBinned': ({ args }) => purgeOne(args, deps),
  'Query.courseDeletionRefusal': ({ args }) => courseDeletionRefusal(args, deps),
  'Query.recycleBin': ({ args }) => listBin(args, deps),
  'Query.contents': () => listContents(deps),
  'Query.contentCopies': () => listCopies(deps),
  'Query.authoredContent': ({ args }) => authoredContent(args, deps),
  'Query.authoredSection': ({ args }) => authoredSection(args, deps),
  'Query.authoredTask': ({ args }) => authoredTask(args, deps),
})
