import type { Random } from '#domain/attempts/sampling.ts'
import { asStored, type Format } from '../formatted.ts'
import { cellCount, isCellChoice, MAX_CELLS, type Part, rightCells } from './cells.ts'
import { contentReader, type ContentReader, type ReadContent } from './content-reader.ts'
import type { ContentRules, Gradable, QuestionTypeRules } from './question-type.ts'
import type { Score } from './score.ts'

/** A content of shape `C`: how it is read and shown. */
export type ContentShape<C> = {
  /** Reads a parsed content through a reader, which remembers what is wrong: the canonical shape, nothing else in it. */
  read: (reader: ContentReader, content: unknown) => C
  /** What a student may see of it before it is graded, built field by field. */
  view: (content: C, random: Random | undefined) => object
  texts: (content: C) => string[]
}

/** The content of one type that is answered by itself, and how it is scored. */
export type ContentType<C> = ContentShape<C> & {
  /** Its parts; their options are the cells that a choice names. */
  parts: (content: C) => Part[]
  score: (parts: readonly Part[], choice: readonly number[], content: C) => Score
  /** Whether the number of right cells is secret: then the most points that can be known are those of all cells. */
  hidesKeyCount?: true
  /** What a choice must hold beside cells of the parts. */
  accepts?: (content: C, choice: readonly number[]) => boolean
  /** Of a type whose choice is no set of cells. */
  isChoice?: (content: C, choice: readonly number[]) => boolean
  /** Of a type whose key is no set of cells. */
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

/** The rules of a content, and what reads a stored one. */
export function contentRules<C>({ read: readShape, view, texts }: ContentShape<C>) {
  const read = (content: unknown, format: Format | undefined): ReadContent<C> => {
    const reader = contentReader(format)
    return reader.done(readShape(reader, parsed(content)))
  }
  /** A stored content; it was checked before it was stored. */
  const stored = (content: string | undefined): C => {
    const result = read(content, asStored)
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

/** The rules of a type with a content of its own. */
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
