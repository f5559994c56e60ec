import mammoth from 'mammoth'
import { assertSafeZip } from './zip-guard.ts'

export async function readDocx(bytes: Uint8Array): Promise<string> {
  assertSafeZip(bytes)
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
    return value.trim()
  } catch {
    throw new Error('This .docx file is broken.')
  }
}
