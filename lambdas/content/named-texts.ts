import { checkInstructions } from '#domain/content/check-texts.ts'
import { checkName } from '#domain/content/name.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

/**
 * Returns the name, url, and instructions of a content or section, as stored (spec 3.5.3, 2.5.37 to 2.5.41). `empty`
 * holds the error codes for missing fields, which differ by kind.
 */
export function namedTexts(
  input: { name: string; instructions: string },
  empty: { name: string; instructions: string },
): { name: string; url: string; instructions: string } {
  const named = checkName(input.name)
  if (!named.ok)
    throw new Refusal(
      { empty: empty.name, reserved: 'name-reserved', 'no-letters': 'name-without-letters', long: 'name-long' }[
        named.code
      ],
    )
  const instructions = checkInstructions(input.instructions)
  if (!instructions.ok) throw new Refusal(instructions.code === 'long' ? 'instructions-long' : empty.instructions)
  return { name: named.name, url: named.url, instructions: instructions.text }
}
