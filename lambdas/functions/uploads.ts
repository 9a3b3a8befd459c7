import { deleteCaptions, saveCaptions } from '#lambdas/content/uploads/captions.ts'
import { replaceCaptions } from '#lambdas/content/uploads/replace-captions.ts'
import { reviewCaptions } from '#lambdas/content/uploads/review-captions.ts'
import { createFileUpload } from '#lambdas/content/uploads/create-file-upload.ts'
import { finishVideoUpload } from '#lambdas/content/uploads/finish-video-upload.ts'
import { finishRendition } from '#lambdas/content/uploads/finish-rendition.ts'
import { createMediaFiles } from '#lambdas/content/uploads/media-files.ts'
import { createMultipart } from '#lambdas/content/uploads/multipart.ts'
import { publishImage } from '#lambdas/content/uploads/publish-image.ts'
import { publishRenditions } from '#lambdas/content/uploads/publish-renditions.ts'
import { cancelRenditions, startRenditions } from '#lambdas/content/uploads/renditions.ts'
import type { UploadDeps } from '#lambdas/content/uploads/upload-deps.ts'
import {
  cancelVideoUpload,
  signVideoParts,
  startVideoUpload,
  videoUpload,
} from '#lambdas/content/uploads/video-upload.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { fieldHandler } from '#lambdas/field/field-handler.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { uploadsFields } from './fields.ts'

const deps: UploadDeps = {
  table: getTable(),
  multipart: createMultipart(),
  files: createMediaFiles(),
  now: Date.now,
  newName: () => sortableId(Date.now()),
}

export const handler = fieldHandler(uploadsFields, {
  'Mutation.startVideoUpload': ({ args }) => startVideoUpload(args.input, deps),
  'Mutation.signVideoParts': ({ args }) => signVideoParts(args, deps),
  'Mutation.finishVideoUpload': ({ args }) => finishVideoUpload(args, deps),
  'Mutation.cancelVideoUpload': ({ args }) => cancelVideoUpload(args.input, deps),
  'Mutation.createFileUpload': ({ args }) => createFileUpload(args, deps),
  'Mutation.publishImage': ({ args }) => publishImage(args, deps),
  'Mutation.saveCaptions': ({ args }) => saveCaptions(args, deps),
  'Mutation.replaceCaptions': ({ args, identity }) => replaceCaptions(args, identity.sub, deps),
  'Mutation.reviewCaptions': ({ args, identity }) => reviewCaptions(args, identity.sub, deps),
  'Mutation.deleteCaptions': ({ args }) => deleteCaptions(args, deps),
  'Mutation.startRenditions': ({ args }) => startRenditions(args, deps),
  'Mutation.finishRendition': ({ args }) => finishRendition(args, deps),
  'Mutation.publishRenditions': ({ args }) => publishRenditions(args, deps),
  'Mutation.cancelRenditions': ({ args }) => cancelRenditions(args, deps),
  'Query.videoUpload': ({ args }) => videoUpload(args.input, deps),
})
