import type {
  MutationCreateContentArgs,
  MutationCreateCourseArgs,
  MutationCreateSectionArgs,
  MutationCreateTaskArgs,
  MutationCreateVideoUploadArgs,
  MutationUpdateCourseArgs,
  MutationUpdateTaskArgs,
} from '../../generated/schema.ts'
import { fieldHandler, type FieldCall } from '../shared/field-handler.ts'
import { createContent } from './create-content.ts'
import { createCourse } from './create-course.ts'
import { createSection } from './create-section.ts'
import { createTask } from './create-task.ts'
import { createVideoUpload } from './create-video-upload.ts'
import { openAuthoringDeps } from './deps.ts'
import { updateCourse } from './update-course.ts'
import { updateTask } from './update-task.ts'

const deps = openAuthoringDeps()

export const handler = fieldHandler({
  'Mutation.createCourse': ({ args }: FieldCall<MutationCreateCourseArgs>) => createCourse(args.input, deps),
  'Mutation.updateCourse': ({ args }: FieldCall<MutationUpdateCourseArgs>) => updateCourse(args.input, deps),
  'Mutation.createContent': ({ args }: FieldCall<MutationCreateContentArgs>) => createContent(args.input, deps),
  'Mutation.createSection': ({ args }: FieldCall<MutationCreateSectionArgs>) => createSection(args.input, deps),
  'Mutation.createTask': ({ args }: FieldCall<MutationCreateTaskArgs>) => createTask(args.input, deps),
  'Mutation.updateTask': ({ args }: FieldCall<MutationUpdateTaskArgs>) => updateTask(args.input, deps),
  'Mutation.createVideoUpload': ({ args }: FieldCall<MutationCreateVideoUploadArgs>) => createVideoUpload(args, deps),
})
