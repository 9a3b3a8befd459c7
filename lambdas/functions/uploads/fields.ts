/** The fields that this function answers; infra attaches them, a test holds them against the schema. */
export const fields = [
  'Mutation.startVideoUpload',
  'Mutation.signVideoParts',
  'Mutation.finishVideoUpload',
  'Mutation.cancelVideoUpload',
  'Mutation.createFileUpload',
  'Mutation.publishImage',
  'Mutation.saveCaptions',
  'Mutation.deleteCaptions',
  'Query.videoUpload',
] as const
