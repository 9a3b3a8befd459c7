/**
 * Returns the path of a task's page for authors, from the urls of its content, its section, and itself (spec 3.2.4).
 */
export const taskPath = (content: string, section: string, task: string): string =>
  `/${['content', content, section, task].map(encodeURIComponent).join('/')}`
