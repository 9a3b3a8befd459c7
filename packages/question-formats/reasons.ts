/**
 * Reasons why a question is refused, and what is lost or changed in import. A reason may have a detail after a colon,
 * such as a name or line of the file.
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

/** Losses of a text that refuse its question. */
export const REFUSING = ['format-math', 'format-deep', 'format-passage'] as const

/** A code with an optional detail. */
export type FormatReason = ReasonCode | `${ReasonCode}:${string}`

const known = new Set<string>(REASON_CODES)

/** Whether a text is such a reason. */
export const isFormatReason = (text: string): text is FormatReason => known.has(text.split(':', 1)[0] ?? '')
