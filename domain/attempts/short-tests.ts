import type { Lack } from './short-of.ts'

/** A test that cannot be drawn, by the key of its task, and what it lacks. */
export type ShortTest = { key: string; lacks: readonly Lack[] }

/** What administrators were told: by task, the pools that fall short (TAGGED: among those with all of its tags). */
export type Told = Readonly<Record<string, readonly string[]>>

/** A lack that is of no single tag or area. */
export const TAGGED = ''

const poolOf = ({ pool }: Lack) => pool ?? TAGGED

/**
 * What is to be told now that these tests are short, and what has been told then. A shortage is told once and again only
 * after it was mended: what is short no longer is forgotten, what is still short, by however many, is not repeated.
 */
export function shortageNews(short: readonly ShortTest[], told: Told): { news: ShortTest[]; told: Told } {
  const news = short.flatMap(({ key, lacks }) => {
    const fresh = lacks.filter((lack) => !told[key]?.includes(poolOf(lack)))
    return fresh.length > 0 ? [{ key, lacks: fresh }] : []
  })
  return { news, told: Object.fromEntries(short.map(({ key, lacks }) => [key, lacks.map(poolOf)])) }
}

/** Whether the same has been told, in whatever order. */
export const isSameTold = (a: Told, b: Told): boolean => {
  const inOrder = (told: Told) => JSON.stringify(Object.entries(told).sort(([x], [y]) => (x < y ? -1 : 1)))
  return inOrder(a) === inOrder(b)
}
