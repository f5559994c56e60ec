import { z } from 'zod'

/** Services that a user may bring a key of their own for (docs/spec/2-commercial.md section 3). */
export const keyServices = ['openai', 'undetectable'] as const
export type KeyService = (typeof keyServices)[number]

/** Printable and without spaces, as keys are; what a browser's password manager or a paste adds around it is cut off. */
export const keyInput = z.strictObject({
  service: z.enum(keyServices),
  key: z
    .string()
    .trim()
    .min(8, 'This is too short for a key.')
    .max(400, 'This is too long for a key.')
    .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no special letters.'),
})

export const serviceInput = z.strictObject({ service: z.enum(keyServices) })

/** What is told of a key: never the key. `lastFour` is null where it cannot be opened any more and has to be entered anew. */
export type KeyState = { lastFour: string | null } | null

export type OwnKeys = Record<KeyService, KeyState> & {
  /** False where the operator does not let users bring keys. */
  allowed: boolean
  /** Where the keys are sent, as a host: never chosen by the user. */
  hosts: Record<KeyService, string>
  /** Whether the key is used: the humanizing service only where the operator has it humanize. */
  used: Record<KeyService, boolean>
}

export type KeyTest = { ok: boolean; text: string }
