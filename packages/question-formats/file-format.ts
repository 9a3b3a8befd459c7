import { chunksOf, headOf, textSource } from './text/text-slices.ts'

/** Whether a text is Aiken, by its keys; or GIFT, by its braces and marks. */
const isAiken = (text: string) => /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z][ \t]*$/im.test(text) && /^[ \t]*A[.)]/m.test(text)
const isGift = (text: string) =>
  /^\s*(?:\/\/|::|\$CATEGORY:)/.test(text) || /\{\s*(?:#|[=~]|(?:T|F|TRUE|FALSE)\s*[}#])/.test(text)

/** Which other program's format a text file has, by its name and the characters it begins with; undefined: none, it is a table. */
export function textFormat(name: string, head: string): 'gift' | 'aiken' | undefined {
  if (/\.gift$/i.test(name)) return 'gift'
  if (!/\.txt$/i.test(name)) return undefined
  return isAiken(head) ? 'aiken' : isGift(head) ? 'gift' : undefined
}

/** Whether a file's name says that another program's format is in it, be it one that is refused by its name. */
export const isFormatName = (name: string): boolean => /\.(?:gift|xml|zip|imscc|qti|h5p|ods|odt|apkg|mbz)$/i.test(name)

/** Bytes of a text in which its format is looked for. */
const HEAD = 20_000

/** Whether a file is in another program's format: by its name, or a text by what it begins with. */
export const isOtherFormat = (name: string, bytes: Uint8Array): boolean =>
  isFormatName(name) ||
  (/\.txt$/i.test(name) && textFormat(name, headOf(textSource(chunksOf(bytes.subarray(0, HEAD))), HEAD)) !== undefined)
