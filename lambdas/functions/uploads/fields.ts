/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = [
  'Mutation.startVideoUpload',
  'Mutation.signVideoParts',
  'Mutation.finishVideoUpload',
  'Mutation.cancelVideoUpload',
  'Mutation.createFileUpload',
  'Mutation.publishImage',
  'Mutation.saveCaptions',
  'Mutation.replaceCaptions',
  'Mutation.reviewCaptions',
  'Mutation.deleteCaptions',
  'Mutation.startRenditions',
  'Mutation.finishRendition',
  'Mutation.publishRenditions',
  'Mutation.cancelRenditions',
  'Query.videoUpload',
] as const
