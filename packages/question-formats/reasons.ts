/**
 * Why a question of a file is refused, and what of it is lost or read otherwise. A reason may carry a detail after a colon, such as a name
 * or a line of the file.
 */
export const REASON_CODES = [
  'format-type',
  'format-text-only',
  'format-open',
  'format-answers',
  'format-long',
  'format-no-key',
  'format-several',
  'format-scripted',
  'format-several-right',
  'format-contradiction',
  'format-template',
  'format-adaptive',
  'format-range',
  'format-range-ends',
  'format-range-endless',
  'format-category',
  'format-fraction',
  'format-points',
  'format-groups',
  'format-partial',
  'format-plus-minus',
  'format-other-answers',
  'format-decimals',
  'format-gap',
  'format-markup',
  'format-feedback',
  'format-hint',
  'format-extra-matches',
  'format-extra-tokens',
  'format-encoded-twice',
  'format-picture-missing',
  'format-picture-bad',
  'format-picture-link',
  'format-picture-name',
  'format-attachment',
  'format-picture-plain',
  'format-plain',
  'format-math',
  'format-deep',
  'format-media',
  'format-passage',
  'format-no-body',
  'format-encoding',
  'format-broken-part',
  'format-missing-part',
] as const

export type ReasonCode = (typeof REASON_CODES)[number]

/** Reasons among the losses of a text for which its question is refused. */
export const REFUSING = ['format-math', 'format-deep', 'format-passage'] as const

/** A code with what it is about, if there is something to add. */
export type FormatReason = ReasonCode | `${ReasonCode}:${string}`

const known = new Set<string>(REASON_CODES)

/** Whether a text is such a reason. */
export const isFormatReason = (text: string): text is FormatReason => known.has(text.split(':', 1)[0] ?? '')
