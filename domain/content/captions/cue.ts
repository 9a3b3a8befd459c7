/**
 * A caption: text shown from `start` to `end` of a video, in seconds. Plain text, with lines separated by line feeds.
 */
export type Cue = { start: number; end: number; text: string }

/** What no player shows: control characters, and the sign that stands for a lost one. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g

/**
 * Returns a caption's text as stored: without control characters, spaces around lines, or empty lines, because an empty
 * line ends a cue in a file.
 */
export const cueText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
