import type { Random } from '#domain/attempts/sampling.ts'
import { storedFormat, type Format } from '../formatted.ts'
import { cellCount, isCellChoice, MAX_CELLS, type Part, rightCells } from './cells.ts'
import { contentReader, type ContentReader, type ReadContent } from './content-reader.ts'
import type { ContentRules, Gradable, QuestionTypeRules } from './question-type.ts'
import type { Score } from './score.ts'

/** A content of shape `C`: how to read and show it. */
export type ContentShape<C> = {
  /** Reads a parsed content with a reader, which remembers the errors: returns the canonical shape and nothing else. */
  read: (reader: ContentReader, content: unknown) => C
  /** Returns the public fields before grading, built field by field. */
  view: (content: C, random: Random | undefined) => object
  texts: (content: C) => string[]
}

/** The content of one type that is answered by itself, and its scoring. */
export type ContentType<C> = ContentShape<C> & {
  /** Its parts; their options are the cells that a choice lists. */
  parts: (content: C) => Part[]
  score: (parts: readonly Part[], choice: readonly number[], content: C) => Score
  /** Whether the number of right cells is secret: the public maximum is then that of all cells. */
  hidesKeyCount?: true
  /** Additional conditions for a choice. */
  accepts?: (content: C, choice: readonly number[]) => boolean
  /** For a type whose choice is not a set of cells. */
  isChoice?: (content: C, choice: readonly number[]) => boolean
  /** For a type whose key is not a set of cells. */
  key?: (content: C) => number[]
}

const parsed = (content: unknown): unknown => {
  if (typeof content !== 'string') return content
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Returns the rules of a content, and a reader for stored ones. */
export function contentRules<C>({ read: readShape, view, texts }: ContentShape<C>) {
  const read = (content: unknown, format: Format | undefined): ReadContent<C> => {
    const reader = contentReader(format)
    return reader.done(readShape(reader, parsed(content)))
  }
  /** Reads a stored content; it was checked before it was stored. */
  const stored = (content: string | undefined): C => {
    const result = read(content, storedFormat)
    if (!result.ok) throw new Error(`A stored question is malformed: ${result.code}`)
    return result.content
  }
  const rules: ContentRules = {
    check: (content, format) => {
      const result = read(content, format)
      return result.ok ? { ok: true, content: JSON.stringify(result.content) } : result
    },
    view: (content, random) => JSON.stringify(view(stored(content), random)),
    texts: (content) => texts(stored(content)).filter((text) => text !== ''),
  }
  return { rules, stored }
}

/** Returns the rules of a type with a content. */
export function contentType<C>(type: ContentType<C>): QuestionTypeRules {
  const { rules, stored } = contentRules<C>({
    ...type,
    read: (reader, value) => {
      const content = type.read(reader, value)
      reader.must(cellCount(type.parts(content)) <= MAX_CELLS, 'cells-many')
      return content
    },
  })
  const of = ({ content }: Gradable): C => stored(content)
  return {
    content: rules,
    parts: (question) => type.parts(of(question)),
    key: (question) => type.key?.(of(question)) ?? rightCells(type.parts(of(question))),
    marks: (_, choice) => [...choice],
    noChoice: () => [],
    isChoice: (question, choice) => {
      const content = of(question)
      if (type.isChoice) return type.isChoice(content, choice)
      return isCellChoice(type.parts(content), choice) && (type.accepts?.(content, choice) ?? true)
    },
    score: (question, choice) => {
      const content = of(question)
      return type.score(type.parts(content), choice, content)
    },
    ...(type.hidesKeyCount ? { visibleMax: (question: Gradable) => cellCount(type.parts(of(question))) } : {}),
  }
}
