import type { LecturePlaybackFieldsFragment } from '#generated/operations.ts'

/** The API's reply for a lecture's playback: one video without captions. */
export const aPlayback = (change: Partial<LecturePlaybackFieldsFragment> = {}): LecturePlaybackFieldsFragment => ({
  video: '/lectures/k1/a.mp4?v=1',
  playlist: null,
  captionsReviewed: null,
  captions: null,
  cookies: { path: '/lectures/k1/', policy: 'p', signature: 's', keyPairId: 'K1', expiresAt: Date.now() + 900_000 },
  ...change,
})
