import { chunksOf, headOf, textSource } from './text/text-slices.ts'

/** Recognizes Aiken by its keys, and GIFT by its braces and marks. */
const isAiken = (text: string) => /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z][ \t]*$/im.test(text) && /^[ \t]*A[.)]/m.test(text)
const isGift = (text: string) =>
  /^\s*(?:\/\/|::|\$CATEGORY:)/.test(text) || /\{\s*(?:#|[=~]|(?:T|F|TRUE|FALSE)\s*[}#])/.test(text)

/** The format of another program in a text file, by its name and first characters; undefined if the file is a table. */
export function textFormat(name: string, head: string): 'gift' | 'aiken' | undefined {
  if (/\.gift$/i.test(name)) return 'gift'
  if (!/\.txt$/i.test(name)) return undefined
  return isAiken(head) ? 'aiken' : isGift(head) ? 'gift' : undefined
}

/** Whether a file's extension belongs to another program's format, including formats that are refused by name. */
export const isFormatName = (name: string): boolean => /\.(?:gift|xml|zip|imscc|qti|h5p|ods|odt|apkg|mbz)$/i.test(name)

/** Bytes of a text to examine for its format. */
const HEAD = 20_000

/** Whether a file is in another program's format, by its name or the first bytes of a text. */
export const isOtherFormat = (name: string, bytes: Uint8Array): boolean =>
  isFormatName(name) ||
  (/\.txt$/i.test(name) && textFormat(name, headOf(textSource(chunksOf(bytes.subarray(0, HEAD))), HEAD)) !== undefined)
