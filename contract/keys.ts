import { z } from 'zod'
import { keys } from '../texts/keys.ts'
import { type Message, messagesOf } from '../texts/message.ts'

/** Services that users may bring their own key for (docs/spec/2-commercial.md section 3). */
export const keyServices = ['openai', 'undetectable'] as const
export type KeyService = (typeof keyServices)[number]

/** Services of which users may also choose the address, because many others speak the same protocol. */
export const addressedServices: readonly KeyService[] = ['openai']
const addressLettersMax = 300

/** What is wrong with an entered key, and the results of its test. */
export const keyTexts = /* @__PURE__ */ messagesOf('keys', keys)

/** The address of a service, such as https://openrouter.ai/api/v1. */
const address = z
  .string()
  .trim()
  .max(addressLettersMax, keyTexts.addressTooLong.key)
  .refine(isServiceAddress, keyTexts.addressWrong.key)

/** Printable characters without spaces; spaces that a password manager or a paste adds around the key are removed. */
export const keyInput = z.strictObject({
  service: z.enum(keyServices),
  /** Where the key is sent, if it is not the operator's choice. A new address needs the key again. */
  address: address.optional(),
  key: z
    .string()
    .trim()
    .min(8, keyTexts.tooShort.key)
    .max(400, keyTexts.tooLong.key)
    .regex(/^[\x21-\x7e]+$/, keyTexts.signs.key),
})

export type KeyInput = z.output<typeof keyInput>

export const serviceInput = z.strictObject({ service: z.enum(keyServices) })

/**
 * The visible state of a key, never the key. `lastFour` is null if the key cannot be decrypted and must be entered
 * again. `address` is the user's own choice; null means the operator's.
 */
export type KeyState = { lastFour: string | null; address: string | null } | null

export type OwnKeys = Record<KeyService, KeyState> & {
  /** False if the operator does not let users bring keys. */
  allowed: boolean
  /** The services whose address users may choose. */
  addressed: readonly KeyService[]
  /** The hosts that receive the keys, and the operator's, which receive them where users chose no address. */
  hosts: Record<KeyService, string>
  standardHosts: Record<KeyService, string>
  /** Whether the key is used. The humanizing service is used only if the operator has configured it. */
  used: Record<KeyService, boolean>
}

export type KeyTest = { ok: boolean; text: string; says: Message }

/** `http:` passes for this machine only, which the server then refuses unless it is a test's. */
function isServiceAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1')
  return isSecure && username === '' && password === '' && search === '' && hash === ''
}
