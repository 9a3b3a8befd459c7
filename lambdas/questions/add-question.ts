import { checkQuestion, type QuestionDraft } from '../../domain/questions/check-question.ts'
import { questionReply } from '../shared/question-reply.ts'
import { Refusal } from '../shared/refusal.ts'
import type { QuestionsDeps } from './deps.ts'
import { storeQuestions } from './store-questions.ts'

/** Adds a question to the bank (spec 2.7.6); its number is allocated in the transaction that writes it. */
export async function addQuestion(input: QuestionDraft, deps: QuestionsDeps) {
  const checked = checkQuestion(input)
  if (!checked.ok) throw new Refusal(checked.code)
  const [stored] = await storeQuestions([{ kind: 'add', question: checked.question, ref: deps.newRef() }], deps)
  if (!stored) throw new Error('Nothing was stored')
  return questionReply(stored)
}
