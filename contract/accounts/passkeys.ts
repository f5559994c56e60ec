import { z } from 'zod'
import { messagesOf } from '../../texts/message.ts'
import { passkeys } from '../../texts/passkeys.ts'
import { proofInput } from './security.ts'

/** Passkeys that an account can have. */
export const passkeysMax = 20

const base64url = (charactersMax: number) => z.base64url().min(1).max(charactersMax)
const common = {
  id: base64url(1_500),
  rawId: base64url(1_500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
}

/** What a browser answers when it has made a passkey (WebAuthn, RegistrationResponseJSON). */
const madePasskey = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

/** What a browser answers when it signs in with a passkey (WebAuthn, AuthenticationResponseJSON). */
export const passkeyAnswer = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
})

const name = z.string().trim().min(1).max(100)
export const addPasskeyInput = z.object({ name, response: madePasskey })
export const renamePasskeyInput = z.object({ name })
export const removePasskeyInput = proofInput

/** A passkey as the settings show it. Dates are ISO. */
export type Passkey = {
  id: string
  name: string
  createdAt: string
  lastUsedAt: string | null
  /** The device keeps copies of it on the owner’s other devices. */
  isSynced: boolean
}

export const passkeyTexts = /* @__PURE__ */ messagesOf('passkeys', passkeys)
