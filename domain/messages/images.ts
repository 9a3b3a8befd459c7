/** Words for images in texts, courses, and the question bank. A refusal's key is its code. */
export const imageMessages = {
  'image-gone': 'An image of this text is no longer stored; please delete it and insert it again',
} as const
