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

/** Returns a use case's refusal. Throws if it does not refuse. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; data: unknown }> {
  const refusal = await findRefusal(call)
  if (refusal === undefined) throw new Error('Nothing was refused')
  return { code: refusal.code, data: refusal.data }
}

/** Returns a use case's refusal code, or 'done'. Rethrows any other error. */
export const codeOf = async (call: Promise<unknown>): Promise<string> => (await findRefusal(call))?.code ?? 'done'
