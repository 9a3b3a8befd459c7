const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}
const LAST_CODE_POINT = 0x10ffff

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff

function characterOf(reference: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? reference
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= LAST_CODE_POINT && !isSurrogate(code) ? String.fromCodePoint(code) : '\ufffd'
}

const decode = (text: string) => text.replace(/&(#\d{1,8}|#x[\da-f]{1,7}|[a-z]{2,4});/gi, characterOf)

/** The tags of WebVTT, with their classes and annotations, and its times within a cue; any other `<` is text: programs write it so. */
const TAG = /<\/?(?:c|i|b|u|v|lang|ruby|rt)(?:\.[^\s<>]*)?(?:[ \t][^<>]*)?>|<(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}>/g

/** The text of a WebVTT cue without its tags, its references decoded once: `<v Ann>5 &lt; 6</v>` is 'Ann: 5 < 6'. */
export const plainVtt = (text: string): string =>
  decode(text.replace(/<v(?:\.[^\s<>]*)?[ \t]([^<>]*)>/g, (_, voice: string) => `${voice.trim()}: `).replace(TAG, ''))

/** The text of a SubRip cue without the tags that players know there: `{\an8}<i>Hello</i>` is 'Hello'. */
export const plainSrt = (text: string): string =>
  text.replace(/<\/?(?:b|i|u|s|font)(?:\s[^<>]*)?>/gi, '').replace(/\{\\[^{}]*\}/g, '')
