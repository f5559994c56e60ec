import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { recoveryCodesCount } from '../../../../contract/accounts/security.ts'
import type { Doors } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { recoveryCodes } from '../tables.ts'
import { plainCode } from './two-factor-totp.ts'

/** 50 bits, two groups of five letters and digits. */
const codeLetters = 10

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Replaces all codes with new ones, which are shown once: only their hashes are stored. */
export async function replaceRecoveryCodes(
  db: Database | Transaction,
  secret: string,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesCount }, newCode)
  const rows = codes.map((code) => ({ userId, codeHash: hashCode(secret, userId, code) }))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(rows)
  return codes
}

/** Returns true once for each code. */
export async function spendRecoveryCode(
  { db, env, now }: Pick<Doors, 'db' | 'env' | 'now'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashCode(env.SECRET, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return spent.length === 1
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), sql`${recoveryCodes.usedAt} is null`))
}

function newCode(): string {
  const letters = base32.encode(randomBytes(7), { padding: false }).slice(0, codeLetters)
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/**
 * Hashes a code with a key that is not in the database. Codes are random, so a fast hash is enough, but without the key
 * a thief of the table could try all 50 bits.
 */
function hashCode(secret: string, userId: string, code: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, 'longhand', 'recovery-codes', 32))
  return createHmac('sha256', key)
    .update(`${userId}:${plainCode(code)}`)
    .digest('base64url')
}
