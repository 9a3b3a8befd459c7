/** More combining marks on one letter than any language uses. */
const STACKED_MARKS = /\p{M}{3}/u
/** Characters that change the text direction, or are invisible. */
const UNSEEN = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u
/** Scripts with similar letters: a name may use only one of them. */
const SIMILAR_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Marks and controls that change the text direction. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** Whether a text contains a control character that reorders the text after it. */
export const hasBidiControls = (text: string): boolean => TURNING.test(text)

/**
 * Whether a name can be read as written: no pile of marks on a letter, nothing that reorders or hides text, no mix of
 * scripts with similar letters, such as a Cyrillic А in "Аdmin" (ours; Unicode's UTS 39 calls that mixed-script).
 */
export function isReadable(name: string): boolean {
  const text = name.normalize('NFC')
  return (
    !STACKED_MARKS.test(text) && !UNSEEN.test(text) && SIMILAR_SCRIPTS.filter((script) => script.test(text)).length <= 1
  )
}
