import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type addPasskeyInput,
  type Passkey,
  passkeysMax,
  passkeyTexts,
} from '../../../../contract/accounts/passkeys.ts'
import { brand } from '../../../../contract/brand.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { recordSecurityEvent } from '../security-log/security-log.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { passkeys, users } from '../tables.ts'
import { type Proof, proveOwner } from '../two-factor/two-factor-proof.ts'
import { closeChallenge, openChallenge } from './challenges.ts'
import { asPasskey } from './list-passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** Returns what a browser needs to make a passkey, once the owner has proved to be it. */
export async function beginPasskey(
  ctx: Context,
  proof: Proof,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { db, userId } = ctx
  await proveOwner(ctx, proof)
  const held = await db.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (held.length >= passkeysMax) throw new AppError('conflict', passkeyTexts.tooMany)
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(ctx.env).id,
    userID: new TextEncoder().encode(userId),
    userName: user?.email ?? '',
    userDisplayName: user?.name ?? '',
    attestationType: 'none',
    excludeCredentials: held.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Kept on the device, so that nobody has to type an address, and used only after a PIN or a fingerprint.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await openChallenge(db, options.challenge, userId)
  return options
}

/** Checks a new passkey and adds it to the account. */
export async function addPasskey(
  ctx: Context,
  { name, response }: z.output<typeof addPasskeyInput>,
  origin: Origin,
): Promise<Passkey> {
  const { db, env, userId } = ctx
  const made = await verifyMade(ctx, response as RegistrationResponseJSON)
  const { credential, credentialBackedUp } = made
  const [row] = await db
    .insert(passkeys)
    .values({
      userId,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      isSynced: credentialBackedUp,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new AppError('conflict', passkeyTexts.known)
  await recordSecurityEvent({ ...ctx, env }, { userId, kind: 'passkey_added', origin, detail: name })
  return asPasskey(row)
}

async function verifyMade({ db, env, userId }: Context, response: RegistrationResponseJSON) {
  const { id, origins } = relyingParty(env)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => closeChallenge(db, challenge, userId),
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (registrationInfo) return registrationInfo
  } catch {
    // The library's errors quote what the browser sent.
  }
  throw new AppError('invalid_input', passkeyTexts.notAdded)
}
