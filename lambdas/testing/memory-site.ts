import type { SiteFiles } from '#lambdas/aws/site-files.ts'

/** Returns an in-memory site and its written files, by path. */
export function memorySite(): { site: SiteFiles; files: Map<string, string> } {
  const files = new Map<string, string>()
  const later = <T>(value: T) => Promise.resolve(value)
  return {
    files,
    site: {
      read: (path) => later(files.get(path)),
      write: async (path, body) => {
        await Promise.resolve()
        files.set(path, body)
      },
      remove: async (path) => {
        await Promise.resolve()
        files.delete(path)
      },
    },
  }
}
