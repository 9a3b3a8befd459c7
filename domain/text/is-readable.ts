/** More marks on one letter than any language writes. */
const PILED_MARKS = /\p{M}{3}/u
/** What turns the direction of a text, or is not seen at all. */
const UNSEEN = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u
/** Scripts whose letters look alike: a name is written in one of them. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Marks and controls that turn the direction of what follows. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** Whether a text holds a control that shows what follows in another order than it is written. */
export const hasBidiControls = (text: string): boolean => TURNING.test(text)

/**
 * Whether a name is what it looks like: no heap of marks on a letter, nothing that turns or hides text, no letters of scripts that look alike
 * beside each other, such as a Cyrillic А in "Аdmin" (ours; Unicode's UTS 39 calls that mixed-script).
 */
export function isReadable(name: string): boolean {
  const text = name.normalize('NFC')
  return !PILED_MARKS.test(text) && !UNSEEN.test(text) && ALIKE.filter((script) => script.test(text)).length <= 1
}
