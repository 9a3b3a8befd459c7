/** The paths of the images that a sanitised text shows, each once. */
export const imagePathsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, path]) => (path === undefined ? [] : [path]))),
]
