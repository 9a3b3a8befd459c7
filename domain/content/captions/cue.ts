/** A caption: what is shown of a video from `start` to `end`, in seconds. The text is plain; its lines are parted by line feeds. */
export type Cue = { start: number; end: number; text: string }

/** What no player shows: control characters, and the sign that stands for a lost one. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g

/**
 * A caption's text as it is kept: without control characters, with no space around a line and no empty line, because an empty
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
