const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g

/**
 * Puts the stylesheets of a page into it, so that its first paint waits for no second file. `read` gives the text of a file
 * of the bundle. The addresses in it must be absolute.
 */
export const inlineStyles = (html: string, read: (file: string) => string): string =>
  html.replace(STYLESHEET, (_, file: string) => `<style>${read(file).replaceAll('</', '<\\/')}</style>`)
