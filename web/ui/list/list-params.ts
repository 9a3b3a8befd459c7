import { sortOfText, type TableSort, textOfSort } from '#web/ui/table/table-sort.ts'

type ParamValue = string | number | readonly string[] | TableSort | undefined
export type Params = Readonly<Record<string, ParamValue>>

/** Reads URL parameters by name; a missing or invalid one has its default. */
const readerOf = (url: URLSearchParams) => ({
  text: (name: string) => (url.get(name) ?? '').trim(),
  texts: (name: string) => url.getAll(name),
  oneOf: <Value extends string, Default extends string>(name: string, values: readonly Value[], usual: Default) =>
    values.find((value) => value === url.get(name)) ?? usual,
  sort: <Column extends string, Default extends TableSort<Column> | undefined>(
    name: string,
    columns: readonly Column[],
    usual: Default,
  ): TableSort<Column> | Default => sortOfText(url.get(name), columns) ?? usual,
  page: (name: string, limit = Infinity) => {
    const page = Number(url.get(name) ?? '1')
    return Number.isInteger(page) && page > 0 && page < limit ? page : 1
  },
})

/** A list's URL parameters by name, each with its type and default. */
export type ListSchema<T> = (read: ReturnType<typeof readerOf>) => T

/** For a list with only a search and pages. */
export const searchAndPage = (({ text, page }) => ({
  search: text('search'),
  page: page('page'),
})) satisfies ListSchema<unknown>

/** The parameters for the position in a list; any other change resets these to the first page. */
const PAGES = new Set(['page', 'pages', 'at'])

export const readParams = <T>(schema: ListSchema<T>, url: URLSearchParams): T => schema(readerOf(url))

function textsOf(value: ParamValue): readonly string[] {
  if (value === undefined) return []
  if (typeof value === 'object') return 'by' in value ? [textOfSort(value)] : value
  return [String(value)]
}

/**
 * The query string after a change, including the question mark. Omits defaults and keeps parameters that aren't the
 * list's.
 */
export function searchAfter(schema: ListSchema<Params>, url: URLSearchParams, change: Params): string {
  const usual = readParams(schema, new URLSearchParams())
  const next = new URLSearchParams(url)
  for (const [name, value] of Object.entries({ ...readParams(schema, url), ...change })) {
    next.delete(name)
    const texts = textsOf(PAGES.has(name) && !(name in change) ? usual[name] : value)
    if (texts.join('\n') !== textsOf(usual[name]).join('\n')) for (const text of texts) next.append(name, text)
  }
  return `?${next.toString()}`
}
