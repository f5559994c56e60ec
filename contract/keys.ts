import { z } from 'zod'

/** Services that users may bring their own key for (docs/spec/2-commercial.md section 3). */
export const keyServices = ['openai', 'undetectable'] as const
export type KeyService = (typeof keyServices)[number]

/** Printable characters without spaces; spaces that a password manager or a paste adds around the key are removed. */
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

/**
 * The visible state of a key, never the key. `lastFour` is null if the key cannot be decrypted and must be entered
 * again.
 */
export type KeyState = { lastFour: string | null } | null

export type OwnKeys = Record<KeyService, KeyState> & {
  /** False if the operator does not let users bring keys. */
  allowed: boolean
  /** The hosts that receive the keys; users cannot choose them. */
  hosts: Record<KeyService, string>
  /** Whether the key is used. The humanizing service is used only if the operator has configured it. */
  used: Record<KeyService, boolean>
}

export type KeyTest = { ok: boolean; text: string }
