/** Deleted course content that can be restored; `video` is a Lecture's video, while the Lecture itself stays. */
export type ContentBinKind = 'content' | 'section' | 'task' | 'video'
export type BinKind = ContentBinKind | 'question'

/** The number of days during which deleted content can be restored. */
export const BIN_DAYS = 30

const DAY = 86_400_000

/** Returns until when content deleted at a time can be restored; both in epoch milliseconds. */
export const binnedUntil = (deletedOn: number): number => deletedOn + BIN_DAYS * DAY
