/** The tag of an image that no saved text shows yet: the bucket's lifecycle rule drops what keeps it (infra/storage/media-bucket.ts). */
export const UNSAVED_IMAGE = 'saved=no'
