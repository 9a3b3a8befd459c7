/** A whole question with the name by which a later import finds it. */
export type QuestionRow = {
  ref: string
  question: {
    type: string
    body: string
    bodyHtml?: string | null | undefined
    answers: readonly {
      letter: string
      text: string
      textHtml?: string | null | undefined
      correct: boolean
      match?: string | null | undefined
      why?: string | null | undefined
      whyHtml?: string | null | undefined
    }[]
    /** JSON text. */
    content?: string | null | undefined
    scoring?: string | null | undefined
    rationale: string
    rationaleHtml?: string | null | undefined
    tags: readonly string[]
    area: readonly string[]
  }
}
