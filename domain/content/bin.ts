/** What can be deleted of course content and brought back: `video` is that of a Lecture, which stays. */
export type ContentBinKind = 'content' | 'section' | 'task' | 'video'
export type BinKind = ContentBinKind | 'question'

/** So many days what was deleted can be brought back. */
export const BIN_DAYS = 30

const DAY = 86_400_000

/** Until when what was deleted at a time can be brought back; both in epoch milliseconds. */
export const binnedUntil = (deletedOn: number): number => deletedOn + BIN_DAYS * DAY
