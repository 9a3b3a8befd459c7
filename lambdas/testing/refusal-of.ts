import { Refusal } from '#lambdas/field/refusal.ts'

async function findRefusal(call: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** What a use case refuses with; fails when it does not refuse. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; data: unknown }> {
  const refusal = await findRefusal(call)
  if (refusal === undefined) throw new Error('Nothing was refused')
  return { code: refusal.code, data: refusal.data }
}

/** The code that a use case refuses with, or 'done'; fails when it fails otherwise. */
export const codeOf = async (call: Promise<unknown>): Promise<string> => (await findRefusal(call))?.code ?? 'done'
