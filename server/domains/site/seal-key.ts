import type { Env } from '../../platform/env.ts'
import { openVault, UnsealError } from '../../platform/secrets.ts'

type SealedFor = { id: string; address: string }
type Secret = Pick<Env, 'SECRET'>

const vaultOf = ({ SECRET }: Secret) => openVault(SECRET, 'model-connection')

/** Seals a key together with its address, so that it never reaches another one than it was entered for. */
export function sealKey(env: Secret, { id, address }: SealedFor, key: string): string {
  return key === '' ? '' : vaultOf(env).seal(`${address}\n${key}`, id)
}

/** Returns the key; null if there is none, if it was sealed for another address, or with another SECRET. */
export function openSealedKey(env: Secret, { id, address }: SealedFor, sealed: string): string | null {
  if (sealed === '') return null
  try {
    const [sealedAddress, key = ''] = vaultOf(env).open(sealed, id).split('\n')
    return sealedAddress === address ? key : null
  } catch (error) {
    if (error instanceof UnsealError) return null
    throw error
  }
}
