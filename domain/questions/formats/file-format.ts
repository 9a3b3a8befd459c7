/** Whether a text is Aiken, by its keys; or GIFT, by its braces and marks. */
const isAiken = (text: string) => /^\s*ANSWER\s*:\s*[A-Z]\s*$/im.test(text) && /^\s*A[.)]\s/m.test(text)
const isGift = (text: string) =>
  /^\s*(?:\/\/|::|\$CATEGORY:)/.test(text) || /\{\s*(?:#|[=~]|(?:T|F|TRUE|FALSE)\s*[}#])/.test(text)

/** Which other program's format a text file has; undefined: none, it is a table. */
export function textFormat(name: string, text: string): 'gift' | 'aiken' | undefined {
  if (/\.gift$/i.test(name)) return 'gift'
  if (!/\.txt$/i.test(name)) return undefined
  const head = text.slice(0, 20_000)
  return isAiken(head) ? 'aiken' : isGift(head) ? 'gift' : undefined
}

/** Whether a file's name says that another program's format is in it. */
export const isFormatName = (name: string): boolean => /\.(?:gift|xml|zip)$/i.test(name)
