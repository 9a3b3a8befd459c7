import { type SampleAnswer, sampleAnswerFile, type SampleFile, type SampleQuestion } from '#domain/questions/sample.ts'
import { isObject } from '#web/lib/json.ts'

const isFile = (value: unknown): value is SampleFile =>
  isObject(value) && 'samples' in value && Array.isArray(value.samples)

const isAnswer = (value: unknown): value is SampleAnswer => isObject(value) && 'key' in value && 'rationale' in value

/** The questions that visitors may try, without their keys; none where there is no file. Rejects when it cannot be read. */
export async function fetchSamples(): Promise<readonly SampleQuestion[]> {
  const response = await fetch('/samples.json')
  if (response.status === 404) return []
  const value: unknown = response.ok ? await response.json() : undefined
  if (!isFile(value)) throw new Error('/samples.json cannot be read')
  return value.samples
}

/** The answer of a sample, in a file of its own: for after something was chosen. Rejects when it cannot be fetched. */
export async function fetchSampleAnswer(sample: SampleQuestion): Promise<SampleAnswer> {
  const response = await fetch(`/${sampleAnswerFile(sample)}`)
  const value: unknown = response.ok ? await response.json() : undefined
  if (!isAnswer(value)) throw new Error('The answer of a sample cannot be read')
  return value
}
