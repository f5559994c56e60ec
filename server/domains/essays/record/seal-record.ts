import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto'
import { canonicalSeal, type RecordSeal } from '../../../../contract/essays/record.ts'
import type { Context } from '../../../platform/context.ts'
import type { Env } from '../../../platform/env.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { readRecord, verifyRecord } from './read-record.ts'

/** An Ed25519 private key in DER is this and 32 bytes (RFC 8410, section 7). */
const privateKeyStart = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs the last entry of a record, which fixes all entries before it. Throws if the stored chain is damaged. */
export async function sealRecord(ctx: Context, chatId: string): Promise<RecordSeal> {
  const record = await readRecord(ctx, chatId)
  if (!record) throw notFound('record')
  if (await verifyRecord(ctx, record.id)) throw new AppError('record_damaged')
  const content = {
    site: ctx.env.BASE_URL,
    recordId: record.id,
    number: record.entries,
    head: record.head,
    sealedAt: ctx.now().toISOString(),
  }
  const signature = sign(null, Buffer.from(canonicalSeal(content)), privateKeyOf(ctx.env))
  return { ...content, publicKey: recordKey(ctx.env), signature: signature.toString('base64') }
}

/** Returns the public key of this server's seals, as SPKI in base64. */
export function recordKey(env: Pick<Env, 'SECRET'>): string {
  return createPublicKey(privateKeyOf(env)).export({ type: 'spki', format: 'der' }).toString('base64')
}

/** Derives the key from SECRET (HKDF, RFC 5869), so that servers that share a database have the same. */
function privateKeyOf({ SECRET }: Pick<Env, 'SECRET'>): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', SECRET, 'longhand', 'v1:essay-record-seal', 32))
  return createPrivateKey({ key: Buffer.concat([privateKeyStart, seed]), format: 'der', type: 'pkcs8' })
}
